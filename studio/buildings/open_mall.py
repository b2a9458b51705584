"""An open mall: a brick street front of tall arches, and behind it four floors of galleries round a well of shade."""
import math
import random

from kit import facade, sky
from kit import room as rooms
from kit.masonry import Opening, Plane, row, trim, wall
from kit.materials import glowing, use
from kit.openings import shop_front, window
from kit.shapes import Mesh, circle, instance
from kit.planting import shrub

LENGTH, WELL, RING, FLOOR, MIDDLE, DEEP = 66.0, 13.0, 18.5, 4.6, 27.0, 54.0


def front():
    """The boulevard side: nine arches two floors high, paired windows above, nothing else but trees."""
    m, brick, plane = Mesh("mall_front"), use("brick_lahore"), Plane(-LENGTH / 2, 0)
    arches = row(LENGTH, 9, 5.4, 0, 5.2, "round", 1.5)
    wall(m, plane, LENGTH, 0, 9.6, arches, brick, .9)
    for k, o in enumerate(arches):
        trim(m, plane, o, use("limestone"), .3, .08)
        if k == 4:
            continue
        shop_front(m, plane, o, k, "glass_clear", "dark_metal", 4, 3, -1.6, 6, 1.3)
    for f in range(2):
        z = 9.6 + f * 4.0
        pairs = [o for c in row(LENGTH, 9, 1.5, z + .9, z + 2.6, "segment", 1.5) for o in _pair(c)]
        wall(m, plane, LENGTH, z, z + 4.0, pairs, brick, .6)
        for k, o in enumerate(pairs):
            window(m, plane, o, k + f * 40, None, "glass", "dark_metal", 2, 3, -.3, 4)
            plane.box(m, o.left - .1, z + .78, 0, o.right + .1, z + .9, .12, use("limestone"))
        plane.box(m, 0, z - .25, 0, LENGTH, z + .05, .25, use("limestone"))
    plane.box(m, -.2, 17.6, -.9, LENGTH + .2, 18.0, .5, use("limestone"))
    plane.box(m, 0, 18.0, -.4, LENGTH, 18.9, 0, brick)
    for x0, turn in ((LENGTH / 2, math.pi / 2), (-LENGTH / 2, -math.pi / 2)):
        side = Plane(x0, 0 if x0 > 0 else DEEP, turn)
        blind = row(DEEP, 8, 1.6, 11, 15, "segment", 2)
        wall(m, side, DEEP, 0, 18.9, blind, brick, .6)
        for k, o in enumerate(blind):
            window(m, side, o, k, None, "glass", "dark_metal", 2, 3, -.3, 4)
    m.box(-LENGTH / 2, DEEP - .5, 0, LENGTH / 2, DEEP, 18.9, brick)
    _roof(m)
    m.done()


def _pair(c):
    mid = (c.left + c.right) / 2
    return [Opening(mid + s * 1.15, 1.5, c.sill, c.spring, c.kind) for s in (-1, 1)]


def _roof(m):
    """The flat roof with the round hole of the well left open."""
    ring = circle(RING, 40, 0, MIDDLE)
    box = [(-LENGTH / 2, .6), (LENGTH / 2, .6), (LENGTH / 2, DEEP - .5), (-LENGTH / 2, DEEP - .5)]
    n = len(ring)
    for k in range(n):
        (xa, ya), (xb, yb) = ring[k], ring[(k + 1) % n]
        outer = [_to_box(p, box) for p in ((xa, ya), (xb, yb))]
        m.face([(xa, ya, 18.0), (*outer[0], 18.0), (*outer[1], 18.0), (xb, yb, 18.0)], use("gravel"))


def _to_box(p, box):
    dx, dy = p[0], p[1] - MIDDLE
    t = min((box[1][0] / abs(dx)) if dx else 1e9, ((box[2][1] - MIDDLE) / dy) if dy > 0 else (26.4 / -dy if dy < 0 else 1e9))
    return (dx * t, MIDDLE + dy * t)


def well():
    """Galleries, shops, water and canopy round (0, MIDDLE)."""
    m, r = Mesh("mall_well"), random.Random(8)
    inner, outer = circle(WELL, 48, 0, MIDDLE), circle(RING, 48, 0, MIDDLE)
    m.prism(circle(RING, 48, 0, MIDDLE), -.3, .0, use("paving_large"))
    m.prism(circle(7.2, 40, 0, MIDDLE), .0, .35, use("limestone"))
    m.prism(circle(6.9, 40, 0, MIDDLE), .35, .36, use("still"))
    for f in range(1, 5):
        z = f * FLOOR - .4
        for k in range(48):
            j = (k + 1) % 48
            m.prism([inner[k], inner[j], outer[j], outer[k]][::-1], z, z + .4, use("plaster_white"))
        if f < 4:
            facade.railing(m, inner + inner[:1], z + .4, "bars", 1.1, "bronze", .14)
    for k in range(12):
        a = math.tau * k / 12
        m.lathe([(.32, 0), (.26, 4 * FLOOR)], use("brick_lahore"), 14, (WELL + .5) * math.cos(a), MIDDLE + (WELL + .5) * math.sin(a))
    for f in range(4):
        for k in range(20):
            a = math.tau * (k + .5) / 20
            if f == 0 and abs(math.sin(a) + 1) < .08:
                continue
            item = rooms.shop(5.7, FLOOR - .5, 4.5, (k * 7 + f) % 5, 1.1)
            turn = a - math.pi / 2
            x, y = RING * math.cos(a), MIDDLE + RING * math.sin(a)
            instance(item, (x - 2.85 * math.cos(turn), y - 2.85 * math.sin(turn), f * FLOOR), turn)
            if f and r.random() < .85:
                for s in (-.12, 0, .12):
                    instance(shrub(r.randrange(3), .6, r.choice(("leaf_fresh", "leaf_tree", "leaf_dark")), None, 500),
                            ((WELL + .35) * math.cos(a + s), MIDDLE + (WELL + .35) * math.sin(a + s), f * FLOOR + .05), a, .8)
    _escalators(m)
    _canopy(m)
    m.done()


def _escalators(m):
    for f, side in ((0, -1), (1, 1), (2, -1)):
        z0, z1 = f * FLOOR, (f + 1) * FLOOR
        x, y0, y1 = side * 9.2, 21.5, 32.5
        for dx in (-.7, .7):
            m.face([(x + dx, y0, z0), (x + dx, y1, z1), (x + dx, y1, z1 + 1.0), (x + dx, y0, z0 + 1.0)], use("glass_rail"))
        m.face([(x - .7, y0, z0), (x + .7, y0, z0), (x + .7, y1, z1), (x - .7, y1, z1)], use("dark_metal"))
        m.face([(x - .7, y0, z0 - .6), (x + .7, y0, z0 - .6), (x + .7, y1, z1 - .6), (x - .7, y1, z1 - .6)], use("bronze"))


def _canopy(m):
    """A lifted umbrella of ribs and cloth: rain and sun stay out, wind goes through."""
    top, n = 4 * FLOOR + 1.6, 24
    cloth, rib = use("canvas"), use("timber_pale")

    def at(k, t):
        a = math.tau * k / n
        radius = 3.2 + (WELL + 3.5 - 3.2) * t
        return (radius * math.cos(a), MIDDLE + radius * math.sin(a), top + 3.4 * (1 - t) ** 1.6)

    for k in range(n):
        m.tube([at(k, t / 6) for t in range(7)], .12, rib, 5)
        m.grid([[at(k + s / 4, t / 6)[:2] + (at(k + s / 4, t / 6)[2] - .35 * math.sin(math.pi * s / 4),) for s in range(5)] for t in range(7)], cloth)
        if k % 2 == 0:
            x, y, z = at(k, .82)
            m.tube([(x, y, 4 * FLOOR), (x, y, z)], .09, use("dark_metal"), 6)
    m.lathe([(3.3, top + 3.35), (3.3, top + 3.6)], rib, 24, 0, MIDDLE)
    glow = glowing(f"lantern_{sky.current.lamps}", (1, .62, .30), 6 * max(.15, sky.current.lamps))
    for k in range(18):
        a, radius = k * 2.4, 2 + (k * 37 % 80) / 9
        x, y, z = radius * math.cos(a), MIDDLE + radius * math.sin(a), 8.5 + (k * 53 % 70) / 9
        m.tube([(x, y, z), (x, y, top + 1.5)], .008, use("dark_metal"), 3)
        m.lathe([(.02, z + .42), (.22, z + .22), (.20, z), (.02, z - .05)], glow, 12, x, y)
