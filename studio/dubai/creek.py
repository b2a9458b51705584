"""Al Jaddaf on the creek: the footbridge."""
import math

from buildings import footbridge
from dubai import around
from kit import boats, context, light, planting, sky, water
from kit.materials import use
from kit.people import Crowd
from kit.shapes import Mesh, instance
from views import View

END = footbridge.SPAN * footbridge.COUNT


def bridge(view: View) -> None:
    water.sheet((-6000, -6000, 6000, 6000), -1.2, "creek")
    m = Mesh("banks")
    for x0, x1 in ((-900, 0), (END, END + 900)):
        m.box(x0, -700, -3, x1, 420, .0, use("paving"))
        edge = x1 if x1 == 0 else x0
        m.box(edge - .6, -700, -3, edge + .6, 420, .35, use("limestone"))
    m.box(-3000, 420, -3, 3000, 5000, .1, use("sand"))
    m.done()
    footbridge.build()
    footbridge.abutments()
    context.skyline((-700, 430, 800, 1500), 120, (25, 210), 12, cluster=.62)
    context.neighbours([(-60, 70, 40, 26, 26), (-58, 120, 36, 30, 38), (-70, -60, 44, 30, 22), (END + 60, 60, 46, 30, 30), (END + 64, 130, 40, 34, 44), (END + 60, -70, 44, 40, 26)], 5)
    palms = around.palms(3, 7.5)
    for x in (-6, END + 6):
        planting.row(palms, (x, -120), (x, -10), 9, 3)
        planting.row(palms, (x, 14), (x, 160), 9, 4)
    around.drift((-16, -22, -3, -6), .5, 3, .0)
    around.drift((-9, 8, -2, 60), .5, 4, .0)
    crowd = Crowd(4)
    for k in range(26):
        x = 6 + k * 4.9
        crowd.place(x, -1.6 + 3.2 * ((k * 7) % 5) / 5, footbridge.rise(x), math.pi / 2 if k % 2 else -math.pi / 2, "walk" if k % 4 else "stand")
    for x, y, turn in ((60, -40, .3), (98, 60, 2.6), (26, 120, 1.2)):
        instance(boats.abra(), (x, y, -1.15), turn)
    instance(boats.dhow(), (88, 150, -1.2), 2.9)
    around.people(areas=[(8, -12, -40, -2, 40)], seed=5)
    around.lamps((-4, -100), (-4, -14), 17, math.pi / 2, 4.6)
    if sky.current.lamps > .5:
        for x in (20, 66, 112):
            light.area((x, .4, footbridge.rise(x) + 3.4), (x, .4, 0), (30, 1.5), 500)
