"""The projects in Lahore: brick, gardens, canals."""
from buildings import campus, clinic, cricket_ground, fire_station, haveli, library, metro_station, open_mall, park
from kit import ground, lands, planting, street, water
from kit.light_vehicles import barrow, bicycle, rickshaw
from kit.people import Crowd
from kit.shapes import instance
from kit.vehicles import car
from pakistan_views import project
from views import View


def library_grounds(name):
    lands.lahore([(-34, -70, 40, 20)], 5, area=(-120, 20, 120, 210))
    ground.slab(-3, -40, 3, -4, "paving")
    library.build()
    trees = lands.plains_trees()
    planting.row(trees[:4], (-40, 22), (40, 22), 7, 4, scale=(1.3, 1.7))
    planting.row(trees[:3], (-38, -22), (-34, 20), 10, 4)
    planting.row(trees[:2], (40, -8), (44, 22), 9, 5)
    planting.hedge((-21, -6), (-3.6, -6), .7, .6)
    planting.hedge((3.6, -6), (21, -6), .7, .6)
    lands.understorey((-22, -7.8, 22, -6.5), 110, [(-3.4, -9, 3.4, -5)], 3)
    if name in ("hero", "tile"):
        lands.understorey((-24, -27.2, -13.5, -23.2), 330, (), 8, "flower_white", (.28, .5))
        instance(trees[3], (-30, -24, 0), 2, 1.25)
        instance(trees[0], (-33, -36, 0), 1, 1.3)
        lands.lawn_carpet((-24, -34, -3.2, -14))
        lands.lawn_carpet((3.2, -34, 12, -14))
    street.lights([(s * 4.2, y) for y in (-34, -26, -18, -10) for s in (-1, 1)], "bollard", (2, 3, 4, 5), 30)
    people = Crowd(4)
    people.scatter(8, -2.4, -22, 2.4, -6)
    people.place(-6, -12, 0, 2.2, "sit")


project("model-town-library", "lahore", library_grounds,
        View("golden", 242, (-21, -30, 1.6), (2, 2, 5.4), 27, finish={"exposure": .85}),
        View("dusk", 250, (-4.5, -19, 1.6), (4.2, 2, 9.6), 25),
        View("dusk", 250, (-10, -12, 1.6), (3, 3, 4.4), 24),
        View("afternoon", 235, (-30, -40, 30), (3, 4, 3), 34, level=False))


def _haveli(name):
    if name == "gallery-2":
        haveli.court()
        Crowd(2).scatter(4, -3, -2, 3, 3)
        for x, y in ((-3.6, 3.4), (3.6, 3.4), (-3.6, -1)):
            instance(planting.shrub(2, .8, "leaf_fresh"), (x, y, .3))
        return
    haveli.street()
    haveli.build()
    people = Crowd(6)
    people.scatter(16, -22, -5.6, 22, -1.6)
    for x, y, turn, item in ((5.2, -1.4, 1.45, bicycle()), (-13, -2.1, 1.6, rickshaw("green")), (10.5, -2.2, 1.62, rickshaw("teal")),
            (-5.4, -1.8, .2, barrow(0))):
        instance(item, (x, y, 0), turn)


project("delhi-gate-haveli", "lahore", _haveli,
        View("afternoon", 215, (-15.5, -6.2, 1.7), (-.5, 0, 6.6), 21, elevation=48, clouds="clear"),
        View("dusk", 250, (-9.5, -6.3, 1.7), (-.6, 0, 7.0), 21),
        View("afternoon", 215, (-7.2, -6.4, 4.6), (-1.2, 0, 7.4), 34, elevation=48),
        View("noon", 200, (0, -4.2, 1.6), (0, 4.6, 4.6), 17, elevation=62, finish={"exposure": 1.0}))


def fire_station_yard(name):
    lands.lahore([(-60, -80, 60, 24)], 9, area=(-120, 24, 120, 190))
    ground.slab(-60, -22, 40, 0, "concrete")
    ground.road(-27.5, 9, lanes=2, walk=2)
    fire_station.build()
    trees = lands.plains_trees()
    planting.row(trees[1:4], (-44, 24), (46, 26), 8, 3, scale=(1.1, 1.5))
    planting.row(trees, (-42, -4), (-40, 20), 9, 4)
    planting.row(trees[:2], (30, -6), (40, 12), 9, 6)
    lands.understorey((-27, -.6, -12, 1.2), 40, (), 3)
    instance(trees[3], (-26, -16, 0), 1, 1.1)
    instance(trees[0], (-27, -26, 0), 2, 1.1)
    people = Crowd(9)
    people.scatter(5, -8, -12, 8, -3)
    instance(car("saloon", "silver"), (-24, -25.2, 0), 1.5708)
    planting.row(trees[4:], (16, -20), (34, -20), 9, 7)
    lands.understorey((-30, -21.5, -8, -19.5), 160, (), 12, "flower_pink", (.3, .5))


project("cantonment-fire-station", "lahore", fire_station_yard,
        View("morning", 232, (-15.5, -21.5, 1.6), (1, 2, 5.9), 24),
        View("dusk", 250, (-3, -20, 1.6), (7.4, 3, 12.0), 27),
        View("golden", 240, (-7, -10, 1.6), (8, 4, 5.6), 26),
        View("afternoon", 225, (-34, -44, 30), (1, 3, 3), 32, level=False))


def canal_station(name):
    lands.lahore([(-500, -70, 500, 30)], 12, area=(-150, 30, 150, 220))
    water.sheet((-6000, -24, 6000, -10), .02, "creek")
    for y in (-24.4, -10):
        ground.slab(-6000, y, 6000, y + .4, "brick_old", .35, .6)
    ground.slab(-60, -5, 60, 2, "paving", .05)
    metro_station.build()
    trees = lands.plains_trees()
    planting.row([trees[0], trees[2], trees[4]], (-110, -8), (110, -8), 17, 5, jitter=1.2, scale=(.7, .95))
    planting.row(trees[:4], (-120, 26), (130, 28), 8, 6, scale=(1.2, 1.6))
    lands.understorey((-60, -9.4, 60, -7), 90, (), 3)
    if name != "gallery-2":
        lands.understorey((-34, -30, 20, -25.2), 420, (), 9, "flower_white", (.28, .55))
    people = Crowd(3)
    people.scatter(22, -34, -4, 34, 12)
    for x, turn in ((-26, 1.55), (-20, 1.6), (14, 1.58)):
        instance(rickshaw("green"), (x, -3.4, .05), turn)


project("canal-bank-station", "lahore", canal_station,
        View("sunset", 285, (-30, -33, 2.4), (0, 6, 7.6), 25),
        View("golden", 240, (-20, -29, 2.0), (-2, 6, 12.0), 27),
        View("morning", 235, (-16, -6.5, 1.7), (4, 8, 7.0), 23),
        View("afternoon", 230, (-62, -62, 40), (0, 4, 4), 30, level=False))


def _mall(name):
    lands.lahore([(-90, -80, 90, 60)], 15, area=(-160, 60, 160, 240))
    ground.slab(-120, -9, 120, 0, "paving_large")
    ground.road(-17, 14, lanes=4, walk=2)
    open_mall.front()
    open_mall.well()
    trees = lands.plains_trees()
    planting.row([trees[4], trees[2]], (-56, -6.6), (56, -6.6), 11, 5, scale=(.75, .9))
    planting.row(trees, (-60, -26.5), (60, -27), 13, 8)
    people = Crowd(8)
    people.scatter(26, -30, -8, 30, -1)
    people.scatter(22, -11, 16, 11, 38)
    for k, (kind, paint) in enumerate((("saloon", "white"), ("suv", "graphite"), ("hatch", "red"), ("saloon", "silver"))):
        instance(car(kind, paint, True), (-26 + k * 15, -12.6 if k % 2 else -16, 0), 1.5708)
    street.lights([(x, -8.4) for x in (-30, -18, -6, 6, 18, 30)], lit=(1, 2, 3), energy=90)


project("main-boulevard-arcade", "lahore", _mall,
        View("dusk", 260, (-26, -22.5, 1.7), (-2, 2, 7.4), 23),
        View("sunset", 285, (-7, -23, 1.7), (4, 2, 13.0), 24),
        View("golden", 240, (0, 15.5, 6.2), (0, 34, 8.4), 19, finish={"exposure": 1.0}),
        View("afternoon", 230, (-48, -40, 50), (2, 18, 8), 30, level=False))


def _park(name):
    lands.lahore([(-34, -80, 34, 66)], 21, area=(-130, 66, 130, 240))
    lands.wood(lands.plains_trees(), (-110, -60, 110, 66), 70, [(-32, -80, 32, 66)], 5)
    park.build()
    park.planting_plan(name)
    people = Crowd(5)
    people.scatter(9, -6.6, -34, -3.8, 34)
    people.scatter(7, 3.8, -30, 6.6, 34)
    for s, y in ((-1, -30), (1, -12), (-1, 6)):
        people.place(s * 6.45, y + .3, .05, s * 1.57, "sit")


project("doaba-park", "lahore", _park,
        View("morning", 245, (1.0, -50, 2.3), (0, 40, 6.4), 30, elevation=18),
        View("dawn", 250, (-2.9, -40, 1.9), (0.3, 40, 15), 32, elevation=11),
        View("afternoon", 250, (5.2, -40, 1.6), (5.4, 30, 4.2), 35, elevation=24),
        View("morning", 235, (-34, -62, 34), (0, 2, 0), 32, level=False))


def _cricket(name):
    lands.lahore([(-95, -120, 95, 92)], 23, area=(-190, 92, 190, 280))
    cricket_ground.field()
    cricket_ground.stand()
    cricket_ground.masts()
    trees = lands.plains_trees()
    planting.row(trees, (-84, -60), (-92, 92), 8, 5, jitter=2)
    planting.row(trees, (86, -60), (92, 92), 8, 6, jitter=2)
    players = Crowd(2)
    for k, (x, y) in enumerate(((0, -9.2), (.8, 9.4), (-1.2, 15), (12, 4), (-14, -2), (22, 40), (-17, 26), (-4, 33), (9, 29), (-31, 47),
            (-9.5, 21), (-3, 23.5), (3.5, 40))):
        players.place(x, y, .02, k * 1.7, "walk", -1)
    players.scatter(14, -30, 62, 0, 65)
    for k in range(26):
        players.place(-36 + k * 1.6, 66.5 + (k * 7 % 6) * .85, .95 + (k * 7 % 6) * .42 - .42, 0, "sit")
    if name in ("hero", "tile"):
        lands.lawn_carpet((-22, 13, -4, 25))


project("phase-six-cricket-ground", "lahore", _cricket,
        View("golden", 250, (-14, 12, 1.7), (2, 62, 8.6), 26),
        View("dusk", 270, (-31, 36, 1.7), (-29, 68, 16.5), 22),
        View("afternoon", 235, (-30, 58.5, 1.7), (-8, 72, 6.0), 25),
        View("morning", 230, (-86, -84, 52), (4, 18, 0), 30, level=False))


def _clinic(name):
    if name == "gallery-1":
        clinic.theatre()
        return
    lands.lahore([(-34, -60, 34, 18)], 27, area=(-110, 18, 110, 190))
    ground.slab(-2, -40, 4.8, -2, "paving")
    clinic.build()
    trees = lands.plains_trees()
    planting.row(trees, (-34, 20), (34, 20), 8, 4, scale=(1.2, 1.6))
    instance(trees[3], (-19, -7, 0), 1, 1.05)
    instance(trees[0], (20, -6, 0), 2, 1.1)
    planting.hedge((-15.5, -3.2), (-2.6, -3.2), .8, .7)
    planting.hedge((5.4, -3.2), (15.5, -1.2), .8, .7)
    lands.understorey((-15, -5, -2.6, -3.8), 60, (), 3, "flower_white")
    lands.understorey((5.6, -4.4, 15, -2.4), 60, (), 5)
    lands.lawn_carpet((-20, -27, -2.2, -13))
    instance(car("saloon", "white"), (3.2, -13, 0), .1)
    people = Crowd(6)
    people.scatter(4, -.6, -9, 3.6, -4)
    street.lights([(-2.8, -22), (5.4, -22), (-2.8, -12), (5.4, -12)], "bollard", (0, 1, 2, 3), 26)


project("gulberg-day-clinic", "lahore", _clinic,
        View("morning", 238, (-14, -24, 1.6), (-.5, 2, 4.4), 28),
        View("dawn", 235, (-7.5, -16, 1.6), (-2, 2, 9.2), 27, elevation=12),
        View("morning", 200, (-2.2, .5, 1.55), (.5, 6, 1.45), 21, strength=.05, finish={"exposure": .6}),
        View("afternoon", 230, (-26, -26, 22), (0, 4, 3), 33, level=False))


def _campus(name):
    lands.lahore([(-70, -80, 54, 32)], 31, area=(-150, 32, 150, 240))
    campus.build()
    trees = lands.plains_trees()
    planting.row(trees, (-60, 33), (50, 33), 8, 4, scale=(1.1, 1.5))
    for k, (x, y) in enumerate(((-29, -10), (-30, 4), (-14, -14), (4, -12), (14, -4), (15, 8), (-27, -26), (10, -28))):
        instance(trees[k % 5], (x, y, 0), k, .8 + .05 * (k % 4))
    planting.scatter([planting.grass_clump(k, .5) for k in range(3)], (-23, -3.2, 9, -2.3), 110, 4)
    lands.understorey((-33, -20, -31, 10), 60, (), 6, "flower_white")
    lands.lawn_carpet((-20, -36, 6, -24), 3)
    people = Crowd(7)
    people.scatter(14, -30, 7.8, 18, 10.6)
    people.scatter(8, -12, -20, 6, -4)
    street.lights([(x, 7.6) for x in (-26, -14, -2, 10)] + [(-4.4, -12), (-4.4, -22)], "bollard", (0, 1, 2, 3, 4), 40)


project("thokar-software-campus", "lahore", _campus,
        View("golden", 250, (-21, -11, 1.7), (0, 13, 5.0), 23),
        View("dusk", 260, (-9.5, -8, 1.7), (0, 14, 10.0), 24),
        View("dusk", 260, (6, -6.5, 1.6), (-12, 14, 4.4), 24),
        View("afternoon", 235, (-58, -54, 44), (-6, 4, 0), 30, level=False))
