"""The storytellers' bazaar: one street wall of carved timber, shops below, galleries above, wires gone from sight."""
import math
import random

from kit import sky
from kit.light_vehicles import barrow
from kit.masonry import Plane, row, trim, wall
from kit.materials import glowing, plain, use
from kit.openings import shop_front, window
from kit.shapes import Mesh, instance
from kit.street import awning
from kit.timber import balcony, screen

STREET = 11.0
WOODS = ["deodar", "deodar_worn", "bazaar_green", "bazaar_blue", "deodar"]


def build(length=84, seed=12):
    r = random.Random(seed)
    plain("bazaar_green", (.045, .105, .075), .6, 0, .2, 3)
    plain("bazaar_blue", (.045, .095, .125), .6, 0, .2, 3)
    m = Mesh("bazaar")
    m.box(-length, -STREET, -.2, length, 0, 0, use("cobble"))
    for y in (-1.6, -STREET + 1.4):
        m.box(-length, y - .1, 0, length, y + .1, .14, use("kerb"))
    m.box(-length, -1.5, 0, length, 0, .13, use("paving"))
    m.box(-length, -STREET, 0, length, -STREET + 1.3, .13, use("paving"))
    for plane_of in (lambda x, w: Plane(x, 0), lambda x, w: Plane(x + w, -STREET, 3.14159265)):
        x = -length / 2
        while x < length / 2:
            w = r.choice((4.6, 5.4, 6.2))
            _front(m, plane_of(x, w), w, r)
            x += w
    _clock_tower(m, length / 2 + 9, -STREET / 2)
    m.done()
    for k in range(7):
        instance(barrow(k), (-20 + k * 7.5, -STREET + 2.6 if k % 2 else -2.8, 0), 1.5 + .2 * (k % 3))


def _clock_tower(m, x, y):
    """Where the street ends: a brick tower in three stages, round clock faces, an open lantern."""
    brick, lime = use("brick_rose"), use("lime_white")
    for half, z0, z1 in ((3.2, 0, 8), (2.7, 8, 14), (2.2, 14, 18.5)):
        m.box(x - half, y - half, z0, x + half, y + half, z1, brick)
        m.box(x - half - .25, y - half - .25, z1 - .3, x + half + .25, y + half + .25, z1, lime)
    ring = [(-1.25 * math.cos(math.tau * k / 20), 1.25 * math.sin(math.tau * k / 20)) for k in range(20)]
    m.face([(x - 2.26, y + u, 16.2 + v) for u, v in ring], lime)
    for dx in (-1.7, 1.7):
        for dy in (-1.7, 1.7):
            m.box(x + dx - .2, y + dy - .2, 18.5, x + dx + .2, y + dy + .2, 21, lime)
    m.lathe([(2.4, 21), (2.2, 21.4), (1.4, 22.8), (.05, 23.6), (.04, 24.6)], lime, 16, x, y)


def _front(m, plane, w, r):
    """One shopkeeper's front: leaves folded back, a painted board, a gallery, a carved upper storey."""
    wood, lime = use(r.choice(WOODS)), use(r.choice(("lime_white", "brick_pale", "plaster_sand", "brick_old")))
    seed, n = r.randrange(10**5), 2 if w < 5 else 3
    arches = row(w, n, (w - .5) / n - .35, .14, 2.2, "pointed", .2)
    wall(m, plane, w, 0, 3.7, arches, wood, .35)
    for k, o in enumerate(arches):
        shop_front(m, plane, o, seed + k, "glass_clear", "deodar", 2, 2, -.9, 4.5, 1.3)
        trim(m, plane, o, use("deodar_worn"), .10, .05)
    plane.box(m, .3, 3.15, 0, w - .3, 3.6, .08, plain(f"sign_board_{seed % 4}",
            ((.05, .12, .10), (.30, .07, .04), (.42, .29, .10), (.06, .09, .13))[seed % 4], .5))
    plane.box(m, -.02, 3.7, -.3, w + .02, 3.9, .2, wood)
    screen(m, plane, .12, w - .12, 3.95, 6.9, wood, seed, .7, n + 1, -.15, .1, .75)
    balcony(m, plane, .05, w - .05, 3.95, use("deodar_worn"), 1.0, .95, n + 1, 2.7)
    high = 7.1
    if r.random() < .72:
        o = row(w, n, 1.0, high + .9, high + 2.0, "pointed", .2)
        wall(m, plane, w, high, high + 3.3, o, lime, .4)
        for k, each in enumerate(o):
            window(m, plane, each, seed + 9 + k, None, "glass", "deodar", 2, 3, -.25)
            trim(m, plane, each, wood, .12, .06)
        high += 3.3
    plane.box(m, -.03, high, -.4, w + .03, high + .22, .3, wood)
    plane.box(m, 0, high + .22, -.3, w, high + r.uniform(.8, 1.3), 0, lime)
    plane.box(m, 0, 0, -9, w, high, -5.2, lime)
    plane.box(m, 0, 0, -5.2, .06, high, -.3, lime)
    lamp = glowing(f"shop_lantern_{sky.current.lamps}", (1, .62, .28), 6 * max(.15, sky.current.lamps))
    for u in (w * .25, w * .75):
        x, y, _ = plane.at(u, 0, .75)
        m.lathe([(.02, 3.5), (.10, 3.38), (.09, 3.15), (.02, 3.1)], lamp, 8, x, y)
    if plane.turn == 0 and r.random() < .45:
        x, y, _ = plane.at(0, 0, 0)
        awning(m, x + .3, x + w - .3, y - .1, 3.1, 1.5, .5, "canvas")
