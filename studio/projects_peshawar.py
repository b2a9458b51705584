"""The projects in Peshawar: pale brick, arches, carved timber, dry hills."""
from buildings import bazaar, civic_hall, control_room, grid_annexe, hospital_wing, overpass
from kit import ground, lands, planting, street
from kit.light_vehicles import barrow, bicycle, rickshaw
from kit.people import Crowd
from kit.shapes import instance
from kit.vehicles import car
from pakistan_views import project
from views import View


def _civic(name):
    lands.peshawar([(-60, -90, 60, 70)], 3, 60, area=(-190, 60, 190, 320))
    ground.slab(-46, -44, 46, 60, "lawn", .0)
    civic_hall.build()
    planting.row([lands.cypress(k, 7) for k in range(3)], (-10.5, -42), (-10.5, -4), 5.4, 3, jitter=.1)
    planting.row([lands.cypress(k, 7) for k in range(3)], (10.5, -42), (10.5, -4), 5.4, 4, jitter=.1)
    trees = lands.plains_trees()
    planting.row(trees, (-40, -40), (-36, 50), 10, 5, jitter=2)
    planting.row(trees, (38, -40), (36, 50), 10, 6, jitter=2)
    for s in (-1, 1):
        lands.understorey((min(s * 2, s * 2.8), -41, max(s * 2, s * 2.8), -7), 90, (), 6 + s, "flower_orange")
    people = Crowd(4)
    people.scatter(10, -8, -34, -3.4, -2)
    people.scatter(8, 3.4, -34, 8, -2)


project("hayatabad-civic-hall", "peshawar", _civic,
        View("golden", 245, (-7.5, -44, 1.8), (0, 4, 8.4), 28, clouds="wisps"),
        View("morning", 232, (-4, -36, 1.7), (.3, 4, 9.6), 27),
        View("dusk", 255, (-7.4, -11, 1.6), (2.5, 6, 6.4), 23),
        View("afternoon", 228, (-52, -58, 44), (0, 14, 4), 31, level=False, finish={"exposure": .2}))


def _hospital(name):
    lands.peshawar([(-90, -90, 60, 50)], 6, 60, area=(-190, 50, 190, 320))
    ground.road(-19, 8, lanes=2, walk=2.4)
    hospital_wing.build()
    trees = lands.plains_trees()
    planting.row([trees[2], trees[4], trees[0]], (-72, -14.4), (40, -14.4), 13, 4, scale=(.65, .85))
    planting.row(trees, (-70, 34), (50, 36), 9, 5, scale=(1, 1.3))
    people = Crowd(5)
    people.scatter(10, -30, -15.6, 26, -13.6)
    people.scatter(6, -24, -10, 20, -2)
    for x, turn, item in ((-20, 1.57, car("suv", "white")), (6, 1.57, rickshaw("green")), (20, -1.57, car("saloon", "silver"))):
        instance(item, (x, -17.4 if turn > 0 else -21, 0), turn)


project("university-road-hospital", "peshawar", _hospital,
        View("morning", 235, (-34, -34, 7.5), (-3, 3, 11.5), 27),
        View("sunset", 258, (-16, -30, 5.0), (5, 3, 17.0), 25),
        View("afternoon", 238, (-26, -10.5, 1.7), (-14, 1, 7.0), 23),
        View("golden", 232, (-52, -50, 42), (-2, 6, 6), 30, level=False))


def _control(name):
    if name == "gallery-1":
        control_room.room()
        return
    lands.peshawar([(-60, -80, 60, 40)], 9, 50, area=(-170, 40, 170, 300))
    ground.slab(-60, -13, 60, 30, "paving")
    ground.road(-20, 11, lanes=3, walk=2)
    control_room.build()
    trees = lands.plains_trees()
    planting.row(trees, (-44, 24), (44, 26), 8, 4, scale=(1, 1.3))
    for k, (x, y) in enumerate(((-13, -7), (-22, -5), (14, -6), (24, -4), (31, 6))):
        instance(trees[k % 5], (x, y, 0), k, .75)
    planting.hedge((-30, 2.2), (-11, 2.2), .8, .8)
    lands.understorey((-30, .6, -10, 1.8), 70, (), 4)
    people = Crowd(6)
    people.scatter(8, -12, -12, 12, -3.4)
    for x, y, turn, item in ((-18, -17.6, 1.57, car("saloon", "white", True)), (4, -17.4, 1.57, rickshaw("green")),
            (17, -21.5, -1.57, car("hatch", "red", True))):
        instance(item, (x, y, 0), turn)
    street.lights([(x, -12.4) for x in (-24, -8, 8, 24)], lit=(1, 2), energy=120, height=5)


project("saddar-control-room", "peshawar", _control,
        View("dusk", 255, (-16, -22.5, 1.8), (1.5, 6, 6.6), 26),
        View("dusk", 255, (-5, -12.5, 1.7), (3.2, 6, 9.4), 22),
        View("night", 180, (-4.6, -2.2, 1.75), (.6, 8, 1.72), 20, finish={"exposure": 1.5}),
        View("golden", 235, (-30, -34, 28), (-2, 6, 3), 32, level=False))


def _annexe(name):
    lands.peshawar([(-60, -70, 60, 44)], 12, 60, area=(-180, 40, 180, 320))
    ground.road(-9.5, 7, lanes=2, walk=3, mat_walk="cobble")
    grid_annexe.build()
    trees = lands.plains_trees()
    planting.row([trees[2], trees[4]], (21, -4.4), (60, -4.4), 9, 5, scale=(.7, .9))
    planting.row(trees, (-60, -15.5), (-22, -15.5), 9, 8)
    planting.row(trees, (-44, 36), (30, 38), 9, 6, scale=(.9, 1.2))
    lands.understorey((-19, -1.6, 6, -.5), 70, (), 5, "flower_white")
    lands.understorey((11.6, -1.6, 19, -.5), 24, (), 6, "flower_white")
    people = Crowd(3)
    for x, kind in ((-9, "walk"), (-8.3, "walk"), (4, "walk"), (16, "stand")):
        people.place(x, -4.2, .1, 1.5, kind)
    instance(bicycle(), (5.0, -1.4, .1), 1.5)
    instance(car("saloon", "white"), (13, -7.3, 0), 1.57)


project("hayatabad-grid-annexe", "peshawar", _annexe,
        View("golden", 250, (-21, -10.5, 1.65), (-2, 3, 4.6), 25, clouds="wisps"),
        View("golden", 262, (-16, -8.5, 1.65), (-4, 3, 6.6), 24),
        View("morning", 215, (-9.6, 1.3, 1.9), (-12.4, 9, 3.0), 20),
        View("afternoon", 228, (-32, -30, 28), (0, 10, 1), 31, level=False))


def _overpass(name):
    lands.peshawar([(-300, -90, 300, 40)], 15, 70, area=(-220, 40, 220, 340))
    lands.houses((-190, -170, 210, -44), [(-60, -90, 0, -50)], 4, ("plaster_sand", "brick_pale", "plaster", "plaster_clay"))
    lands.houses((-190, 56, 230, 240), [], 6, ("plaster_sand", "brick_pale", "brick_buff", "plaster_clay"))
    lands.wood(lands.dry_trees(), (-160, -140, 180, -40), 60, [(-45, -90, 10, -40)], 7)
    overpass.build()
    overpass.market()
    trees = lands.plains_trees()
    planting.row(trees, (-120, 30), (140, 32), 11, 4, jitter=3)
    planting.row(trees, (2, -24), (90, -25), 9, 9, jitter=1)
    people = Crowd(8)
    people.scatter(50, -14, -14, 70, 13)
    people.scatter(30, -60, -3, 60, 4)
    for k, (x, y) in enumerate(((5.5, -14.6), (8.6, -13.9), (-18, -15.4), (16, -14.2))):
        instance(barrow(k), (x, y, 0), 1.3 + .3 * k)
        people.place(x + 1.2, y + .8, 0, 2.0 + k, "stand")
    for x, y, turn, item in ((-34, -15, 1.5, rickshaw("green")), (12, -15.2, 1.62, rickshaw("teal")), (-6, 4.2, .3, bicycle()),
            (32, -15.4, 1.5, car("hatch", "white"))):
        instance(item, (x, y, 0), turn)


project("ring-road-overpass", "peshawar", _overpass,
        View("dawn", 70, (-27, -19.5, 2.2), (8, 0, 6.8), 25),
        View("golden", 248, (0, -19, 2.0), (24, 0, 10.0), 25),
        View("morning", 235, (-21.5, -3.4, 1.7), (10, 1.2, 5.4), 21),
        View("afternoon", 230, (-20, -66, 42), (26, 2, 4), 28, level=False))


def _bazaar(name):
    lands.peshawar([(-120, -60, 120, 20)], 18, 30, area=(-180, 30, 180, 300))
    bazaar.build()
    people = Crowd(11)
    people.scatter(46, -5, -9.4, 36, -2)
    for x, y, turn, item in ((-7.6, -7.6, 1.5, rickshaw("green")), (14, -4.4, -1.6, rickshaw("teal")), (-6.5, -2.3, 1.4, bicycle()),
            (5.5, -8.6, 1.7, bicycle())):
        instance(item, (x, y, 0), turn)


project("qissa-khwani-arcade", "peshawar", _bazaar,
        View("dusk", 272, (-21, -8.4, 1.75), (1, -1.6, 5.0), 23),
        View("afternoon", 205, (-12, -9.3, 1.75), (3.5, 0, 6.4), 22, elevation=46),
        View("afternoon", 205, (-6.5, -9.0, 5.4), (2.0, 0, 5.6), 28, elevation=46),
        View("golden", 262, (-35, -6.6, 10.5), (4, -4.4, 5.6), 26))
