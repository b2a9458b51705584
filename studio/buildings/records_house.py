"""An archive: a closed stone body, cut by tall slots, floating over a glass foot and a sheet of water."""
import math
import random

from kit import facade, sky
from kit import room as rooms
from kit.masonry import Opening, Plane, fill, wall
from kit.materials import glowing, use
from kit.shapes import Mesh, instance

X, Y, FOOT, TOP = 22.0, 30.0, 4.2, 21.0


def build():
    m, stone, r = Mesh("records"), use("ivory_stone"), random.Random(11)
    shine = glowing(f"slot_light_{sky.current.lamps}", (1, .66, .34), .25 + 1.5 * sky.current.lamps)
    for plane, length in ((Plane(-X, 0), 2 * X), (Plane(X, 0, math.pi / 2), Y), (Plane(X, Y, math.pi), 2 * X), (Plane(-X, Y, -math.pi / 2), Y)):
        slots, u = [], 2.2
        while u < length - 2:
            sill = FOOT + r.choice((1.2, 2.6, 4.0, 6.5))
            slots.append(Opening(u, r.choice((.38, .38, .6)), sill, min(TOP - 1.2, sill + r.choice((5.0, 8.0, 11.0, 13.5)))))
            u += r.choice((1.3, 1.7, 2.4, 3.4))
        wall(m, plane, length, FOOT, TOP, slots, stone, .9)
        for o in slots:
            fill(m, plane, o, shine if r.random() < .75 else use("glass_dark"), -.75)
        for z in (9.8, 15.4):
            plane.box(m, 0, z, 0, length, z + .05, .012, use("bronze"))
    m.box(-X, 0, FOOT - .35, X, Y, FOOT, stone)
    m.box(-X + .9, .9, TOP - .6, X - .9, Y - .9, TOP - .4, use("gravel"))
    facade.roof_plant(m, 4, Y / 2, TOP - .4, 3, 5)
    _foot(m)
    _forecourt(m)
    m.done()


def _foot(m):
    """Reading rooms in glass under the stone, set back, with round columns at the edge."""
    for plane, length in ((Plane(-X + 3, 3), 2 * X - 6), (Plane(X - 3, 3, math.pi / 2), Y - 6), (Plane(-X + 3, Y - 3, -math.pi / 2), Y - 6)):
        n = round(length / 4)
        for k in range(n):
            u0, u1 = length * k / n, length * (k + 1) / n
            plane.face(m, [(u0, .2, 0), (u1, .2, 0), (u1, FOOT - .35, 0), (u0, FOOT - .35, 0)], use("glass_clear"))
            plane.box(m, u0 - .04, .2, -.08, u0 + .04, FOOT - .35, .06, use("bronze"))
            instance(rooms.shop(round(u1 - u0, 1), FOOT - .6, 6, k % 5, 1.0), plane.at(u0, .2, -.15), plane.turn)
    for k in range(6):
        x = -X + 2.2 + k * (2 * X - 4.4) / 5
        m.lathe([(.34, .1), (.34, FOOT - .35)], use("ivory_stone"), 18, x, 1.2)


def _forecourt(m):
    m.box(-X - 12, -26, -.3, X + 12, Y + 4, .2, use("paving_large"))
    m.box(-X - 6, -15, .0, 4, -3, .22, use("limestone"))
    m.box(-X - 5.6, -14.6, .1, 3.6, -3.4, .225, use("still"))
    for k in range(3):
        m.box(8 + k * 4, -16, .2, 10.4 + k * 4, -15.2, .65, use("limestone"))
