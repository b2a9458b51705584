"""Jaddaf Footbridge: three steel spans, a walking deck, a lower one for bicycles, and a folded roof to the south."""
from __future__ import annotations

import math

from kit import facade
from kit.materials import glowing, use
from kit.shapes import Mesh
from kit import sky

SPAN, COUNT, DECK = 44.0, 3, 7.0


def rise(x: float) -> float:
    """The deck climbs gently to the middle so that boats pass."""
    t = x / (SPAN * COUNT)
    return DECK * .62 + 2.6 * math.sin(math.pi * t)


def build() -> None:
    """Runs along x from 0 to 132; south (the roof's closed side) is -y."""
    m = Mesh("bridge")
    steel, white, dark = use("white_metal"), use("white_metal"), use("dark_metal")
    n = 66
    step = SPAN * COUNT / n
    lamp = glowing("bridge_line", (1, .70, .40), .6 + 5 * sky.current.lamps)
    for k in range(n):
        x0, x1 = k * step, (k + 1) * step
        z0, z1 = rise(x0), rise(x1)

        def plate(ya, yb, da, db, mat):
            m.face([(x0, ya, z0 + da), (x1, ya, z1 + da), (x1, yb, z1 + db), (x0, yb, z0 + db)], mat)
        plate(-2.6, 2.6, 0, 0, use("deck"))
        plate(2.6, -2.6, -.5, -.5, white)
        plate(-2.6, -2.6, -.5, 0, white)
        plate(2.6, 2.6, -.5, 0.0, white)
        plate(3.0, 5.4, -1.0, -1.0, use("paving_dark"))
        plate(5.4, 3.0, -1.25, -1.25, white)
        plate(5.4, 5.4, -1.25, -1.0, white)
        plate(3.0, 3.0, -1.25, -1.0, white)
        # Folded roof: each panel a ridge and a valley across the walk.
        high, low = (4.3, 3.7) if k % 2 else (3.7, 4.3)
        m.face([(x0, -3.3, z0 + high - .9), (x1, -3.3, z1 + low - .9), (x1, .2, z1 + low + .2), (x0, .2, z0 + high + .2)], white)
        m.face([(x0, .2, z0 + high + .2), (x1, .2, z1 + low + .2), (x1, 5.8, z1 + low - .5), (x0, 5.8, z0 + high - .5)], white)
        if k % 3 == 0:
            m.tube([(x0, -2.5, z0), (x0, -2.9, z0 + 3.1)], .07, dark, 6)
            m.tube([(x0, 2.55, z0), (x0, .4, z0 + 4.0)], .07, dark, 6)
            m.tube([(x0, 2.6, z0 - .4), (x0, 5.3, z0 - 1.1)], .08, dark, 6)
        if k % 2 == 0:
            m.box(x0, -2.5, z0 + .06, x0 + 1.2, -2.44, z0 + .12, lamp)
    for k in range(0, n, 1):
        x0, x1 = k * step, (k + 1) * step
        for y, dz in ((-2.55, 0), (2.55, 0), (5.35, -1.0)):
            m.tube([(x0, y, rise(x0) + dz + 1.1), (x1, y, rise(x1) + dz + 1.1)], .035, use("timber"), 5)
            for r in range(1, 6):
                m.tube([(x0, y, rise(x0) + dz + r * .18), (x1, y, rise(x1) + dz + r * .18)], .008, dark, 3)
            m.tube([(x0, y, rise(x0) + dz), (x0, y, rise(x0) + dz + 1.1)], .022, dark, 4)
    for pier in (SPAN, 2 * SPAN):
        z = rise(pier)
        for s in (-1, 1):
            for y in (-1.6, 3.4):
                m.tube([(pier, (y + .9) * .45, -2.5), (pier + s * 6.5, y, z - .5)], [.55, .32], steel, 12)
        m.lathe([(2.6, -3), (2.6, -.9), (2.2, -.7), (0, -.7)], use("concrete"), 20, pier, .9)
        # The trough girder that deepens over the piers.
        for s in (-1, 1):
            for k in range(10):
                a, b = pier + s * k * 1.6, pier + s * (k + 1) * 1.6
                da, db = 1.5 * (1 - k / 10) ** 1.6 + .5, 1.5 * (1 - (k + 1) / 10) ** 1.6 + .5
                for y in (-1.2, 1.6):
                    m.face([(a, y, rise(a) - .5), (b, y, rise(b) - .5), (b, y, rise(b) - db), (a, y, rise(a) - da)], steel)
    m.done()


def abutments() -> None:
    m = Mesh("abutments")
    end = SPAN * COUNT
    for x, s in ((0, -1), (end, 1)):
        top = rise(0) - .02
        m.box(min(x, x + s * 5), -3.2, -3, max(x, x + s * 5), 6, top, use("limestone"))
        for k in range(26):
            z = top - .17 * (k + 1)
            if z > 0:
                m.box(min(x + s * (5 + k * .36), x + s * (5.36 + k * .36)), -2.6, 0, max(x + s * (5 + k * .36), x + s * (5.36 + k * .36)), 2.6, z, use("limestone"))
        facade.railing(m, [(x, -3.1), (x + s * 5, -3.1)], top, "rods")
    m.done()
