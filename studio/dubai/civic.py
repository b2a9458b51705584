"""Public Dubai: the bus canopy in Deira, the learning lab, the gatehouses of Jumeirah, the municipal centre."""
import math

from buildings import canopy, gatehouse, municipal, trays
from dubai import around
from kit import context, ground, light, planting, sky
from kit.district import district
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance
from kit.vehicles import bus
from views import View


def _urban(far: float, seed: int, heights=(14, 60)) -> None:
    ground.plane("sand", -.16)
    around.streets((-600, far, 600, far + 500), seed)
    context.skyline((-520, far + 14, 520, far + 420), 110, heights, seed, widths=(20, 44))
    context.skyline((-1600, far + 700, 1600, far + 2100), 90, (30, 200), seed + 3, cluster=.7)


def buses(view: View) -> None:
    _urban(64, 6, (14, 42))
    ground.slab(-40, -40, 150, 60, "asphalt", -.02)
    canopy.build()
    item = once(("bus", sky.current.lamps > .6), lambda: bus("white", "teal", lights=sky.current.lamps > .6))
    for x, y, s in ((20, 2.4, 1), (46, 2.4, 1), (84, 2.4, 1), (10, 15.4, -1), (58, 15.4, -1), (92, 28.6, 1)):
        instance(item, (x, y, 0), s * math.pi / 2)
    around.people(areas=[(34, 0, 5, 106, 11, .18), (26, 0, 19.5, 106, 26, .18)], seed=4)
    m = Mesh("edge")
    m.box(-40, -16, -.1, 150, -9, .14, use("paving"))
    m.box(-40, -9, -.1, 150, -8.8, .15, use("kerb"))
    m.done()
    around.drift((-30, -14.6, 130, -12.6), .55, 3, .14)
    planting.row(around.palms(3, 6.5), (-30, -13.4), (130, -13.4), 13, 8, .1)
    around.cars([(8, -20, math.pi / 2), (70, -20, math.pi / 2), (34, -25, -math.pi / 2)], 3)


def lab(view: View) -> None:
    _urban(62, 9, (16, 70))
    ground.slab(-60, -40, 110, 60, "paving_large", .0)
    trays.build()
    for x0, y0, x1, y1 in ((-40, -19, -10, -7), (14, -19, 60, -9)):
        ground.slab(x0, y0, x1, y1, "lawn", .08)
        around.drift((x0, y0, x1, y0 + 1.6), 1.2, int(x1) % 7, .08)
        planting.row(around.shade_trees(44), (x0 + 3, (y0 + y1) / 2), (x1 - 3, (y0 + y1) / 2), 9, int(x1), 0, .8)
    for x0, y0, x1, y1 in ((-54, 0, -16, 46), (64, -6, 104, 46), (-10, 32, 58, 50)):
        ground.slab(x0, y0, x1, y1, "lawn", .08)
        planting.scatter(around.shade_trees(44, 2600), (x0 + 2, y0 + 2, x1 - 2, y1 - 2), 16, int(x1), .08, (.8, 1.2))
    around.people([(2, -12, .5), (2.8, -12.4, 1.5)], [(16, -8, -18, 40, -3)], 6)
    ground.road(-30, 8)
    around.cars([(-14, -27.4, math.pi / 2), (52, -27.4, math.pi / 2)], 2)
    if sky.current.lamps > .6:
        light.area((24, 2, 4.1), (24, -8, 0), (34, 3), 700)


def gates(view: View) -> None:
    ground.plane("sand", -.16)
    district((-300, 60, 300, 500), 5)
    district((-300, -330, 300, -70), 8) if view.at[2] > 15 else None
    context.skyline((-1500, 900, 1500, 2400), 90, (30, 230), 7, cluster=.35)
    m = Mesh("lanes")
    m.box(-12, -300, -.12, -1.9, 300, -.02, use("asphalt"))
    m.box(1.9, -300, -.12, 12, 300, -.02, use("asphalt"))
    m.box(-1.9, -300, -.12, 1.9, -7, .10, use("soil"))
    m.box(-1.9, 7, -.12, 1.9, 300, .10, use("soil"))
    for x in (-7, 7):
        for k in range(60):
            m.box(x - .06, -240 + k * 8, -.019, x + .06, -237 + k * 8, -.012, use("road_paint"))
    for x0, x1 in ((-18, -12), (12, 18)):
        m.box(x0, -300, -.12, x1, 300, .08, use("paving"))
    m.done()
    gatehouse.build()
    around.drift((-1.6, -40, 1.6, -8), .9, 4, .1, "flower_pink")
    around.drift((-1.6, 8, 1.6, 50), .9, 5, .1, "flower_pink")
    palms = around.palms(3, 7)
    planting.row(palms, (0, -60), (0, -10), 8, 3)
    planting.row(palms, (0, 10), (0, 120), 8, 4)
    for s in (-1, 1):
        ground.slab(min(s * 18, s * 46), -60, max(s * 18, s * 46), .8, "lawn", .1)
        around.drift((min(s * 18.5, s * 30), -4, max(s * 18.5, s * 30), .5), 1.4, 6 + s, .1, "flower_pink")
        planting.row(around.shade_trees(48), (s * 23, -30), (s * 23, -8), 8, 5 + s)
        planting.row(around.shade_trees(48), (s * 22, 6), (s * 22, 90), 9, 8 + s)
    around.cars([(-6, -14, math.pi), (6.5, 14, 0), (-6.4, 30, math.pi), (6.4, -34, 0)], 7)
    around.people([(3.6, -4.8, 1.5, .0), (-12.8, -10, 2)], seed=5)
    if sky.current.lamps > .3:
        light.area((-7, 0, 4.1), (-7, 0, 0), (8, 6), 260)
        light.area((6, 0, 4.1), (6, 0, 0), (8, 6), 260)
        light.area((12, -4.4, .4), (12, -3.6, 4), (6, .4), 60)


def centre(view: View) -> None:
    _urban(60, 4, (8, 26))
    ground.slab(-40, -40, 100, 50, "paving_large", .0)
    municipal.build()
    m = Mesh("basins")
    for x in (9, 23, 37):
        m.box(x, -12.5, 0, x + 8, -10, .4, use("sandstone"))
        m.box(x + .2, -12.3, .3, x + 7.8, -10.2, .42, use("soil"))
        around.drift((x + .4, -12, x + 7.6, -10.4), 1.6, x, .4)
    m.done()
    planting.row(around.palms(3, 7.5), (-30, -21), (86, -21), 9, 5)
    around.drift((-30, -24.5, 18, -22.5), 1.0, 3)
    around.drift((36, -24.5, 86, -22.5), 1.0, 5)
    ground.wall((-30, -25), (20, -25), .5, .4, "sandstone")
    ground.wall((34, -25), (86, -25), .5, .4, "sandstone")
    ground.road(-32, 8)
    planting.row(around.shade_trees(42), (-14, 0), (-14, 30), 9, 2)
    planting.row(around.shade_trees(42), (68, -4), (68, 30), 9, 3)
    around.people(areas=[(18, 2, -14, 52, 2), (6, 18, -22, 36, -15)], seed=9)
    around.cars([(4, -29.5, math.pi / 2), (60, -29.5, math.pi / 2)], 9)
    if sky.current.lamps > .5:
        light.area((27, 6, 5.2), (27, -6, 0), (46, 2), 1500)
