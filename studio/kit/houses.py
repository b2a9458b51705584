"""Low buildings of a Dubai neighbourhood as linked copies: walled plots with a house, flats of some floors, a mosque."""
from __future__ import annotations

import random

from mathutils import Vector

from kit.masonry import dome
from kit.materials import use
from kit.planting import leaf_body, leaf_cloud, once
from kit.shapes import Mesh

PLOT = (17.0, 24.0)
WALLS = ("plaster", "plaster_white", "plaster_sand", "limestone", "plaster", "plaster_blush", "plaster_white", "sandstone", "plaster_grey")
YARDS = ("lawn", "paving", "sand", "lawn", "gravel")


def plot(kind: int):
    """A walled plot with one house, its garden, sometimes a pool; street side at -y."""
    def make():
        r, m = random.Random(kind * 17 + 3), Mesh("plot")
        w, d = PLOT
        wall = use(WALLS[kind % len(WALLS)])
        m.box(-w / 2, -d / 2, -.05, w / 2, d / 2, .03, use(YARDS[kind % len(YARDS)]))
        m.ribbon([(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)], 0, 1.9, .2, wall, closed=True)
        m.box(-w / 2 + 1, -d / 2 + .2, .02, -w / 2 + 6.5, 0, .06, use("paving"))
        hw, hd, h = r.uniform(9, 12.5), r.uniform(8.5, 12), r.choice((7.0, 7.0, 3.8, 7.0, 10.4))
        cx, cy = r.uniform(-1, 1), r.uniform(-1, 2.5)
        _house(m, r, cx, cy, hw, hd, h, wall)
        m.box(cx - hw / 2 - .4, cy - hd / 2 - 2.6, 3.0, cx - hw / 2 + 5, cy - hd / 2, 3.25, wall)
        m.box(cx - hw / 2 - .3, cy - hd / 2 - 2.5, 0, cx - hw / 2, cy - hd / 2 - 2.2, 3.0, wall)
        if kind % 3 == 1:
            m.box(w / 2 - 7.5, d / 2 - 5.5, .0, w / 2 - 1.5, d / 2 - 1.8, .05, use("pool_floor"))
        for _ in range(r.randint(2, 5)):
            _garden_tree(m, r, r.choice((-1, 1)) * r.uniform(6.4, 7.4), r.uniform(-d / 2 + 2, d / 2 - 2))
        return m.done(False)
    return once(("plot", kind), make)


def _garden_tree(m: Mesh, r: random.Random, x: float, y: float) -> None:
    tall, leaf = r.uniform(3.5, 6.5), r.choice(("leaf_tree", "leaf_olive", "leaf_fresh"))
    m.tube([(x, y, 0), (x, y, tall * .6)], .12, use("bark"), 5)
    for _ in range(4):
        centre = Vector((x + r.uniform(-.8, .8), y + r.uniform(-.8, .8), tall * r.uniform(.6, .95)))
        leaf_body(m, r, centre, Vector((1.0, 1.0, .8)), use(leaf + "_inside"))
        leaf_cloud(m, r, centre, Vector((1.4, 1.4, 1.1)), 50, .55, use(leaf))


def _house(m: Mesh, r: random.Random, cx, cy, w, d, h, wall) -> None:
    """A ground floor, a smaller one on it with a terrace, machines or solar panels on the roof."""
    low = min(h, 3.8)
    back = r.choice((0, 0, 1.6, 3.0)) if h > low else 0
    _storeys(m, r, cx - w / 2, cy - d / 2, cx + w / 2, cy + d / 2, 0, low, wall)
    x0, y0, x1, y1 = cx - w / 2 + back * r.choice((0, 1)), cy - d / 2 + back, cx + w / 2, cy + d / 2
    if h > low:
        _storeys(m, r, x0, y0, x1, y1, low, h, wall)
    m.ribbon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], h, h + .9, .25, wall, closed=True)
    m.box(x0 + .3, y0 + .3, h, x1 - .3, y1 - .3, h + .08, use(r.choice(("gravel", "plaster_white", "gravel"))))
    m.block(cx + w * .2, cy + d * .2, h, 3.4, 3.2, 2.6, wall)
    if r.random() < .45:
        for k in range(3):
            m.block(cx - w * .2, cy - d * .15 + k * 1.6, h + .5, 3.6, 1.1, .1, use("solar"))
    for k in range(2):
        m.block(cx - w * .25 + k * 2, cy + d * .25, h + .2, 1.1, .8, .9, use("sheet_metal"))


def _storeys(m: Mesh, r: random.Random, x0, y0, x1, y1, z0, z1, wall) -> None:
    m.box(x0, y0, z0, x1, y1, z1, wall)
    if z0 == 0:
        m.ribbon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z1, z1 + .7, .2, wall, closed=True)
    for floor in range(max(1, round((z1 - z0) / 3.4))):
        z = z0 + floor * 3.4 + .8
        for y in (y0, y1):
            x = x0 + 1.0
            while x < x1 - 2:
                wide = r.uniform(1.0, 2.4)
                m.box(x, y - .03, z, x + wide, y + .03, z + r.choice((1.5, 2.0)), use("glass_shut"))
                x += wide + r.uniform(.8, 1.6)
        middle = (y0 + y1) / 2
        for x in (x0, x1):
            m.box(x - .03, middle - 1, z, x + .03, middle + 1, z + 1.5, use("glass_shut"))


def flats(kind: int):
    """A block of four to six floors with balconies, on a floor of shops."""
    def make():
        r, m = random.Random(kind + 60), Mesh("flats")
        wall, w, d, floors = use(WALLS[(kind * 4 + 2) % len(WALLS)]), (26, 20, 30, 18, 24, 28)[kind], (17, 20, 14, 18, 16, 18)[kind], (4, 6, 3, 8, 5, 4)[kind]
        top = 4.4 + floors * 3.3
        m.box(-w / 2, -d / 2, 0, w / 2, d / 2, top, wall)
        for s in (-1, 1):
            m.box(-w / 2 + .4, s * (d / 2 + .02) - .05, .3, w / 2 - .4, s * (d / 2 + .02) + .05, 3.4, use("glass_shut"))
            for f in range(floors):
                z = 4.4 + f * 3.3
                for k in range(int(w // 4.2)):
                    x = -w / 2 + 1.2 + k * 4.2
                    m.box(x, s * (d / 2 + .02) - .05, z + .3, x + 2.4, s * (d / 2 + .02) + .05, z + 2.5, use("glass_shut"))
                    if (k + kind + f * (kind % 2)) % 3 == 0:
                        y0, y1 = sorted((s * d / 2, s * (d / 2 + 1.5)))
                        m.box(x - .4, y0, z - .1, x + 3.0, y1, z + .1, wall)
                        m.box(x - .4, s * (d / 2 + 1.42) - .05, z + .1, x + 3.0, s * (d / 2 + 1.42) + .05, z + 1.0, use("glass_dark"))
        m.ribbon([(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)], top, top + 1, .25, wall, closed=True)
        m.block(r.uniform(-6, 6), 0, top, w * .3, d * .4, 3.2, use(WALLS[kind]))
        if kind % 2:
            m.box(-w / 2 - .6, -d / 2 - .6, 3.9, w / 2 + .6, d / 2 + .6, 4.3, use("limestone"))
        return m.done(False)
    return once(("flats", kind), make)


def mosque():
    """A white prayer hall with a dome, a portico and one minaret."""
    def make():
        m, white = Mesh("mosque"), use("plaster_white")
        m.box(-11, -9, 0, 11, 11, 8, white)
        m.box(-9, -13, 0, 9, -9, 5.2, white)
        for k in range(5):
            m.box(-7.6 + k * 3.4, -13.05, .3, -5.6 + k * 3.4, -12.95, 4.0, use("glass_shut"))
        m.lathe([(5.6, 8), (5.6, 9.4)], white, 28, 0, 1)
        dome(m, 0, 1, 9.4, 5.4, use("limestone"), 5.2, 28, .1)
        m.lathe([(1.7, 0), (1.5, 15), (1.9, 15.4), (1.9, 16.2), (1.1, 16.4), (1.0, 21), (1.4, 21.4), (1.3, 22), (.1, 26)], white, 12, 14, -7)
        return m.done(False)
    return once(("mosque",), make)
