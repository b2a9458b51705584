"""Quayside House on its quay in the marina."""
import math
import random

from buildings import quayside
from buildings.residence_garden import parasol
from dubai import around
from kit import boats, context, ground, light, planting, sky
from kit.balcony import seats
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance, placed
from views import View

FRONT = 15.0


def _table():
    m = Mesh("table")
    seats(m, 0, 0, 0)
    return m.done(False)


def pontoons(x0: float, x1: float, y: float, seed: int = 2, step: float = 26) -> None:
    """Walkways into the water with boats moored along them."""
    r, m = random.Random(seed), Mesh("pontoon")
    x = x0
    while x <= x1:
        m.box(x - 1.1, y - 42, -.95, x + 1.1, y, -.55, use("timber_grey"))
        for k in range(5):
            by = y - 5 - k * 8.5
            for s in (-1, 1):
                if r.random() < .72:
                    length = r.choice((11, 13, 15, 17))
                    instance(boats.yacht(length) if r.random() < .8 else boats.launch(8), (x + s * (length / 2 + 1.6), by, -1.25), 0 if s > 0 else math.pi)
            m.tube([(x + .9, by, -1.4), (x + .9, by, 1.3)], .14, use("white"), 8)
        x += step
    m.done()


def scene(view: View) -> None:
    around.quay(0, -1.3, "creek", walk=FRONT - 1.2)
    ground.slab(-400, FRONT - 1, 400, 120, "paving_large", .05)
    placed(quayside.build, 0, FRONT)
    around.city((-620, 130, 640, 800), 95, (40, 230), 6, .72)
    context.neighbours([(-72, 92, 30, 26, 96), (-150, 80, 30, 30, 150), (124, 96, 30, 26, 120), (170, 74, 28, 30, 84), (40, 150, 34, 30, 150)], 4)
    planting.row(around.palms(3, 8), (-150, 4.2), (150, 4.2), 8.8, 5, .05, .1)
    for k in range(9):
        instance(parasol(), (3 + k * 6.4, 10.5, .06))
        instance(once(("cafe_table",), _table), (3 + k * 6.4, 10.6, .06), k)
        instance(once(("cafe_table",), _table), (5.6 + k * 6.4, 8.4, .06), k * 2.1)
    around.drift((-40, 2.0, -2, 3.4), 1.1, 4, .06)
    around.drift((60, 2.0, 120, 3.4), 1.1, 5, .06)
    around.people(areas=[(26, -30, 5, 80, 12, .06)], seed=5)
    around.lamps((-120, 2.4), (140, 2.4), 17.6, math.pi, 4.6)
    if view.at[2] < 30:
        pontoons(2, 120, 0, 3, 38)
    else:
        pontoons(-110, 160, 0, 3, 30)
    if sky.current.lamps > .6:
        light.area((28, 12.5, 4.6), (28, 4, 0), (54, 3), 2200)
