"""Forms of far buildings, so that no city is one box repeated: slabs, steps, drums, tapers, twins, sails, spires."""
from __future__ import annotations

import math
import random

from kit.shapes import Mesh, circle, moved, rectangle, rounded, turned


def _plant(m: Mesh, r: random.Random, x, y, w, d, z, wall) -> None:
    """Machines on a roof."""
    m.block(x + r.uniform(-.12, .12) * w, y + r.uniform(-.12, .12) * d, z, w * r.uniform(.3, .5), d * r.uniform(.3, .5), r.uniform(2.5, 4.5), wall)


def slab(m, r, x, y, w, d, h, wall) -> None:
    if r.random() < .5:
        w, d = w * 1.3, d * .62
    turn = r.choice((0, 0, .18, -.24, .5))
    m.block(x, y, 0, w, d, h, wall, turn)
    _plant(m, r, x, y, w, d, h, wall)


def stepped(m, r, x, y, w, d, h, wall) -> None:
    """Each part stands back from the one below, to one side."""
    z, parts = 0.0, r.randint(2, 4)
    for k in range(parts):
        top = h * (1 - (1 - (k + 1) / parts) ** 1.35)
        m.block(x + (1 - w / (w + 1)) * k, y, z, w, d, top - z, wall)
        x, w, d, z = x + w * .06 * r.choice((-1, 1)), w * r.uniform(.72, .86), d * r.uniform(.76, .92), top
    _plant(m, r, x, y, w, d, z, wall)


def court(m, r, x, y, w, d, h, wall) -> None:
    """Four wings round a yard, one of them lower."""
    w, d, deep = w * 1.35, d * 1.35, 9
    for k, (px, py, pw, pd) in enumerate(((0, -d / 2 + deep / 2, w, deep), (0, d / 2 - deep / 2, w, deep), (-w / 2 + deep / 2, 0, deep, d - 2 * deep), (w / 2 - deep / 2, 0, deep, d - 2 * deep))):
        m.block(x + px, y + py, 0, pw, pd, h * (.6 if k == r.randint(0, 3) else 1), wall)


def ell(m, r, x, y, w, d, h, wall) -> None:
    s = r.choice((-1, 1))
    m.block(x, y, 0, w * 1.3, d * .5, h, wall)
    m.block(x + s * w * .45, y + d * .55, 0, w * .4, d * .7, h * r.uniform(.5, .9), wall)
    _plant(m, r, x, y, w, d * .5, h, wall)


def drum(m, r, x, y, w, d, h, wall) -> None:
    m.prism(circle(w * .5, 28, x, y), 0, h, wall)
    m.prism(circle(w * .36, 24, x, y), h, h * 1.06, wall)


def taper(m, r, x, y, w, d, h, wall) -> None:
    """Narrower towards a slanted top."""
    lean = r.choice((.55, .68, .8))
    feet, heads = moved(rectangle(w, d), x, y), moved(rectangle(w * lean, d * lean), x + w * .05, y)
    low, high = [(a, b, 0) for a, b in feet], [(a, b, h * (.9 if k in (0, 3) else 1)) for k, (a, b) in enumerate(heads)]
    for k in range(4):
        j = (k + 1) % 4
        m.face([low[k], low[j], high[j], high[k]], wall)
    m.face(high, wall)


def twins(m, r, x, y, w, d, h, wall) -> None:
    """Two on one foot, of unlike height."""
    m.block(x, y, 0, w * 1.7, d * 1.1, h * .12, wall)
    for s, share in ((-1, 1.0), (1, r.uniform(.7, .9))):
        ring = rounded(w * .62, d * .8, 4, 5)
        m.prism(moved(ring, x + s * w * .5, y), h * .12, h * share, wall)


def sail(m, r, x, y, w, d, h, wall) -> None:
    """A leaf of a building, bowed in plan and cut at a slant."""
    turn = r.uniform(0, math.tau)
    front = [(w * .75 * t, d * .42 * (1 - t * t)) for t in (1, .6, .2, -.2, -.6, -1)]
    back = [(w * .75 * t, -d * .18 * (1 - t * t) - .5) for t in (-1, -.5, 0, .5, 1)]
    ring = moved(turned(front + back, turn), x, y)
    m.prism(ring, 0, h * .86, wall)
    m.prism(moved(turned([(a * .6 - w * .12, b * .8) for a, b in front + back], turn), x, y), h * .86, h, wall)


def spire(m, r, x, y, w, d, h, wall) -> None:
    """A slim shaft with a crown that ends in a mast."""
    m.prism(moved(rounded(w * .8, d * .8, w * .2, 4), x, y), 0, h * .74, wall)
    m.prism(moved(rounded(w * .56, d * .56, w * .12, 4), x, y), h * .74, h * .88, wall)
    m.prism(circle(w * .14, 8, x, y), h * .88, h, wall)
    m.prism(circle(.5, 6, x, y), h, h * 1.16, wall)


LOW = (slab, slab, stepped, court, ell, slab)
HIGH = (slab, stepped, drum, taper, twins, sail, spire, stepped)
