"""The shore of the Gulf with the house's towers: the picture the site opens with, and its relations."""
from __future__ import annotations

import math

from buildings import book_tower, gulf_tower, quayside
from dubai import around
from kit import boats, context, facade, ground, light, planting, sky
from kit.materials import use
from kit.shapes import Mesh, instance, placed
from views import View


def shore(view: View) -> None:
    around.quay(0, -1.4, "sea", walk=14, x0=-900, x1=900)
    ground.slab(-900, 14, 900, 120, "paving_large", .05)
    gulf_tower.build(-6, 46, 40, 12.5, 18, 3)
    gulf_tower.build(46, 78, 30, 11, 16, 8, 1.2, "travertine")
    placed(book_tower.build, -58, 52, .12)
    placed(quayside.build, 74, 26)
    placed(lambda: quayside.build(8, 4, 6), -122, 26)
    around.city((-900, 210, 900, 1000), 130, (30, 190), 11, .72)
    context.neighbours([(-164, 94, 26, 24, 74), (-214, 76, 28, 24, 52), (150, 110, 26, 24, 96), (204, 86, 30, 26, 60), (104, 140, 24, 24, 78), (-112, 140, 26, 26, 104), (262, 100, 30, 30, 44), (-278, 100, 32, 30, 40)], 5)
    planting.row(around.palms(3, 8.5), (-300, 5), (300, 5), 8.4, 5, .05, .15)
    planting.row(around.palms(3, 8), (-300, 17), (300, 17), 10.4, 9, .05, .3)
    around.drift((-120, 2.2, 140, 3.6), .8, 4, .06)
    around.people(areas=[(40, -80, 7, 120, 13, .06)], seed=5)
    around.lamps((-200, 3.4), (220, 3.4), 16.8, math.pi, 4.8)
    for x, y, turn in ((-40, -36, .25), (64, -58, math.pi - .2)):
        instance(boats.dhow(), (x, y, -1.5), turn)
    for x, y, turn in ((18, -20, .1), (96, -26, 3.3), (-84, -22, .2)):
        instance(boats.yacht(17), (x, y, -1.5), turn)
    instance(boats.abra(), (-8, -48, -1.4), 2.8)
    if view.name == "wide":
        instance(boats.dhow(), (-42, -122, -1.5), .5)
    if sky.current.lamps > .5:
        for x in (-90, -20, 60, 120):
            light.area((x, 15, 5), (x, 6, 0), (50, 3), 2600)


def gate(view: View) -> None:
    """A lone gate in the desert with no house behind it."""
    ground.plane("sand", -.4)
    ground.dunes((-700, -60, 700, 1300), 9, 5, flat=lambda x, y: min(1, max(0, math.hypot(x, y) / 60 - .35)), step=9)
    m = Mesh("gate")
    wall = use("plaster_sand")
    part = Mesh("arch")
    facade.arched(part, 7.2, 8.2, 3.8, 4.0, 1.5, wall, pointed=.18)
    m.add(part, -3.6, 0)
    m.box(-3.9, -.2, 8.2, 3.9, 1.7, 8.7, use("limestone"))
    m.box(-3.9, -.15, -.3, -1.9, 1.65, .7, use("limestone"))
    m.box(1.9, -.15, -.3, 3.9, 1.65, .7, use("limestone"))
    for k in range(9):
        m.box(-3.4 + k * .78, -.1, 8.7, -3.0 + k * .78, .5, 9.3, wall)
    m.face([(-1.86, .9, 0), (-1.86, .9, 4.6), (-2.9, -.9, 4.4), (-2.9, -.9, 0)], use("timber_dark"))
    for k in range(5):
        m.box(-.9 + .1 * (k % 2), -9 + k * 2.0, -.1, .9, -7.6 + k * 2.0, .06, use("limestone"))
    m.done()
    planting.scatter([planting.grass_clump(k, .7, 70, "leaf_dry", .4) for k in range(3)], (-26, -24, 26, 20), 46, 3, -.05, (.6, 1.2))
    instance(planting.palm(2, 9), (9.5, 6, -.2), 1.1)
    instance(planting.palm(1, 6.5), (12, 4.5, -.2), 2.1)
    around.people([(.5, 3.4, 3.1)], seed=3)
    context.skyline((-500, 2600, 900, 3300), 40, (60, 320), 3, cluster=.66)
