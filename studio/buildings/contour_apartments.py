"""Forty apartments along one contour above a lake, two deep and three high: long terraces that bend with the ridge."""
import math
import random

from mathutils import Vector, noise

from kit import facade
from kit import room as rooms
from kit.balcony import planter
from kit.conifers import pine
from kit.materials import use
from kit.planting import once, shrub
from kit.shapes import Mesh, instance

UNIT, COUNT, FLOOR, LEVEL = 7.6, 14, 3.3, 15.0


def line(t):
    """The contour: a slow curve across the hill; t runs from 0 to 1."""
    x = -53 + 106 * t
    return x, 34 + 9 * math.sin(t * 3.6 - .4)


def ground_height(x, y):
    """The ridge: shore, slope, the shelf of the contour, then up to the crest."""
    _, contour = line(min(1, max(0, (x + 53) / 106)))
    away = y - contour
    base = LEVEL + (away * .42 if away < -2 else min(2.0, max(0, away) * .1) + max(0, away - 14) * .55)
    rough = 2.2 * noise.noise(Vector((x / 26, y / 26, 3))) + .8 * noise.noise(Vector((x / 9, y / 9, 5)))
    calm = min(1, max(0, abs(away - 5) - 9) / 12)
    fade = max(.0, 1 - abs(x) / 260)
    return max(-4, (base + rough * calm) * (.55 + .45 * fade))


def terrain():
    m = Mesh("ridge", smooth=True)
    rows = []
    for j in range(70):
        y = -22 + j * 3.2
        rows.append([(x, y, ground_height(x, y)) for x in (-300 + i * 5 for i in range(121))])
    m.grid(rows, use("hill_ground"))
    m.done()


def _unit(seed):
    """One apartment's front: living room in glass, a deep terrace, a stone cross wall."""
    def make():
        r, m = random.Random(seed), Mesh("contour_unit")
        m.box(0, -2.6, -.22, UNIT + .3, 9, .0, use("limestone"))
        m.box(-.2, -1.6, 0, .2, 9, FLOOR - .22, use("rubble_stone"))
        m.box(.2, .1, 2.75, UNIT - .2, .25, FLOOR - .2, use("timber"))
        facade.window(m, .2, 0, UNIT - .2, 2.75, .1, 5, "dark_metal", "glass_clear")
        facade.railing(m, [(.1, -2.5), (UNIT, -2.5)], 0, "rods", 1.05)
        planter(m, r, .6, 2.6, -2.35, 0, seed % 2 == 0, "plaster_sand")
        for k in range(7):
            if seed % 3 == 0:
                m.box(UNIT - 1.6 + k * .2, -.05, 0, UNIT - 1.52 + k * .2, .05, 2.75, use("timber_pale"))
        return m.done(False)
    return once(("contour_unit", seed), make)


def build():
    r, m = random.Random(7), Mesh("contour_roof")
    for k in range(COUNT):
        xa, ya = line(k / COUNT)
        xb, yb = line((k + 1) / COUNT)
        turn = math.atan2(yb - ya, xb - xa)
        for f in range(3):
            if f == 2 and k in (0, 13):
                continue
            set_back = f * 1.1
            x, y = xa - math.sin(turn) * set_back, ya + math.cos(turn) * set_back
            z = LEVEL + .4 + f * FLOOR
            instance(_unit((k * 3 + f) % 6), (x, y, z), turn)
            room = rooms.pick(r, UNIT - .5, FLOOR - .3, 5)
            instance(room, (x + .25 * math.cos(turn) - .3 * math.sin(turn), y + .25 * math.sin(turn) + .3 * math.cos(turn), z + .02), turn)
        top = 3 if k not in (0, 13) else 2
        z, back = LEVEL + .4 + top * FLOOR, top * 1.1 - 2.6
        ring = [(-.1, back), (UNIT + .4, back), (UNIT + .4, 10), (-.1, 10)]
        c, s = math.cos(turn), math.sin(turn)
        m.prism([(xa + u * c - v * s, ya + u * s + v * c) for u, v in ring], z - .2, z + .12, use("limestone"))
        m.prism([(xa + u * c - v * s, ya + u * s + v * c) for u, v in [(0, back + 2), (UNIT + .3, back + 2), (UNIT + .3, 10), (0, 10)]], z + .12,
                z + .3, use("lawn"))
        m.prism([(xa + u * c - v * s, ya + u * s + v * c) for u, v in [(-.3, -2.6), (UNIT + .3, -2.6), (UNIT + .3, 9), (-.3, 9)]], LEVEL - 5,
                LEVEL + .2, use("rubble_stone"))
    m.done()


def woods(count=1000, seed=4, near=True):
    r, kinds = random.Random(seed), [pine(1, 13), pine(2, 16), pine(3, 11)]
    low = [shrub(k, 1.0, leaf) for k, leaf in enumerate(("leaf_dark", "leaf_olive", "leaf_tree"))]
    for _ in range(count):
        x, y = r.gauss(0, 75), r.uniform(-14, 120)
        _, contour = line(min(1, max(0, (x + 53) / 106)))
        away = y - contour
        if abs(x) < 60 and -9 < away < 15:
            continue
        z = ground_height(x, y)
        if z < .6:
            continue
        if abs(x) < 56 and -30 < away < 0:
            instance(r.choice(low), (x, y, z - .1), r.uniform(0, 6), r.uniform(.7, 1.6))
            if r.random() < .35:
                instance(kinds[2], (x, y, z - .3), r.uniform(0, 6), r.uniform(.4, .8) * min(1, .35 - away / 30))
        else:
            instance(r.choice(kinds), (x, y, z - .3), r.uniform(0, 6), r.uniform(.75, 1.15))
