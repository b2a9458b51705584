"""A merchant's house in the walled city: old brick, carved deodar bays, a court no wider than a carpet."""
import random

from kit import sky
from kit.masonry import Opening, Plane, dome, row, trim, wall
from kit.materials import glowing, use
from kit.openings import shop_front, window
from kit.shapes import Mesh
from kit.timber import balcony, bay, carved_door, screen

WIDE, FLOOR = 15.0, 4.0


def build():
    """The street front, three storeys and two roof pavilions; its ground floor stands at y = 0."""
    m, plane = Mesh("haveli"), Plane(-WIDE / 2, 0)
    brick, wood, lime = use("brick_old"), use("deodar"), use("lime_white")
    ground = [Opening(2.6, 2.2, 0, 2.2, "pointed"), Opening(WIDE / 2, 2.3, .3, 2.4, "pointed"), Opening(WIDE - 2.6, 2.2, 0, 2.2, "pointed")]
    wall(m, plane, WIDE, 0, FLOOR, ground, brick, .7)
    shop_front(m, plane, ground[0], 1)
    shop_front(m, plane, ground[2], 2)
    carved_door(m, plane, WIDE / 2, .3, 2.3, 2.1, wood)
    plane.box(m, WIDE / 2 - 1.9, 0, 0, WIDE / 2 + 1.9, .15, .9, use("limestone"))
    plane.box(m, WIDE / 2 - 1.6, .15, 0, WIDE / 2 + 1.6, .3, .5, use("limestone"))
    for o in ground:
        trim(m, plane, o, lime, .14, .05)
    for storey in (1, 2):
        z = FLOOR * storey
        flank = [Opening(1.35, 1.0, z + .9, z + 2.3, "pointed"), Opening(WIDE - 1.35, 1.0, z + .9, z + 2.3, "pointed")]
        behind = [Opening(4.6, 2.6, z + .3, z + 3.1), Opening(WIDE - 4.6, 2.6, z + .3, z + 3.1), Opening(WIDE / 2, 1.2, z + .3, z + 2.6, "pointed")]
        wall(m, plane, WIDE, z, z + FLOOR, flank + behind, brick, .6)
        for k, o in enumerate(flank):
            window(m, plane, o, storey * 10 + k, None, "glass_clear", "deodar", 2, 4, -.25)
            trim(m, plane, o, lime, .12, .05)
        for u in (2.9, WIDE - 6.3):
            bay(m, plane, u, u + 3.4, z + .25, z + 3.15, wood, .95, storey * 7 + int(u), .7, 3)
        window(m, plane, behind[2], storey * 3, .8, "glass_clear", "deodar", 2, 3, -.25)
        trim(m, plane, behind[2], lime, .12, .05)
        balcony(m, plane, WIDE / 2 - 1.0, WIDE / 2 + 1.0, z + .2, wood, .8)
        plane.box(m, 0, z - .12, 0, WIDE, z + .1, .12, use("terracotta"))
    _roof(m, plane, brick, lime, wood)
    m.box(-WIDE / 2, .7, 0, WIDE / 2, 14, .1, brick)
    m.box(-WIDE / 2, 13.5, 0, WIDE / 2, 14, FLOOR * 3, brick)
    m.done()


def _roof(m, plane, brick, lime, wood):
    z = FLOOR * 3
    plane.box(m, -.1, z, -.6, WIDE + .1, z + .3, .25, use("terracotta"))
    plane.box(m, 0, z + .3, -.3, WIDE, z + 1.15, 0, brick)
    for k in range(21):
        u = .2 + k * (WIDE - .4) / 20
        plane.box(m, u - .12, z + 1.15, -.28, u + .12, z + 1.55, -.02, brick)
    for cx in (-WIDE / 2 + 2.2, WIDE / 2 - 2.2):
        for dx in (-1.1, 1.1):
            for y in (.5, 2.7):
                m.box(cx + dx - .12, y - .12, z, cx + dx + .12, y + .12, z + 3.0, lime)
        m.box(cx - 1.7, -.1, z + 3.0, cx + 1.7, 3.3, z + 3.16, wood)
        m.box(cx - 1.3, .3, z + 3.16, cx + 1.3, 2.9, z + 3.4, lime)
        dome(m, cx, 1.6, z + 3.4, 1.2, lime, 1.1, 20, .3)
        m.lathe([(.05, z + 4.7), (.09, z + 4.9), (.01, z + 5.3)], use("brass"), 8, cx, 1.6)


def court(half=4.6, floors=3):
    """The inner court: three storeys of carved galleries round a small fountain, open to the sky."""
    m, wood, brick = Mesh("haveli_court"), use("deodar_worn"), use("brick_old")
    m.box(-half - 6, -half - 6, -.3, half + 6, half + 6, 0, use("clay_court"))
    planes = [Plane(-half, half, 0), Plane(half, half, -1.5707963), Plane(-half, -half, 1.5707963)]
    for index, plane in enumerate(planes):
        for f in range(floors):
            z = f * 3.7
            if f == 0:
                arches = row(2 * half, 3, 2.2, 0, 1.9, "pointed", .3)
                wall(m, plane, 2 * half, 0, 3.7, arches, use("lime_white"), .5)
                for k, o in enumerate(arches):
                    trim(m, plane, o, wood, .12, .04)
                    window(m, plane, o, index * 5 + k, .8, "glass_clear", "deodar", 4, 4, -.35, 3)
            else:
                screen(m, plane, -.9, 2 * half + .9, z, z + 3.6, wood, index * 9 + f * 3, .65, 7, -.9, .1, .9)
                balcony(m, _front(plane, -.9), 0, 2 * half, z, use("deodar"), .9, 1.0, 5, 2.9)
        plane.box(m, -6, 0, -6, 2 * half + 6, floors * 3.7, -4.2, brick)
        plane.box(m, -.6, floors * 3.7, -1.6, 2 * half + .6, floors * 3.7 + .5, .35, use("terracotta"))
        plane.box(m, -.6, floors * 3.7 + .5, -1.6, 2 * half + .6, floors * 3.7 + 1.3, -.2, brick)
    _fountain(m)
    m.done()


def _front(plane, d):
    x, y, _ = plane.at(0, 0, d)
    return Plane(x, y, plane.turn, plane.z)


def _fountain(m):
    m.lathe([(1.35, 0), (1.35, .38), (1.15, .38), (1.12, .22)], use("limestone"), 8)
    m.lathe([(1.14, .27), (.01, .27)], use("still"), 8)
    m.lathe([(.18, .2), (.10, .8), (.45, .95), (.42, 1.0), (.05, .98), (.05, 1.2)], use("limestone"), 12)


def street(length=70, seed=5):
    """The lane: houses shoulder to shoulder at both sides, wires left out, cloths across, lamps at the doors."""
    r, m = random.Random(seed), Mesh("lane")
    m.box(-length, -7.2, -.2, length, 0, 0, use("cobble"))
    m.box(-length, -.9, 0, length, 0, .12, use("limestone"))
    m.box(-length, -7.2, 0, length, -6.5, .12, use("limestone"))
    walls = ["brick_old", "lime_white", "brick_lahore", "plaster_sand", "brick_rose", "plaster_blush"]
    for start, step, limit in ((WIDE / 2, 1, 0), (-WIDE / 2, -1, 0), (-length, 1, -7.2)):
        x = start
        while abs(x) < length + 1 and (limit == 0 or x < length):
            w, floors = r.uniform(6, 11), r.choice((2, 3, 3))
            left = x if step > 0 else x - w
            plane = Plane(left, 0, 0) if limit == 0 else Plane(left + w, limit, 3.14159265)
            _neighbour(m, plane, w, floors, use(r.choice(walls)), r)
            x += step * w
    for x in (-length - 3, length + 3):  # the lane bends: a house closes the view
        _neighbour(m, Plane(x, 2, -1.5707963) if x < 0 else Plane(x, -9, 1.5707963), 11, 3, use("brick_old"), r)
    m.done()


def _neighbour(m, plane, w, floors, mat, r):
    for f in range(floors):
        z = f * 3.6
        kind = r.choice(("pointed", "segment", "flat"))
        n = max(2, int(w / 2.6))
        o = row(w, n, 1.5 if f == 0 else 1.0, 0 if f == 0 else z + .9, (z + 2.2), kind)
        wall(m, plane, w, z, z + 3.6, o, mat, .5)
        for each in o:
            if f == 0 and r.random() < .6:
                shop_front(m, plane, each, r.randrange(5))
            else:
                window(m, plane, each, r.randrange(999), None, "glass", "deodar", 2, 3, -.25)
        if f and r.random() < .5:
            balcony(m, plane, w * .15, w * .85, z + .1, use("deodar"), .8, 1.0, None, 2.6 if r.random() < .5 else None)
    z = floors * 3.6
    plane.box(m, -.02, z, -.5, w + .02, z + .25, .15, use("terracotta"))
    plane.box(m, 0, z + .25, -.3, w, z + 1.2, 0, mat)
    plane.box(m, 0, 0, -9, w, z + .2, -4.8, mat)
    plane.box(m, w * .45, 2.55, .02, w * .55, 2.8, .2, glowing(f"door_lamp_{sky.current.lamps}", (1, .66, .34), 5 * max(.1, sky.current.lamps)))
