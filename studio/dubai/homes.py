"""Homes still to come: Jaddaf Quarter on its quay, and the rows of Furjan Gardens."""
import math

from buildings import quarter, townhouse
from dubai import around
from kit import boats, context, ground, light, planting, sky
from kit.materials import glowing, use
from kit.shapes import Mesh, instance
from views import View


def jaddaf(view: View) -> None:
    around.quay(-14, -1.3, "creek", walk=13)
    ground.slab(-300, -1, 300, 90, "cobble", .04)
    quarter.build()
    around.city((-620, 160, 640, 800), 80, (30, 200), 5, .4, -13)
    context.neighbours([(-92, 34, 36, 30, 30), (78, 30, 40, 36, 26), (84, 74, 40, 30, 44), (-100, 84, 40, 34, 52)], 8)
    for k in range(7):
        instance(quarter.stall(k % 4), (-10.4 if k % 2 else -8.0, 2 + k * 5.2, .05), math.pi / 2 if k % 2 else -math.pi / 2)
        instance(quarter.stall((k + 1) % 4), (-30 + k * 7.5, -4.2, .05), math.pi)
    _festoon()
    planting.row(around.palms(3, 7.5), (-120, -10.5), (120, -10.5), 9.5, 6, .05, .1)
    for k, (x, y) in enumerate(((-9.6, 20), (-9.2, 42), (-32, 22), (10, 22))):
        instance(planting.tree(60 + k % 3, 7.5, 3, "leaf_fresh", 4200), (x, y, 0), k)
    around.people(areas=[(24, -46, -9, 40, -2, .06), (16, -11, 0, -7, 44, .06)], seed=8)
    around.lamps((-110, -12), (110, -12), 19, math.pi, 4.6)
    instance(boats.dhow(), (-4, -33, -1.2), .1)
    instance(boats.abra(), (26, -27, -1.15), math.pi)
    instance(boats.abra(), (-46, -44, -1.15), .4)
    if sky.current.lamps > .3:
        light.area((-20, -1.5, 4.8), (-20, -9, 0), (46, 2), 900)
        light.area((-8.6, 22, 5.6), (-8.6, 22, 0), (3, 40), 800)


def _festoon() -> None:
    """Strings of small lamps across the market street."""
    m = Mesh("festoon")
    bulb = glowing("festoon", (1, .72, .40), 1.5 + 8 * sky.current.lamps)
    for k in range(9):
        y = 1 + k * 5.2
        points = [(-13.4 + 7.2 * t / 8, y, 5.4 - .9 * math.sin(math.pi * t / 8)) for t in range(9)]
        m.tube(points, .012, use("dark_metal"), 3)
        for p in points[1:-1]:
            m.lathe([(.0, p[2] - .2), (.07, p[2] - .13), (.05, p[2] - .04), (0, p[2])], bulb, 8, p[0], p[1])
    m.done()


def furjan(view: View) -> None:
    aerial = view.at[2] > 18
    around.suburb(9, 104, (lambda x, y: -66 < x < 66 and -40 < y < 96) if aerial else None)
    ground.slab(-64, -12, 64, 98, "sand", -.03)
    young = [planting.tree(100 + k, 4.6 + k * .5, 1.9, leaf, 3000, .38, "bark_pale") for k, leaf in enumerate(("leaf_olive", "leaf_fresh", "leaf_tree"))]
    for j in range(3):
        y = j * 36
        for i, x in enumerate((-52, 4)):
            townhouse.row(x, y, 6, i + j * 2)
        m = Mesh("street")
        m.box(-64, y - 16, -.2, 64, y - 9.4, .0, use("paving_dark"))
        m.box(-64, y - 9.4, -.2, 64, y - 7, .08, use("paving"))
        m.box(-64, y - 18.6, -.2, 64, y - 16, .08, use("paving"))
        m.done()
        planting.row(young, (-60, y - 8.2), (60, y - 8.2), 8, j, 0, .2)
        planting.row(young, (-60, y - 17.4), (60, y - 17.4), 7, j + 5, 0, .2)
        around.drift((-60, y - 18.2, 60, y - 16.6), .55, j + 2, .08)
        around.cars([(-49.5, y - 3.6, 0), (-33.4, y - 3.6, 0), (7, y - 3.6, 0), (31, y - 3.6, 0)], j)
    around.people([(-32, -12.5, 1.4), (-31.3, -12.2, 1.6), (-36, -8.2, 4), (2, -11, 5), (-12, 25.5, 2)], [(6, -50, -15, -34, -10), (5, 4, -15, 50, -10)], 3)
    _nursery(young)


def _nursery(young) -> None:
    """Trees in pots on the corner of the plot, waiting for their street."""
    m = Mesh("pots")
    for i in range(9):
        for j in range(5):
            x, y = -60 + i * 2.2, -36 + j * 2.4
            m.lathe([(.36, -.1), (.46, .6), (.40, .6), (0, .55)], use("terracotta"), 36, x, y)
            instance(young[(i + j) % 3], (x, y, .5), i * 1.7 + j, .62 + .05 * ((i * j) % 4))
    m.done()
