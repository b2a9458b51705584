"""Shops under offices under homes: nineteen floors of brick in four firings, and one floor left open as a garden in the air."""
import math
import random

from kit import balcony as dressing
from kit import facade, planting
from kit.masonry import Plane, row, trim, wall
from kit.materials import use
from kit.openings import shop_front
from kit.planting import once
from kit.shapes import Mesh, instance

X, Y, FLOOR = 24.0, 24.0, 3.6
SHOPS, OFFICES, HOMES = 2, 6, 10
BRICKS = ["brick_lahore", "brick_rose", "brick_buff", "brick_plum"]
GARDEN = 10.4 + OFFICES * FLOOR


def _office(index):
    """A bay two windows wide between brick piers."""
    def make():
        m, brick = Mesh("office_bay"), use(BRICKS[index])
        facade.opening(m, 4.0, FLOOR, .45, .5, 3.55, 3.25, .5, brick)
        facade.window(m, .45, .5, 3.55, 3.25, .32, 2, "bronze", "glass")
        m.box(0, -.12, 3.36, 4.0, .0, FLOOR, use("limestone"))
        m.box(-.18, -.22, 0, .18, 0, FLOOR, brick)
        return m.done(False)
    return once(("office_bay", index), make)


def _home(index, seed):
    """A bay of an apartment: brick panel, tall doors, a balcony with plants."""
    def make():
        r, m, brick = random.Random(seed * 9 + index), Mesh("home_bay"), use(BRICKS[index])
        facade.opening(m, 4.0, FLOOR, .9, .12, 3.5, 2.75, .35, brick)
        facade.window(m, .9, .12, 3.5, 2.75, .22, 3, "bronze", "glass_clear")
        m.box(.2, -1.6, -.18, 3.8, 0, .02, use("limestone"))
        facade.railing(m, [(.25, -.05), (.25, -1.55), (3.75, -1.55), (3.75, -.05)], .02, "bars", 1.08, "bronze", .13)
        if seed % 2:
            dressing.planter(m, r, 2.2, 3.6, -1.45, .02, True)
        else:
            dressing.seats(m, 1.6, -.8, .02)
        return m.done(False)
    return once(("home_bay", index, seed), make)


def build():
    m = Mesh("mixed_tower")
    _shops(m)
    base, top = 10.4, GARDEN + 5.2
    for number, (origin, turn, length) in enumerate(facade.sides(-X / 2, 0, X / 2, Y)):
        r = random.Random(number)
        count = round(length / 4.0)
        pattern = lambda c, f, r=r: _office((c * 3 + f * 5 + r.randrange(2)) % 4 if (c + f) % 3 == 0 else 0)  # noqa: E731
        facade.grid((origin[0], origin[1], base), turn, count, OFFICES, 4.0, FLOOR, lambda c, f, r, p=pattern: p(c, f), number, 5.0, .55)
        homes = lambda c, f, r: _home((c * 2 + f * 3) % 4 if (c * 5 + f * 7) % 3 else (f + 1) % 2, (c + f) % 4)  # noqa: E731
        inset = facade.to_world(origin, turn, 0, 0)
        facade.grid((inset[0], inset[1], top), turn, count, HOMES, 4.0, FLOOR, homes, number + 7, 5.0, .4)
    for f in range(OFFICES + 1):
        m.box(-X / 2 + .3, .3, base + f * FLOOR - .2, X / 2 - .3, Y - .3, base + f * FLOOR, use("concrete"))
    for f in range(HOMES + 1):
        m.box(-X / 2 + .2, .2, top + f * FLOOR - .2, X / 2 - .2, Y - .2, top + f * FLOOR, use("limestone"))
    m.box(-4, 8, 0, 4, 16, top, use("concrete"))
    _garden(m, top)
    z = top + HOMES * FLOOR
    facade.parapet(m, -X / 2, 0, X / 2, Y, z, 1.2, .4, use("brick_lahore"))
    facade.roof_plant(m, 0, Y / 2, z, 2, 4)
    for k in range(7):
        m.box(-8 + k * 2.6, 3, z + 3.2, -7.8 + k * 2.6, 9, z + 3.5, use("timber_pale"))
    m.done()


def _shops(m):
    brick = use("brick_lahore")
    for plane, length in ((Plane(-X / 2 - 8, -3), X + 16), (Plane(-X / 2 - 8, Y + 3, -math.pi / 2), Y + 6),
            (Plane(X / 2 + 8, -3, math.pi / 2), Y + 6)):
        n = round(length / 5)
        o = row(length, n, 3.9, .1, 5.4, "round", .3)
        wall(m, plane, length, 0, 9.4, o, brick, .8)
        for k, each in enumerate(o):
            trim(m, plane, each, use("limestone"), .22, .06)
            shop_front(m, plane, each, k, "glass_clear", "bronze", 4, 4, -.7, 6, 1.25)
        plane.box(m, -.15, 9.4, -.9, length + .15, 9.8, .3, use("limestone"))
        plane.box(m, 0, 9.8, -.35, length, 10.6, 0, brick)
    m.box(-X / 2 - 8, -3, 9.5, X / 2 + 8, Y + 3, 9.7, use("paving"))
    m.box(-X / 2 - 8, Y + 2.5, 0, X / 2 + 8, Y + 3, 9.5, brick)


def _garden(m, top):
    """The open floor: columns change their stride here; trees and hedges between them."""
    z = GARDEN
    m.box(-X / 2, 0, z - .1, X / 2, Y, z + .1, use("limestone"))
    m.box(-X / 2, 0, top - .7, X / 2, Y, top - .2, use("concrete"))
    for k in range(5):
        for y in (1.2, Y - 1.2):
            x = -X / 2 + 1.4 + k * (X - 2.8) / 4
            m.prism([(x - .4, y - .4), (x + .4, y - .4), (x + .4, y + .4), (x - .4, y + .4)], z, top - .6, use("concrete"))
    for y in (7, 12, 17):
        for x in (-X / 2 + 1.2, X / 2 - 1.2):
            m.box(x - .4, y - .4, z, x + .4, y + .4, top - .6, use("concrete"))
    ring = [(-X / 2 + .2, .2), (X / 2 - .2, .2), (X / 2 - .2, Y - .2), (-X / 2 + .2, Y - .2), (-X / 2 + .2, .2)]
    facade.railing(m, ring, z + .1, "glass", 1.1, "bronze")
    for a, b in zip(ring, ring[1:]):
        planting.hedge((a[0] * .95, 12 + (a[1] - 12) * .95), (b[0] * .95, 12 + (b[1] - 12) * .95), .8, .7, z=z + .1)
    small = planting.tree(9, 4.2, 2.0, "leaf_fresh", 3000, .3)
    for k, (x, y) in enumerate(((-9.5, 3), (-3.5, 2.6), (3.5, 3), (9.5, 2.6), (-10, 12), (10, 12), (-9, 21), (9, 21))):
        instance(small, (x, y, z + .1), k, .95)
