"""A software campus: three low brick bars round a garden, glass meeting rooms hung between floors, bridges across."""
import math
import random

from kit import facade
from kit import room as rooms
from kit.masonry import Opening, Plane, wall
from kit.materials import use
from kit.openings import window
from kit.shapes import Mesh, instance
from kit.conifers import cypress

FLOOR = 4.0


def _bar(m, x0, y0, x1, y1, floors, seed):
    brick = use("brick_buff")
    r = random.Random(seed)
    for plane, length in ((Plane(x0, y0), x1 - x0), (Plane(x1, y0, math.pi / 2), y1 - y0), (Plane(x1, y1, math.pi), x1 - x0),
            (Plane(x0, y1, -math.pi / 2), y1 - y0)):
        n = max(3, round(length / 4.2))
        bay = length / n
        for f in range(floors):
            z = f * FLOOR
            o = [Opening(bay * (k + .5), bay - 1.0, z + .35, z + 3.3) for k in range(n)]
            wall(m, plane, length, z, z + FLOOR, o, brick, .55)
            for k, each in enumerate(o):
                window(m, plane, each, seed + k + f * 31, None, "glass_clear", "bronze", 3, 1, -.42, 5, .05)
                for j in range(3):  # brick fins keep the low sun off
                    u = each.left + (each.right - each.left) * (j + .5) / 3
                    if plane.turn in (0, math.pi):
                        plane.box(m, u - .06, z + .35, -.2, u + .06, z + 3.3, .12, brick)
            plane.box(m, 0, z + FLOOR - .22, 0, length, z + FLOOR, .08, use("limestone"))
    facade.parapet(m, x0, y0, x1, y1, floors * FLOOR, 1.0, .3, brick)
    for k in range(int((x1 - x0) / 7)):
        for j in range(max(1, int((y1 - y0) / 6))):
            px, py = x0 + 2 + k * 6.5, y0 + 2 + j * 5
            m.face([(px, py, floors * FLOOR + .5), (px + 5.4, py, floors * FLOOR + .5), (px + 5.4, py + 3, floors * FLOOR + 1.3),
                    (px, py + 3, floors * FLOOR + 1.3)], use("solar"))
    for k in range(2):  # meeting rooms, hung out as boxes of glass
        x = x0 + (x1 - x0) * (.3 + .4 * k) - 2.2
        if x1 - x0 > y1 - y0:
            _glass_box(m, x, y0 - 2.4, FLOOR * .55, 4.6, 3.4, r.randrange(5))


def _glass_box(m, x, y, z, w, h, seed):
    metal = use("bronze")
    m.box(x, y, z, x + w, y + 2.6, z + .16, metal)
    m.box(x, y, z + h, x + w, y + 2.6, z + h + .16, metal)
    for a, b in (((x, y), (x + w, y)), ((x, y), (x, y + 2.6)), ((x + w, y), (x + w, y + 2.6))):
        m.face([(*a, z + .16), (*b, z + .16), (*b, z + h), (*a, z + h)], use("glass_clear"))
    for px in (x, x + w / 2, x + w):
        m.box(px - .04, y - .04, z, px + .04, y + .04, z + h + .16, metal)
    instance(rooms.shop(round(w - .1, 1), round(h - .2, 1), 2.4, seed, 1.1), (x + .05, y + .1, z + .17))


def build():
    m = Mesh("campus")
    _bar(m, -34, 14, 16, 27, 2, 1)
    _bar(m, -50, -22, -38, 22, 2, 2)
    _bar(m, 22, -14, 34, 27, 3, 3)
    for x0, x1, y in ((-38, -34, 18), (16, 22, 19)):
        m.box(x0, y, FLOOR, x1, y + 3, FLOOR + .3, use("concrete"))
        for yy in (y, y + 3):
            m.face([(x0, yy, FLOOR + .3), (x1, yy, FLOOR + .3), (x1, yy, FLOOR + 3), (x0, yy, FLOOR + 3)], use("glass"))
        m.box(x0, y, FLOOR + 3, x1, y + 3, FLOOR + 3.25, use("bronze"))
    m.box(-22, -2, -.3, 8, 6, .3, use("limestone"))
    m.box(-21.6, -1.6, .28, 7.6, 5.6, .305, use("still"))
    m.box(-30, 8.2, -.1, 20, 10.6, .06, use("paving"))
    m.box(-8, -34, -.1, -5.4, -2, .06, use("paving"))
    m.box(-36, -22, -.1, -33.6, 14, .06, use("paving"))
    m.done()
    for k in range(5):
        instance(cypress(k % 3, 6), (-20 + k * 6.6, 7.4, 0))
