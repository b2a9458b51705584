"""Warsan Tower on its lake: today, with slabs at level fourteen, cranes and the first terraces glazed; and finished."""
import math

from buildings import book_tower
from buildings.developments import development
from dubai import around, warsan_lake
from kit import boats, context, facade, ground, light, planting, site, sky, water
from kit.district import district
from kit.masonry import Plane
from kit.materials import use
from kit.shapes import Mesh, instance
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
    """The tower as its residents will know it: a promenade before it, then the lake between a city shore and a wild one."""
    ground.plane("sand", -1.6)
    book_tower.build()
    book_tower.podium()
    _neighbour()
    _promenade()
    warsan_lake.lake_and_land()
    warsan_lake.islands()
    warsan_lake.city_shore()
    warsan_lake.wild_shore()
    warsan_lake.far_shore()
    context.skyline((-900, 260, 900, 1300), 110, (15, 130), 8, cluster=.3)
    district((-420, 62, 420, 420), 5)
    context.far_trees([planting.tree(3, 7, 3, leaves=1500), planting.palm(7, 8, 26)], (-200, 42, 200, 60), 60)
    if sky.current.lamps > .6:
        light.area((0, -19.6, 4.2), (0, -30, 0), (58, 2), 1500)
        for s in (-1, 1):
            light.area((s * 74, -22, 4.4), (s * 74, -28, 0), (70, 1), 900)


def _promenade() -> None:
    """Paving with a quay, low palms, lawns at the sides of the hall, reeds at its ends, a jetty with boats."""
    ground.slab(-120, -33, 120, -22, "paving_large", .1, 1.4)
    ground.slab(-150, -22, 150, 56, "lawn", .02, .5)
    ground.slab(-34, -22, 34, 30, "paving", .06, .5)
    around.drift((-118, -31.5, 118, -29.4), .9, 6, .1)
    m = Mesh("jetty")
    for x in (-62, 66):
        m.box(x - 1.5, -58, -.35, x + 1.5, -33, -.2, use("deck"))
        m.box(x - 7, -61, -.35, x + 7, -58, -.2, use("deck"))
        for y in (-60, -52, -44, -36):
            m.tube([(x + 1.2, y, -2), (x + 1.2, y, .5)], .12, use("timber_dark"), 8)
    m.done()
    for k, (x, y) in enumerate(((-66.5, -54), (-57.5, -52), (61.5, -54), (70.6, -50), (70.4, -41))):
        instance(boats.launch() if k % 2 else boats.abra(), (x, y, -1.0), 1.5708 if k % 2 else -1.5708)
    for s in (-1, 1):
        x0, x1 = sorted((s * 36, s * 74))
        around.drift((x0, -20, x1, -16), .5, 8 + s, .05)
        planting.row([planting.tree(80 + k, 5, 2.4, leaves=2600) for k in range(2)], (s * 42, -8), (s * 112, -8), 9, 5 + s)
    planting.row(around.palms(3, 4.6, .5), (-114, -26), (114, -26), 9.5, 4)
    around.lamps((-110, -24), (110, -24), 18, math.pi, 4.2)
    around.people(areas=[(26, -70, -28, 70, -23, .1)], seed=4)
    for x, y, turn in ((34, -96, .4), (-58, -150, 2.6), (128, -150, 1.2)):
        instance(boats.abra(), (x, y, -1.0), turn)


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
