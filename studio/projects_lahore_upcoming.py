"""The coming project in Lahore, rendered as it will stand: a tower of shops, offices and homes in Gulberg."""
from buildings import mixed_tower
from kit import context, ground, lands, planting
from kit.light_vehicles import rickshaw
from kit.people import Crowd
from kit.shapes import instance
from kit.vehicles import car
from pakistan_views import project
from views import View


def _tower(name):
    lands.lahore([(-60, -80, 60, 50)], 35, area=(-170, 50, 170, 260))
    lands.houses((-170, -140, 170, -42), [(-95, -115, -35, -95)], 9, ("brick", "plaster_sand", "brick_rose", "lime_white"))
    lands.wood(lands.plains_trees(), (-140, -130, 140, -34), 90, [(-100, -120, -30, -92)], 12, (.7, 1.0))
    context.neighbours([(-50, 16, 24, 22, 15), (54, 18, 26, 24, 19), (-86, 22, 30, 24, 12), (92, 26, 34, 26, 14)], 4)
    ground.slab(-120, -12, 120, 34, "paving_large")
    ground.road(-20, 14, lanes=4, walk=2)
    mixed_tower.build()
    trees = lands.plains_trees()
    planting.row([trees[2], trees[4]], (-60, -9), (60, -9), 11, 4, scale=(.75, .95))
    people = Crowd(7)
    people.scatter(22, -24, -11, 24, -4)
    for k, (kind, paint) in enumerate((("saloon", "white"), ("suv", "graphite"), ("hatch", "silver"), ("saloon", "navy"))):
        instance(car(kind, paint, True), (-30 + k * 17, -15.4 if k % 2 else -19, 0), 1.5708)
    instance(rickshaw("green"), (6, -15.2, 0), 1.5708)


project("boulevard-27", "lahore", _tower,
        View("sunset", 255, (-76, -96, 17), (-2, 8, 37), 27, elevation=7),
        View("golden", 245, (-44, -84, 15), (0, 8, 41), 29),
        View("dusk", 255, (-17, -22, 1.8), (1, 2, 11), 22),
        View("golden", 240, (-74, -84, 92), (0, 10, 36), 29, level=False))
