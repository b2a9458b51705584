"""Places of work: the cooling plant in Al Quoz, the data hall in Silicon Oasis, the warehouses of Jebel Ali."""
import math

from buildings import cooling_plant, sheds
from dubai import around
from kit import context, ground, light, planting, sky
from kit.materials import glowing, use
from kit.shapes import Mesh, instance
from views import View


def _yard(view: View, far: float, seed: int, tall=(18, 120)) -> None:
    ground.plane("sand", -.14)
    around.streets((-500, far + 10, 500, far + 500), seed)
    context.low_town((-360, far + 20, 360, far + 380), 90, seed, ("sheet_sand", "sheet_metal", "plaster", "plaster_sand"))
    context.skyline((-1500, far + 600, 1500, far + 2000), 90, tall, seed + 2, cluster=.3)


def plant(view: View) -> None:
    _yard(view, 70, 5)
    context.neighbours([(-44, 34, 40, 30, 9), (-40, 78, 46, 30, 11), (100, 50, 40, 40, 10)], 3)
    ground.slab(-60, -26, 120, 60, "paving_large", .0)
    cooling_plant.build()
    ground.road(-22, 8)
    around.drift((-2, -14.5, 40, -12.5), 1.1, 4)
    planting.hedge((-2, -11.8), (40, -11.8), .6, .8)
    planting.row(around.shade_trees(55), (4, -13.5), (64, -13.5), 10.5, 7, 0, .4)
    around.drift((36, -9.6, 45, -7.2), 1.3, 8)
    around.people([(10, -6, 2.0), (11, -6.4, 1.0), (33, -8.5, 3)], seed=4)
    around.cars([(-6, -20, math.pi / 2), (54, -8, 0)], 4)
    if sky.current.lamps > .3:
        light.area((21, 1.5, 6.0), (21, -9, 0), (38, 3), 1300, (1, .86, .66))


def data(view: View) -> None:
    _yard(view, 76, 8)
    ground.slab(-40, -20, 110, 60, "paving_dark", .0)
    sheds.data_hall()
    ground.slab(-38, -18, -6, -7.5, "gravel", .05)
    around.drift((-37, -17.5, -7, -8), .35, 4)
    ground.slab(28, -18, 78, -7.5, "gravel", .05)
    around.drift((29, -17.5, 78, -8), .35, 6)
    planting.row(around.palms(3, 7), (30, -12), (76, -12), 8, 3)
    planting.row(around.palms(3, 7), (-36, -12), (-8, -12), 8, 4)
    bollards = Mesh("bollards")
    for k in range(16):
        x = -5 + k * 2.2
        bollards.box(x, -7.2, 0, x + .12, -7.08, .8, use("dark_metal"))
        bollards.box(x - .01, -7.21, .6, x + .13, -7.07, .72, glowing("bollard_glow", (1, .74, .44), .5 + 6 * sky.current.lamps))
    bollards.done()
    ground.road(-26, 8)
    around.cars([(-18, -23.6, math.pi / 2), (40, -23.6, math.pi / 2)], 8)
    around.people([(8, -8.5, 2.2), (14, -5.5, .4), (14.8, -5.8, 5)], seed=8)
    if sky.current.lamps > .3:
        light.area((12, -2, 3.8), (12, -6, 0), (28, 4), 420)
        light.area((40, -1.2, 1.0), (40, 0, 12), (26, .6), 260, (1, .80, .55))


def jebel_ali(view: View) -> None:
    _yard(view, 130, 3, (12, 60))
    ground.slab(-80, -60, 200, 130, "yard", .0)
    sheds.warehouse(0, 0)
    sheds.warehouse(72, 4, 56, 90, 11.5, "teal_pipe")
    sheds.warehouse(-76, 0, 62, 90, 11.5, "plaster_clay")
    sheds.fire_tank(-18, -20)
    m = Mesh("markings")
    for k in range(9):
        m.box(1.3 + k * 8, -18, .005, 1.5 + k * 8, -1, .012, use("road_paint"))
    m.box(-60, -30, .005, 140, -29.7, .012, use("road_paint"))
    m.done()
    for x, y, turn in ((38, -36, math.pi / 2 + .05), (-50, -40, -math.pi / 2)):
        instance(sheds.trailer("teal_pipe"), (x, y, 0), turn)
    around.cars([(22, -32, 1.4), (84, -20, 0), (87, -20, 0), (90, -20, 0)], 5)
    around.people([(15, -13, 1.0), (15.8, -13.4, 2.0), (31, -9, 4), (-8, -34, 2)], seed=2)
    around.lamps((-40, -50), (120, -50), 26, math.pi, 9)
    planting.row(around.palms(2, 7), (-60, -52), (130, -52), 14, 6)
