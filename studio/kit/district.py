"""A laid-out neighbourhood to the horizon: streets, walled plots, low houses with pools and trees. For views from above
and for the middle distance; all houses are linked copies of a few."""
from __future__ import annotations

import math
import random

from mathutils import Vector

from kit.materials import use
from kit.planting import leaf_cloud, once
from kit.shapes import Mesh, instance

PLOT = (17.0, 24.0)
WALLS = ("plaster", "plaster_white", "plaster_sand", "plaster")


def plot(kind: int):
    """A walled plot with one house, its garden, sometimes a pool; street side at -y."""
    def make():
        r, m = random.Random(kind * 17 + 3), Mesh("plot")
        w, d = PLOT
        wall = use(WALLS[kind % len(WALLS)])
        m.box(-w / 2, -d / 2, -.05, w / 2, d / 2, .03, use("lawn" if kind % 3 else "paving"))
        m.ribbon([(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)], 0, 1.9, .2, wall, closed=True)
        m.box(-w / 2 + 1, -d / 2 + .2, .02, -w / 2 + 6.5, 0, .06, use("paving"))
        hw, hd, h = r.uniform(10, 12.5), r.uniform(9, 12), r.choice((7.0, 7.0, 3.8))
        cx, cy = r.uniform(-1, 1), r.uniform(-1, 2.5)
        _house(m, r, cx, cy, hw, hd, h, wall)
        m.box(cx - hw / 2 - .4, cy - hd / 2 - 2.6, 3.0, cx - hw / 2 + 5, cy - hd / 2, 3.25, wall)
        m.box(cx - hw / 2 - .3, cy - hd / 2 - 2.5, 0, cx - hw / 2, cy - hd / 2 - 2.2, 3.0, wall)
        if kind % 3 == 1:
            m.box(w / 2 - 7.5, d / 2 - 5.5, .0, w / 2 - 1.5, d / 2 - 1.8, .05, use("pool_floor"))
        for _ in range(r.randint(2, 4)):
            x, y = r.choice((-1, 1)) * r.uniform(6.4, 7.4), r.uniform(-d / 2 + 2, d / 2 - 2)
            tall = r.uniform(3.5, 6.5)
            m.tube([(x, y, 0), (x, y, tall * .6)], .12, use("bark"), 5)
            for _ in range(3):
                leaf_cloud(m, r, Vector((x + r.uniform(-.8, .8), y + r.uniform(-.8, .8), tall * r.uniform(.6, .95))), Vector((1.4, 1.4, 1.1)), 70, .55, use(r.choice(("leaf_tree", "leaf_olive"))))
        return m.done(False)
    return once(("plot", kind), make)


def _house(m: Mesh, r: random.Random, cx, cy, w, d, h, wall) -> None:
    x0, y0, x1, y1 = cx - w / 2, cy - d / 2, cx + w / 2, cy + d / 2
    m.box(x0, y0, 0, x1, y1, h, wall)
    m.ribbon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], h, h + .9, .25, wall, closed=True)
    m.box(x0 + .3, y0 + .3, h, x1 - .3, y1 - .3, h + .08, use("gravel"))
    m.block(cx + w * .2, cy + d * .2, h, 3.4, 3.2, 2.6, wall)
    for k in range(2):
        m.block(cx - w * .25 + k * 2, cy + d * .1, h + .2, 1.1, .8, .9, use("sheet_metal"))
    for floor in range(int(h // 3.4)):
        z = floor * 3.4 + .9
        for s, y in ((-1, y0), (1, y1)):
            x = x0 + 1.0
            while x < x1 - 2:
                wide = r.uniform(1.0, 2.4)
                m.box(x, y - .03, z, x + wide, y + .03, z + r.choice((1.5, 2.0)), use("glass_shut"))
                x += wide + r.uniform(.8, 1.6)
        for x in (x0, x1):
            m.box(x - .03, cy - 1, z, x + .03, cy + 1, z + 1.5, use("glass_shut"))


def district(area, seed: int = 1, clear=None, trees: float = .5, kinds: int = 8) -> None:
    """Blocks of two rows of plots between streets, over area (x0, y0, x1, y1). `clear(x, y)` keeps a place free."""
    r = random.Random(seed)
    x0, y0, x1, y1 = area
    m = Mesh("streets")
    m.box(x0, y0, -.30, x1, y1, -.09, use("sand"))
    row_deep, block_long, street = 2 * PLOT[1], 6 * PLOT[0], 10.0
    y = y0
    while y + row_deep < y1:
        m.box(x0, y, -.2, x1, y + street, -.06, use("asphalt"))
        m.box(x0, y + street, -.2, x1, y + street + 1.6, .02, use("paving"))
        m.box(x0, y - 1.6, -.2, x1, y, .02, use("paving"))
        x = x0
        while x + block_long < x1:
            m.box(x - street, y, -.19, x, y + row_deep + street, -.055, use("asphalt"))
            for k in range(6):
                px = x + PLOT[0] * (k + .5) + .2
                for half, turn in ((.5, 0.0), (1.5, math.pi)):
                    py = y + street + 2 + PLOT[1] * half
                    if not (clear and clear(px, py)) and r.random() < .93:
                        instance(plot(r.randrange(kinds)), (px, py, 0), turn)
            x += block_long + street
        y += row_deep + street + 4
    m.done()
