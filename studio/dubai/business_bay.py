"""Two scenes on the water of Business Bay: the office court by the canal, and the tower whose plant is renewed."""
import math

from buildings import bay_tower, canal_court
from buildings.bay_tower import chiller
from dubai import around
from kit import boats, context, ground, light, planting, site, sky
from kit.masonry import Plane
from kit.materials import plain, use
from kit.shapes import Mesh, instance
from views import View


def _towers(seed: int) -> None:
    around.city((-560, 110, 560, 700), 90, (50, 240), seed, .35, -12)


def court(view: View) -> None:
    around.quay(-13, -1.2, "creek", walk=11)
    ground.slab(-400, -2, 400, 90, "paving_large", .05)
    canal_court.build()
    _towers(4)
    neem = [planting.tree(60 + k, 9 + k, 4.2, "leaf_fresh" if k else "leaf_tree", 5600, .3) for k in range(3)]
    for k, (x, y) in enumerate(((-9, 8), (7, 5), (-6, 20), (9, 19), (0, 31), (-10, 32), (11, 32))):
        instance(neem[k % 3], (x, y, .3), k * 1.3, .85 + .1 * (k % 3))
    m = Mesh("beds")
    for x0, y0, x1, y1 in ((-13, 2, -3.5, 24), (3.5, 2, 13, 24), (-13, 28, 13, 35)):
        m.box(x0, y0, 0, x1, y1, .45, use("ivory_stone"))
        m.box(x0 + .25, y0 + .25, .4, x1 - .25, y1 - .25, .47, use("soil"))
        around.drift((x0 + .5, y0 + .5, x1 - .5, y1 - .5), .8, int(x0) % 7, .45)
    for x0, x1 in ((-37, -20), (20, 37)):
        m.box(x0, -5.5, 0, x1, -4.9, .45, use("timber_pale"))
    site.hoarding(m, Plane(17, -1.5, 0), 19, 2.4)
    m.done()
    lift = Mesh("hoist")
    site.scaffold(lift, Plane(35.2, 6, math.pi / 2), 0, 4.8, 0, 31, 2.4, 2.0, 2.2)
    lift.done()
    planting.row(around.palms(3, 8), (-120, -10), (120, -10), 10, 3, .05, .1)
    around.people(areas=[(20, -40, -9, 40, -3, .06), (8, -4, -1, 4, 26, .06)], seed=6)
    around.lamps((-100, -11), (100, -11), 20, math.pi, 4.6)
    instance(boats.abra(), (-22, -24, -1.15), .15)
    instance(boats.abra(), (34, -34, -1.15), math.pi)
    if sky.current.lamps > .6:
        light.area((0, 34, 4.6), (0, 10, 0), (20, 3), 1400)
        light.area((-26, -1, 4.3), (-26, -10, 0), (18, 2), 500)
        light.area((26, -1, 4.3), (26, -10, 0), (18, 2), 500)


def retrofit(view: View) -> None:
    around.quay(-26, -1.3, "creek", walk=12)
    ground.slab(-400, -14, 400, 90, "paving_large", .05)
    w, d, top = bay_tower.build()
    _towers(9)
    context.neighbours([(-66, 42, 36, 34, 120), (-120, 24, 32, 32, 78), (104, 36, 34, 36, 150), (148, 20, 30, 30, 92)], 6)
    m = Mesh("temporary")
    for k in range(3):
        m.tube([(w + 12, 2 + k * .7, 11.6), (w + 3, 2 + k * .7, 11.6), (w + 1.2, 2 + k * .7, 14), (w + .5, 2 + k * .7, 30 + k * 6)], .16, use("teal_pipe"), 8)
    site.scaffold(m, Plane(w, 1.5, math.pi / 2), 0, 4.8, 11, top)
    m.done()
    for k in range(2):
        instance(chiller(), (w + 10.5, 8 + k * 5, 11), math.pi / 2)
    # A mobile crane's boom stands beside the tower and lays a new chiller down.
    boom, paint = Mesh("boom"), plain("boom_paint", (.56, .33, .05), .5)
    site.lattice_girder(boom, (w + 30, -4, 3), (w + 12, 6, top + 22), 1.5, paint, 1.8, .09)
    boom.tube([(w + 12, 6, top + 22), (w + 12, 6, top + 9)], .05, use("dark_metal"), 4)
    boom.box(w + 27, -8, 0, w + 34, 0, 3, paint)
    boom.done()
    instance(chiller(), (w + 12, 6, top + 5.6))
    planting.row(around.palms(3, 8), (-150, -20), (150, -20), 10, 3, .05, .1)
    around.drift((-60, -24, 90, -22.5), .9, 3, .06)
    around.people(areas=[(16, -30, -20, 70, -15, .06)], seed=7)
    around.lamps((-100, -24.2), (120, -24.2), 20, math.pi, 4.6)
    instance(boats.yacht(16), (-6, -48, -1.3), .2)
    instance(boats.abra(), (44, -58, -1.2), math.pi)
    if sky.current.lamps > .6:
        light.area((24, -8, 4), (24, -20, 0), (50, 3), 1200)
