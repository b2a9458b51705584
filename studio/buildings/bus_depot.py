"""A depot for electric buses: drive-through bays under six shallow steel vaults, a third of them still bare ribs."""
import math

from kit import sky
from kit.masonry import Plane, row, wall
from kit.materials import glowing, plain, use
from kit.openings import window
from kit.shapes import Mesh, instance
from kit.site import hoarding, stacks, tower_crane
from kit.vehicles import bus

SPAN, BAYS, DEEP, EAVE, RISE = 15.0, 6, 34.0, 6.4, 2.6
HALF = SPAN * BAYS / 2


def _arc(x0, lift=0.0, n=14):
    return [(x0 + SPAN * k / n, EAVE + lift + RISE * math.sin(math.pi * k / n)) for k in range(n + 1)]


def build():
    m, steel = Mesh("depot"), use("white_metal")
    for k in range(BAYS):
        x0 = -HALF + SPAN * k
        bare = k >= 4
        for j in range(7):
            y = DEEP * j / 6
            m.tube([(x, y, z) for x, z in _arc(x0)], .13, steel, 6)
            for x, z in _arc(x0, 0, 6)[1:-1]:
                if bare or j == 0:
                    m.tube([(x, y, z), (x, y, EAVE)], .05, steel, 5)
            m.tube([(x0, y, EAVE), (x0 + SPAN, y, EAVE)], .06, steel, 5)
        if not bare:
            m.grid([[(x, y, z + .25) for x, z in _arc(x0)] for y in (-1.6, DEEP + 1.6)], use("sheet_metal"))
            m.grid([[(x, y, z + .12) for x, z in _arc(x0)] for y in (-1.6, DEEP + 1.6)], use("timber_pale"))
            arc = _arc(x0, .42, 14)
            for i in range(2, 12):
                for j in range(5):
                    (xa, za), (xb, zb) = arc[i], arc[i + 1]
                    y = 1 + j * 6.6
                    m.face([(xa + .06, y, za), (xb - .06, y, zb), (xb - .06, y + 6, zb), (xa + .06, y + 6, za)], use("solar"))
            arc = _arc(x0)
            for (xa, za), (xb, zb) in zip(arc, arc[1:]):
                m.face([(xa, -1.6, za - .12), (xb, -1.6, zb - .12), (xb, -1.6, zb + .3), (xa, -1.6, za + .3)], use("bronze"))
    for k in range(BAYS + 1):
        x = -HALF + SPAN * k
        for j in range(7):
            y = DEEP * j / 6
            m.tube([(x, y, .5), (x, y, EAVE)], .18, steel, 10)
            m.box(x - .35, y - .35, 0, x + .35, y + .35, .6, use("concrete_raw"))
    _chargers(m)
    _workshop(m)
    m.box(-HALF - 8, -40, -.2, HALF + 30, DEEP + 20, .03, use("asphalt"))
    for k in range(BAYS * 3):
        x = -HALF + 5 * k
        m.box(x - .08, -14, .03, x + .08, DEEP, .036, use("road_paint"))
    hoarding(m, Plane(HALF + 4, -24, math.pi / 2), 60)
    stacks(m, HALF - 26, 8, 2)
    m.done()
    instance(tower_crane(30, 34, 3.3), (HALF + 12, DEEP - 4, 0))
    _buses()


def _chargers(m):
    glow = glowing("charger_light", (.2, 1.0, .75), 3)
    for k in range(12):
        x = -HALF + 5 * k + 5
        for y in (10, 24):
            m.box(x - .3, y, 0, x + .3, y + .5, 2.1, use("white_metal"))
            m.box(x - .12, y - .012, 1.5, x + .12, y, 1.75, glow)
            m.tube([(x + .2, y + .2, 1.2), (x + .6, y - .3, .6), (x + 1.0, y - .2, 1.1)], .035, use("rubber"), 6)
    tubes = glowing(f"depot_tube_{sky.current.lamps}", (1, .92, .78), 1 + 4 * sky.current.lamps)
    for k in range(4):
        x = -HALF + SPAN * (k + .5)
        for y in (5, 17, 29):
            m.box(x - 2.2, y, EAVE - .25, x + 2.2, y + .14, EAVE - .18, tubes)


def _workshop(m):
    plane = Plane(-HALF - 26, 4)
    o = row(18, 3, 4.2, 0, 4.6, "flat", .5)
    wall(m, plane, 18, 0, 7.5, o, use("brick_buff"), .5)
    for each in o:
        plane.box(m, each.left, 0, -.3, each.right, 4.6, -.22, plain("depot_door", (.03, .15, .15), .5))
    side = Plane(-HALF - 26, 30, -math.pi / 2)
    small = row(26, 6, 2.4, 1.2, 3.2, "flat", 1)
    wall(m, side, 26, 0, 7.5, small, use("brick_buff"), .5)
    for k, each in enumerate(small):
        window(m, side, each, k, None, "glass", "dark_metal", 3, 1, -.3)
    m.box(-HALF - 26.4, 3.6, 7.5, -HALF - 7.6, 30.4, 7.9, use("limestone"))
    m.box(-HALF - 8.5, 4, 0, -HALF - 8, 30, 7.5, use("brick_buff"))


def _buses():
    kinds = [bus("white", "teal"), bus("teal", "white"), bus("white", "green")]
    spots = [(-HALF + 5 * k + 2.5, y) for k in range(12) for y in (8, 22) if (k * 5 + int(y)) % 4]
    for k, (x, y) in enumerate(spots):
        instance(kinds[k % 3], (x, y, .03))
    instance(kinds[0], (-30, -13, .03), .5)
    instance(kinds[2], (6, -19, .03), 1.45)
