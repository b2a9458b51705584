"""The projects in Islamabad: sandstone, timber and brick on green ground before the Margalla hills."""
from buildings import bus_depot, chambers, contour_apartments, field_centre, hill_terraces, mosque_court, records_house
from buildings import solar_workshops, villa_model
from kit import context, ground, lands, planting, street, water
from kit.light_vehicles import bicycle, boat
from kit.materials import use
from kit.people import Crowd
from kit.ranges import mountains
from kit.shapes import Mesh, instance
from kit.site import stacks
from kit.vehicles import car
from pakistan_views import project
from views import View


def _chambers(name):
    lands.islamabad([(-130, -90, 130, 45)], 3, 90, area=(-200, 45, 200, 330), town=True)
    ground.slab(-200, -7, 200, 0, "paving_large")
    ground.road(-14, 13, lanes=4, walk=2)
    chambers.build()
    context.neighbours([(-62, 9, 56, 18, 24), (68, 10, 60, 20, 11), (-30, 40, 34, 14, 12)], 5)
    trees = lands.plains_trees()
    planting.row([trees[2], trees[4]], (-60, -5.4), (60, -5.4), 12, 6, scale=(.7, .85))
    planting.row(trees, (-70, -25), (70, -25), 12, 7)
    people = Crowd(4)
    people.scatter(18, -26, -6, 26, 3)
    for k, (kind, paint) in enumerate((("saloon", "silver"), ("suv", "white"), ("hatch", "navy"), ("saloon", "graphite"), ("hatch", "white"))):
        instance(car(kind, paint, name == "gallery-1"), (-30 + k * 13, -9.6, 0), 1.5708)


project("blue-area-chambers", "islamabad", _chambers,
        View("morning", 228, (-30, -23.5, 1.7), (-3, 4, 10.5), 23),
        View("afternoon", 238, (-15, -23.8, 1.7), (2, 3, 11.8), 24),
        View("golden", 250, (-25, -3.0, 1.65), (-8, 3.2, 4.6), 22),
        View("golden", 235, (-70, -58, 58), (2, 12, 8), 32, level=False))


def _mosque(name):
    lands.islamabad([(-40, -90, 40, 26)], 6, 110, area=(-150, 26, 150, 260), height=980, town=True)
    mosque_court.build()
    mosque_court.gardens()
    items = lands.hill_trees()
    planting.row(items, (-46, 24), (46, 26), 7, 5, scale=(.8, 1.1))
    planting.row(items, (-34, -40), (-30, 20), 9, 6, jitter=2, scale=(.7, 1))
    planting.row(items, (32, -40), (32, 20), 9, 7, jitter=2, scale=(.7, 1))
    people = Crowd(3)
    people.scatter(6, -10, -22, -4, -3)
    people.scatter(4, 4, -22, 10, -3)
    people.place(-3, 4, .2, 3.1, "stand", 0)
    people.place(2, 7, .2, 3.1, "stand", 2)


project("f-7-mosque-court", "islamabad", _mosque,
        View("dawn", 248, (-4.4, -29, 1.8), (1.2, 4, 5.6), 26, elevation=12, finish={"exposure": 1.05}),
        View("dusk", 260, (-1.2, -26.5, 1.7), (0.8, 4, 10.0), 30),
        View("morning", 235, (-10.5, -9, 1.6), (1, 8, 4.2), 22),
        View("afternoon", 230, (-34, -46, 32), (1, -6, 0), 31, level=False))


def workshops(name):
    lands.islamabad([(-90, -70, 90, 40)], 8, 130, area=(-190, 40, 190, 320), town=True)
    ground.slab(-90, -22, 90, -3, "asphalt", .02)
    ground.slab(-90, -24, 90, -22, "paving", .12)
    solar_workshops.build()
    trees = lands.plains_trees()
    planting.row(trees, (-60, -27), (70, -28), 12, 5)
    planting.row(trees, (-58, 28), (60, 30), 8, 6, scale=(1.1, 1.4))
    people = Crowd(2)
    people.scatter(14, -34, -14, 34, -1.5)
    m = Mesh("yard")
    stacks(m, -22, -6, 4)
    for k in range(9):
        m.box(14 + k * .05, -6 + k * .22, .1 + .0, 18.4, -5.85 + k * .22, .25 + .12 * (k % 3), use("timber_pale"))
    m.done()
    people.place(-6.2, -10.6, .02, 2.2, "walk", 1)
    people.place(-3.4, -8.8, .02, .4, "stand", 2)
    for x, y, turn, item in ((-7.6, -11.6, .9, bicycle("brass")), (-12, -9, .2, car("suv", "white")), (24, -10, 1.4, car("hatch", "sand")),
            (4.2, -2.2, 1.4, bicycle("teal")), (5.0, -2.3, 1.3, bicycle())):
        instance(item, (x, y, .02), turn)


project("i-9-solar-workshops", "islamabad", workshops,
        View("morning", 232, (-31, -20.5, 1.7), (-5, 6, 4.6), 26),
        View("afternoon", 240, (-9, -15.5, 1.7), (1, 3, 6.6), 25),
        View("golden", 245, (-7, -10, 1.6), (4.5, 1, 3.8), 24),
        View("noon", 205, (30, -34, 32), (-4, 10, 3), 28, level=False, elevation=42))


def _terraces(name):
    lands.islamabad([(-50, -90, 50, 60)], 11, 60, area=(-200, 70, 200, 330), height=950, distance=1900)
    ground.road(-9, 7, lanes=2, walk=1.6)
    hill_terraces.build()
    items = lands.hill_trees()
    for k in range(70):
        x, y = (-1) ** k * (34 + (k * 37 % 60)), -6 + (k * 53 % 62)
        z = max(0.0, min(4, y / hill_terraces.GOING)) * hill_terraces.RISE * max(0.0, 1 - (abs(x) - 34) / 60) - .6
        instance(items[k % 4], (x, y, z), k, .7 + .04 * (k % 9))
    for k in range(40):
        instance(items[k % 4], (-60 + k * 3.1, 52 + (k * 29 % 22), 17), k, .8 + .05 * (k % 7))
    people = Crowd(6)
    people.scatter(8, -26, -5, 26, -3.4)
    for row_, x in ((0, -14), (1, 9), (1, -20), (2, -6), (2, 16), (3, 3)):
        people.place(x, row_ * hill_terraces.GOING + 2, row_ * hill_terraces.RISE + .04)
    lands.understorey((-30, -5.2, 30, -4.2), 90, (), 4)
    for x, paint in ((6, "white"), (19, "silver")):
        instance(car("hatch", paint), (x, -7.2, 0), 1.5708)


project("d-12-terraces", "islamabad", _terraces,
        View("dawn", 240, (-27, -22, 8.5), (-1, 22, 12.0), 25, elevation=14),
        View("afternoon", 235, (-10, -12, 4.2), (0, 20, 12.5), 26),
        View("morning", 232, (-12.5, 11.6, 6.2), (-5, 16.5, 7.2), 24),
        View("golden", 235, (-46, -36, 44), (2, 20, 6), 31, level=False))


def _records(name):
    lands.islamabad([(-60, -90, 60, 46)], 14, 120, area=(-180, 46, 180, 320), town=True)
    records_house.build()
    trees = lands.plains_trees()
    planting.row(trees, (-44, -30), (-44, 44), 9, 4, jitter=1.5)
    planting.row(trees, (44, -30), (44, 44), 9, 5, jitter=1.5)
    planting.row(trees, (-40, 42), (40, 42), 8, 6, scale=(1.1, 1.4))
    planting.hedge((-34, -18), (-26, -18), .8, .6)
    lands.understorey((-33, -25, -29, -19), 60, (), 4, "flower_white", (.3, .6))
    people = Crowd(5)
    people.scatter(11, -4, -22, 18, -2)
    street.lights([(6, -21), (6, -13), (6, -5), (18, -21), (18, -13)], "bollard", (0, 1, 2, 3, 4), 60)


project("records-house", "islamabad", _records,
        View("dusk", 255, (-25.5, -18.2, 1.6), (-1, 4, 8.4), 21),
        View("sunset", 252, (-14, -23, 1.7), (1, 4, 12.5), 25, elevation=9),
        View("dusk", 250, (6, -13, 1.6), (14, 4, 7.0), 24),
        View("golden", 225, (-50, -46, 40), (0, 10, 6), 32, level=False, finish={"exposure": .35}))


def _field_centre(name):
    lands.islamabad([(-26, -60, 30, 16)], 17, 170, area=(-120, 14, 120, 240), height=950, distance=1700)
    field_centre.build()
    items = lands.hill_trees()
    for k, (x, y) in enumerate(((-24, 3), (-27, -9), (23, -3), (27, 8), (-21, 13), (0, 15), (12, 14), (-8, 15), (22, 15), (32, -12))):
        instance(items[k % 4], (x, y, -.2), k, .85 + .06 * (k % 5))
    planting.row([lands.pine(k, 14) for k in (1, 2, 3)], (-40, 15), (44, 17), 4.5, 8, jitter=2.4, scale=(.8, 1.25))
    planting.row([lands.pine(k, 14) for k in (1, 2, 3)], (-50, 24), (54, 26), 4.5, 9, jitter=3, scale=(.9, 1.35))
    lands.understorey((-24, -9, 24, -4.6), 170, [(-3.4, -12, .9, -3)], 4, "flower_white")
    planting.scatter([planting.grass_clump(k, .8, leaf=leaf) for k, leaf in enumerate(("reed", "leaf_fresh", "reed"))], (-30, -26, 26, -6), 520,
            6, 0, (.6, 1.4), lambda x, y: abs(x + 1 - y * .12) > 1.4)
    ground.stones((-20, -22, 20, -6), 46, 3, (.15, .6), "shore_stone")
    for k in range(9):
        ground.slab(-2.2 - (4 + k * 2.4) * .12, -7 - k * 2.4, .2 - (4 + k * 2.4) * .12, -4.9 - k * 2.4, "rubble_stone", .03)
    people = Crowd(8)
    people.place(-9.5, -2.2, 1.0, 2.6, "stand", 2)
    people.place(-2.4, -8, .05, 2.9, "walk", 0)
    people.place(-3.2, -8.7, .05, 2.9, "walk", 3)
    people.place(13.1, -2.15, 1.02, 0, "sit", 0)


project("margalla-field-centre", "islamabad", _field_centre,
        View("morning", 238, (-15, -21, 1.8), (-1, 2, 4.6), 27, elevation=20, reach=1500),
        View("sunset", 262, (-7, -21, 1.8), (0, 2, 6.0), 27, reach=1500),
        View("golden", 240, (-21, -5.4, 2.0), (-6, -.4, 3.4), 26),
        View("morning", 235, (-30, -36, 24), (2, 2, 2), 32, level=False, reach=1500))


def _depot(name):
    lands.islamabad([(-90, -90, 100, 60)], 19, 110, area=(-220, 60, 220, 350))
    bus_depot.build()
    trees = lands.plains_trees()
    planting.row(trees, (-80, 58), (80, 60), 9, 4, scale=(1.0, 1.4))
    planting.row(trees, (-80, -30), (-76, 50), 10, 5)
    lands.understorey((-50, -26, -33.5, -18), 420, (), 3, "flower_orange", (.45, .75))
    ground.slab(-52, -28, -33.2, -16, "soil", .16)
    lands.understorey((-32, -24.4, -18, -23), 120, (), 5, "flower_white", (.3, .5))
    people = Crowd(9)
    people.scatter(10, -36, -14, 10, 4)


project("airport-link-depot", "islamabad", _depot,
        View("afternoon", 238, (-36, -26, 1.8), (-10, 6, 5.6), 25),
        View("golden", 250, (-20, -15, 1.7), (-14, 8, 10.0), 23),
        View("golden", 245, (-24, -6, 1.7), (-12, 14, 4.4), 22),
        View("morning", 230, (-66, -62, 52), (4, 8, 0), 29, level=False))


def ridge(name):
    mountains(2600, 860, lands.MARGALLA, 3)
    ground.plane("lawn", -3.2)
    water.sheet((-6000, -6000, 6000, 60), 0, "creek")
    contour_apartments.terrain()
    contour_apartments.build()
    contour_apartments.woods()
    if name != "gallery-2":
        ground.stones((-70, -10, 60, -2), 220, 4, (.15, .5), "shore_stone")
        planting.scatter([planting.grass_clump(k, 1.2) for k in range(3)], (-70, -8, 70, -1), 260, 3, .1)
    if name == "hero":
        for x, y, turn in ((-17, -27, 1.2), (8, -18, 1.9)):
            instance(boat("white"), (x, y, 0), turn)


project("bani-gala-ridge", "islamabad", ridge,
        View("dawn", 240, (-30, -46, 2.4), (0, 30, 13.5), 29, elevation=11),
        View("golden", 245, (-22, -36, 2.2), (-4, 30, 18), 29),
        View("golden", 250, (-46, 18, 22.5), (-14, 38, 20.4), 26),
        View("morning", 232, (-72, -64, 62), (2, 34, 12), 30, level=False))


TABLE = {"hour": "overcast", "sun": 200, "level": False, "clouds": "clear", "strength": .0, "reach": 1e6}

project("chinar-villas", "studio", lambda name: villa_model.studio(),
        View(at=(-.95, -1.70, .88), to=(.02, .0, .12), lens=42, fstop=5.6, focus=1.85, finish={"exposure": .45}, **TABLE),
        View(at=(-.50, -1.45, .95), to=(-.05, -.02, .20), lens=44, fstop=5.6, focus=1.7, finish={"exposure": .45}, **TABLE),
        View(at=(-.72, -.82, .27), to=(-.18, -.22, .12), lens=45, fstop=4.0, focus=.78, finish={"exposure": .45}, **TABLE),
        View(at=(.35, -1.15, 1.55), to=(.05, 0, .09), lens=38, fstop=8, focus=1.9, finish={"exposure": .45}, **TABLE))
