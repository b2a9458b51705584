"""Ninety-six chambers behind a deep sandstone grid, six floors of sixteen, over an arcade that goes on along the block."""
import math

from kit import facade
from kit.masonry import Opening, Plane, column, wall
from kit.materials import use
from kit.openings import shop_front, window
from kit.shapes import Mesh

BAY, COLUMNS, FLOORS, FLOOR, FOOT, DEEP = 3.5, 16, 6, 3.7, 5.4, 17.0
LENGTH = BAY * COLUMNS


def build():
    m, stone = Mesh("chambers"), use("sandstone_islamabad")
    half, top = LENGTH / 2, FOOT + FLOORS * FLOOR
    front = Plane(-half, 0)
    for f in range(FLOORS):
        z = FOOT + f * FLOOR
        o = [Opening(BAY * (k + .5), BAY - .75, z + .5, z + FLOOR - .45) for k in range(COLUMNS)]
        wall(m, front, LENGTH, z, z + FLOOR, o, stone, 1.1)
        for k, each in enumerate(o):
            window(m, front, each, f * 100 + k, None, "glass", "bronze", 2, 1, -.85, 4.5, .06)
            if (k * 7 + f * 3) % 4 == 0:
                front.box(m, each.left, z + .5, -.8, each.right, z + 1.35, -.76, use("bronze"))
            front.box(m, each.left, z + FLOOR - 1.0, -.30, each.right, z + FLOOR - .92, .12, stone)
    for side in (Plane(half, 0, math.pi / 2), Plane(-half, DEEP, -math.pi / 2)):
        for f in range(FLOORS):
            z = FOOT + f * FLOOR
            o = [Opening(DEEP * t, 1.3, z + .6, z + 2.9) for t in (.2, .5, .8)]
            wall(m, side, DEEP, z, z + FLOOR, o, stone, .6)
            for k, each in enumerate(o):
                window(m, side, each, f * 10 + k, None, "glass", "bronze", 1, 1, -.45, 4)
        side.box(m, 3.6, 0, -.5, DEEP, FOOT, 0, stone)
    _arcade(m, front, half, stone)
    m.box(-half - .35, -.35, top, half + .35, DEEP + .2, top + .35, stone)
    facade.parapet(m, -half, 0, half, DEEP, top + .35, 1.0, .35, stone)
    for k in range(9):  # a roof loggia, set back
        x = -half + 6 + k * (LENGTH - 12) / 8
        m.box(x - .25, 4, top, x + .25, 4.5, top + 3.4, stone)
    m.box(-half + 5, 3.4, top + 3.4, half - 5, 13, top + 3.75, stone)
    m.box(-half + 6, 8, top, half - 6, 12.6, top + 3.4, use("plaster_sand"))
    m.done()


def _arcade(m, front, half, stone):
    for k in range(COLUMNS // 2 + 1):
        x = -half + 2 * BAY * k
        column(m, x + (.45 if k == 0 else -.45 if k == COLUMNS // 2 else 0), .55, 0, FOOT - .5, .42, use("limestone"), stone)
    m.box(-half, 0, FOOT - .5, half, 1.1, FOOT, stone)
    m.box(-half, 0, FOOT - .12, half, DEEP, FOOT, use("plaster_white"))
    m.box(-half - 30, -1.0, -.3, half + 30, DEEP, .15, use("paving_large"))
    back = Plane(-half, 4.2)
    for k in range(8):
        o = Opening(2 * BAY * (k + .5), 2 * BAY - .9, .15, 4.3)
        shop_front(m, back, o, k, "glass_clear", "bronze", 4, 1, -.1, 5, 1.0)
        back.box(m, 2 * BAY * k - .45, 0, -.4, 2 * BAY * k + .45, FOOT, .1, stone)
    back.box(m, 0, 4.3, -.4, LENGTH, FOOT, .05, stone)
