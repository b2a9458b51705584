"""Warsan Tower on its lake: today, with slabs at level fourteen, cranes and the first terraces glazed; and finished."""
import math

from buildings import book_tower
from buildings.developments import development
from dubai import around
from kit import boats, context, facade, ground, light, planting, site, sky, water
from kit.district import district
from kit.masonry import Plane
from kit.materials import use
from kit.shapes import Mesh, circle, instance
from views import View


def scene(view: View) -> None:
    ground.plane("sand", -.5, (-6000, -34, 6000, 6000))
    water.sheet((-6000, -6000, 6000, -33), -1.0, "creek")
    book_tower.build(14, 8)
    book_tower.podium()
    _neighbour()
    m = Mesh("site")
    site.hoarding(m, Plane(-42, -23, 0), 84, 2.6)
    site.stacks(m, -38, -8, 3)
    m.done()
    instance(site.tower_crane(74, 46, 2.5), (-4, 22, 0))
    instance(site.tower_crane(58, 40, .4), (34, 16, 0))
    ground.slab(-60, -33, 60, -23.2, "paving_large", .1, .8)
    around.drift((-58, -31.5, 58, -29), .9, 6, .1)
    planting.row(around.palms(3, 7), (-56, -27), (56, -27), 9, 4)
    around.people(areas=[(9, -40, -26, 40, -24, .1)], seed=4)
    context.skyline((-900, 260, 900, 1300), 110, (15, 130), 8, cluster=.3)
    district((-420, 62, 420, 420), 5)
    context.far_trees([planting.tree(3, 7, 3, leaves=1500), planting.palm(7, 8, 26)], (-200, -30, 200, 60), 70)
    planting.scatter([planting.grass_clump(k, 1.3, 120, "reed", .5) for k in range(3)], (-64, -36, 64, -33), 150, 3, -.7, (.9, 1.5))
    if view.at[1] < -60 and view.at[2] < 10:
        planting.scatter([planting.grass_clump(k, 1.5, 140, "reed", .5) for k in range(3)],
                         (view.at[0] - 5, view.at[1] + 4, view.at[0] - 1, view.at[1] + 8), 16, 5, -1.1, (.9, 1.3))
    if sky.current.lamps > .6:
        light.area((0, -12, 4.2), (0, -20, 0), (50, 3), 1400)


def finished(view: View) -> None:
    """The tower as its residents will know it: a promenade before it, the lake, low houses on the far shore."""
    ground.plane("sand", -.5, (-6000, -34, 6000, 6000))
    ground.plane("sand", -.5, (-6000, -6000, 6000, -FAR_SHORE))
    water.sheet((-6000, -FAR_SHORE, 6000, -33), -1.0, "creek")
    book_tower.build()
    book_tower.podium()
    _neighbour()
    _promenade()
    _far_shore()
    context.skyline((-900, 260, 900, 1300), 110, (15, 130), 8, cluster=.3)
    district((-420, 62, 420, 420), 5)
    context.far_trees([planting.tree(3, 7, 3, leaves=1500), planting.palm(7, 8, 26)], (-200, 30, 200, 60), 60)


FAR_SHORE = 330


def _promenade() -> None:
    """Paving, low palms, lawns at the sides of the hall, reeds at the water."""
    ground.slab(-120, -33, 120, -22, "paving_large", .1, .8)
    ground.slab(-120, -22, 120, 40, "lawn", .02, .5)
    ground.slab(-34, -22, 34, 30, "paving", .06, .5)
    around.drift((-118, -31.5, 118, -29.4), .9, 6, .1)
    for s in (-1, 1):
        x0, x1 = sorted((s * 36, s * 74))
        around.drift((x0, -20, x1, -16), .5, 8 + s, .05)
        planting.row([planting.tree(80 + k, 5, 2.4, leaves=2600) for k in range(2)], (s * 42, -8), (s * 112, -8), 9, 5 + s)
    planting.row(around.palms(3, 4.6, .5), (-114, -26), (114, -26), 9.5, 4)
    around.lamps((-110, -24), (110, -24), 18, math.pi, 4.2)
    around.people(areas=[(26, -70, -28, 70, -23, .1)], seed=4)
    planting.scatter([planting.grass_clump(k, 1.3, 120, "reed", .5) for k in range(3)], (-118, -36, 118, -33), 260, 3, -.7, (.9, 1.5))
    for x, y, turn in ((24, -74, .4), (-46, -118, 2.6), (92, -150, 1.2)):
        instance(boats.abra(), (x, y, -1.0), turn)


def _far_shore() -> None:
    """An island with palms, a jetty, streets of houses behind a row of trees, a skyline in the haze."""
    m = Mesh("islands")
    for x, y, size in ((58, -176, 20), (-96, -232, 28), (170, -250, 24)):
        m.prism(_bank(x, y, size), -2, -.55, use("sand"))
        m.prism(_bank(x, y, size * .92), -2, -.35, use("lawn"))
        trees = [planting.palm(k, 7 + k, 30) for k in range(3)] + [planting.tree(90 + k, 6, 2.8, leaves=2000) for k in range(2)]
        for k in range(int(size * 1.2)):
            a, far = k * 2.4, size * .85 * ((k * .618) % 1) ** .5
            instance(trees[k % 5], (x + 1.6 * far * math.cos(a), y + far * math.sin(a), -.4), a, .8 + .3 * ((k * .37) % 1))
    m.done()
    ground.slab(-700, -FAR_SHORE - 9, 700, -FAR_SHORE, "paving", -.2, 1.4)
    district((-700, -1100, 700, -FAR_SHORE - 14), 9)
    shore = [planting.tree(30 + k, 8, 3.4, leaves=1500) for k in range(2)] + [planting.palm(9, 9, 26)]
    context.far_trees(shore, (-560, -820, 560, -FAR_SHORE - 16), 320, 5)
    planting.row(shore, (-600, -FAR_SHORE - 6), (600, -FAR_SHORE - 6), 8, 4, 0, 1.6)
    context.skyline((-2600, -3000, 2600, -1250), 120, (20, 150), 12, cluster=.62)
    context.skyline((700, -1100, 2200, -300), 40, (15, 90), 14)
    context.skyline((-2200, -1100, -700, -300), 40, (15, 70), 15)


def _bank(x: float, y: float, size: float) -> list:
    """An island's outline: longer than wide, with bays."""
    return [(x + 1.7 * a * (w := 1 + .13 * math.sin(a * .19 + x) + .08 * math.sin(b * .31 + y)), y + b * w) for a, b in circle(size, 56)]


def _neighbour() -> None:
    """The tower to the south, whose shadow the homes get."""
    for box in development(book_tower.KEY).neighbours:
        x0, y0, x1, y1 = box["at"]
        floors = int(box["height"] // 3.5)
        for origin, turn, length in facade.sides(x0, y0, x1, y1):
            columns = round(length / 4.2)
            wide = round(length / columns, 3)
            bay = facade.plain_bay(wide, 3.5, (.5, .7, wide - .5, 2.7), "plaster_sand", parts=3)
            facade.grid(origin, turn, columns, floors, wide, 3.5, lambda c, f, r: bay, 5, 4.5, corner="none")
        m = Mesh("neighbour")
        facade.bands(m, x0, y0, x1, y1, [f * 3.5 - .1 for f in range(1, floors + 1)], .16, use("limestone"), .02)
        facade.corners(m, x0, y0, x1, y1, 0, floors * 3.5, use("plaster_sand"))
        facade.parapet(m, x0, y0, x1, y1, floors * 3.5, box["height"] - floors * 3.5, .3, use("plaster_sand"))
        m.done()
