"""Models in card and timber at table size: the marina of Mina Rashid in three layouts, the second court of Indus Residence."""
from __future__ import annotations

import math
import random

from kit.materials import use
from kit.shapes import Mesh


def _tree(m: Mesh, x: float, y: float, size: float, r: random.Random) -> None:
    m.tube([(x, y, 0), (x, y, size * .6)], size * .03, use("timber_pale"), 4)
    for _ in range(3):
        a = r.uniform(0, math.tau)
        m.lathe([(.0, size * .4), (size * .30, size * .58), (size * .34, size * .75), (size * .2, size * .95), (0, size)],
                use("cork" if r.random() < .3 else "leaf_olive"), 7, x + math.cos(a) * size * .12, y + math.sin(a) * size * .12)


def _boat(m: Mesh, x: float, y: float, turn: float, size: float) -> None:
    c, s = math.cos(turn), math.sin(turn)
    ring = [(x + (px * c - py * s) * size, y + (px * s + py * c) * size) for px, py in ((-.5, -.14), (.2, -.16), (.55, 0), (.2, .16), (-.5, .14))]
    m.prism(ring, .006, .006 + size * .12, use("card"))
    m.tube([(x, y, .006), (x, y, .006 + size * .9)], size * .012, use("timber_pale"), 4)


def marina(cx: float, cy: float, layout: int = 0, scale: float = 1.0) -> None:
    """A base of 1.0 by 0.72: land and quay in layered card, sea in acrylic, piers and boats, the folded club house."""
    r, m = random.Random(layout + 3), Mesh("marina")
    w, d = .50 * scale, .36 * scale
    m.box(cx - w - .02, cy - d - .02, 0, cx + w + .02, cy + d + .02, .035, use("table_oak"))
    m.box(cx - w, cy - d, .035, cx + w, cy + d, .041, use("acrylic_sea"))
    top = Mesh("layers")
    for k in range(3):
        inset = k * .012
        land = [(-w, d), (-w, .10 - inset * 0 + inset), (-.18 * scale, .10 * scale + inset), (-.10 * scale, .02 * scale + inset), (.26 * scale, .02 * scale + inset), (.32 * scale, .14 * scale + inset), (w, .14 * scale + inset), (w, d)]
        top.prism([(cx + x, cy + y) for x, y in land], .0 + k * .006, .006 + k * .006, use("card" if k else "card_grey"))
    arm = [(-.42, -.05), (-.40, -.22), (-.28, -.30), (.02, -.31)] if layout == 0 else [(.44, .10), (.46, -.16), (.34, -.29), (.10, -.31)] if layout == 1 else [(-.44, .05), (-.36, -.18), (-.16, -.29), (.12, -.24)]
    path = [(cx + x * scale, cy + y * scale) for x, y in arm]
    for k in range(len(path) - 1):
        (xa, ya), (xb, yb) = path[k], path[k + 1]
        for t in range(14):
            x, y = xa + (xb - xa) * t / 14, ya + (yb - ya) * t / 14
            top.block(x + r.uniform(-.004, .004), y + r.uniform(-.004, .004), 0, .02 * scale, .016 * scale, r.uniform(.012, .022), use("cork"), r.uniform(0, 3))
    piers = 4 if layout != 2 else 3
    for k in range(piers):
        x = cx + (-.08 + k * .10) * scale
        y1, y0 = cy + .02 * scale, cy - (.20 - .03 * (k % 2)) * scale
        top.box(x - .006, y0, .004, x + .006, y1, .010, use("timber_pale"))
        n = 8
        for j in range(n):
            y = y0 + (y1 - y0) * (j + .4) / n
            for s in (-1, 1):
                if r.random() < .85:
                    _boat(top, x + s * .026 * scale, y, 0 if s > 0 else math.pi, .034 * scale * r.uniform(.8, 1.2))
    for k in range(7):
        x0 = cx + (-.06 + k * .045) * scale
        za, zb = (.072, .052) if k % 2 else (.052, .072)
        top.face([(x0, cy + .05 * scale, za), (x0 + .045 * scale, cy + .05 * scale, zb), (x0 + .045 * scale, cy + .13 * scale, zb - .006), (x0, cy + .13 * scale, za - .006)], use("card"))
        top.box(x0 + .004, cy + .056 * scale, .018, x0 + .007, cy + .059 * scale, .056, use("timber_pale"))
    top.box(cx - .05 * scale, cy + .07 * scale, .018, cx + .24 * scale, cy + .12 * scale, .050, use("card_grey"))
    for k in range(9):
        bx, by = cx + r.uniform(-.44, .42) * scale, cy + r.uniform(.20, .31) * scale
        top.block(bx, by, .018, r.uniform(.03, .07), r.uniform(.03, .05), r.uniform(.02, .06), use("card"))
    for k in range(26):
        _tree(top, cx + r.uniform(-.46, .46) * scale, cy + r.choice((.155, .18, .33)) * scale + r.uniform(-.008, .008), r.uniform(.02, .032), r)
    for k in range(14):
        x = cx + (-.44 + k * .02) * scale
        top.box(x, cy + .085 * scale - k % 3 * .004, .006, x + .018 * scale, cy + .10 * scale, .012, use("card"))
    m.add(top, 0, 0, .041)
    m.done()


def court(cx: float = 0.0, cy: float = 0.0, unit: float = .0072) -> None:
    """Phase 2 in white card: eight storeys of slabs on three sides of a garden, the first court in grey beside it."""
    r, m = random.Random(8), Mesh("court_model")
    u = unit

    def wing(x0, y0, x1, y1, floors, mat, terraces=0):
        for f in range(floors):
            back = max(0, f - floors + terraces + 1) * 2.6
            z = f * 3.4
            a, b, c, d = x0 + back * .4, y0 + back, x1 - back * .4, y1
            m.box(cx + a * u, cy + b * u, .03 + z * u, cx + c * u, cy + d * u, .03 + (z + 2.6) * u, use(mat))
            m.box(cx + (a - 1.4) * u, cy + (b - 1.4) * u, .03 + (z + 2.6) * u, cx + (c + 1.4) * u, cy + (d + 1.4) * u, .03 + (z + 3.3) * u, use(mat))
            for k in range(int((c - a) / 4)):
                m.box(cx + (a + 1 + k * 4) * u, cy + (b - .25) * u, .03 + (z + .3) * u, cx + (a + 3.2 + k * 4) * u, cy + (b + .1) * u, .03 + (z + 2.4) * u, use("card_grey"))
            for k in range(int((d - b) / 4)):
                for side in (a - .25, c - .1):
                    m.box(cx + side * u, cy + (b + 1 + k * 4) * u, .03 + (z + .3) * u, cx + (side + .35) * u, cy + (b + 3.2 + k * 4) * u, .03 + (z + 2.4) * u, use("card_grey"))
    m.box(cx - 130 * u, cy - 46 * u, 0, cx + 74 * u, cy + 84 * u, .03, use("table_oak"))
    m.box(cx - 126 * u, cy - 42 * u, .03, cx + 70 * u, cy + 80 * u, .0305, use("card"))
    wing(-42, 0, -26, 48, 8, "card", 2)
    wing(26, 0, 42, 48, 8, "card", 2)
    wing(-42, 48, 42, 64, 8, "card")
    wing(-118, 4, -104, 46, 7, "card_grey")
    wing(-76, 4, -62, 46, 7, "card_grey")
    wing(-118, 46, -62, 60, 7, "card_grey")
    m.box(cx - 24 * u, cy + 4 * u, .0305, cx + 24 * u, cy + 44 * u, .032, use("cork"))
    m.box(cx - 9 * u, cy + 12 * u, .032, cx + 9 * u, cy + 24 * u, .0325, use("acrylic_sea"))
    m.box(cx - 126 * u, cy - 30 * u, .0305, cx + 70 * u, cy - 22 * u, .031, use("card_grey"))
    m.box(cx - 52 * u, cy - 8 * u, .0305, cx - 51 * u, cy + 66 * u, .03 + 2.4 * u, use("card"))
    trees = Mesh("trees")
    for k in range(60):
        x, y = r.choice(((r.uniform(-22, 22), r.uniform(5, 43)), (r.uniform(-120, 66), r.uniform(-18, -6)), (r.uniform(-100, -80), r.uniform(8, 42)), (r.uniform(-120, 66), -34)))
        if not (-10 < x < 10 and 11 < y < 25):
            _tree(trees, cx + x * u, cy + y * u, r.uniform(5, 8.5) * u, r)
    m.add(trees, 0, 0, .031)
    m.done()
