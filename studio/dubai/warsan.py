"""Warsan Tower on its lake: slabs at level fourteen, cranes, the first terraces glazed."""
from buildings import book_tower
from dubai import around
from kit import context, ground, light, planting, site, sky, water
from kit.district import district
from kit.masonry import Plane
from kit.shapes import Mesh, instance
from views import View


def scene(view: View) -> None:
    ground.plane("sand", -.5, (-6000, -34, 6000, 6000))
    water.sheet((-6000, -6000, 6000, -33), -1.0, "creek")
    book_tower.build(22, 14, 8)
    book_tower.podium()
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
