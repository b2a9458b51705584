"""Boats for quays and creeks: a motor yacht, a small launch, an abra and a dhow. Bow towards +x, waterline at z = 0."""
from __future__ import annotations

import math

from kit.materials import glowing, plain, use
from kit.planting import once
from kit.shapes import Mesh
from kit import sky


def _hull(m: Mesh, length: float, beam: float, draught: float, deck: float, mat, sheer: float = .5, transom: float = .8) -> None:
    """Sections from stern to bow: full aft, fine forward, the deck line rising to the bow."""
    rows = []
    for k in range(15):
        t = k / 14
        full = (transom + (1 - transom) * math.sin(min(1, t * 2) * math.pi / 2)) * math.cos(max(0, t - .45) / .55 * math.pi / 2) ** .75 if t < 1 else 0.02
        half, top = beam / 2 * max(.02, full), deck + sheer * t ** 2.2
        keel = -draught * (1 - max(0, t - .6) / .4) ** .5 if t < 1 else deck * .4
        x = -length / 2 + length * t
        rows.append([(x, -half, top), (x, -half * .92, top * .45), (x, -half * .6, keel * .5), (x, 0, keel),
                     (x, half * .6, keel * .5), (x, half * .92, top * .45), (x, half, top)])
    m.grid(rows, mat)
    m.face(rows[0], mat)
    for a, b in zip(rows, rows[1:]):
        m.face([a[0], a[6], b[6], b[0]], use("deck"))


def yacht(length: float = 18.0):
    """A motor yacht: white hull, dark glass band, a flying bridge."""
    def make():
        m = Mesh("yacht")
        white, dark = plain("gelcoat", (.78, .77, .74), .18, 0, 0, spec=.6), use("glass_shut")
        beam, h = length * .26, length * .085
        _hull(m, length, beam, .7, h, white, length * .05, .9)
        def cabin(x0, x1, half, z0, z1, mat, rake):
            ring0 = [(x0, -half), (x1, -half * .7), (x1 + .3, 0), (x1, half * .7), (x0, half)]
            base = len(m.v)
            m.v += [(x, y, z0) for x, y in ring0] + [(x - (rake if i in (1, 2, 3) else -.2), y * .92, z1) for i, (x, y) in enumerate(ring0)]
            n, slot = 5, m.slot(mat)
            for k in range(n):
                m.f.append([base + k, base + (k + 1) % n, base + n + (k + 1) % n, base + n + k])
                m.mi.append(slot)
            m.f.append([base + n + k for k in range(n)])
            m.mi.append(m.slot(white))
        L = length
        cabin(-L * .32, L * .20, beam * .40, h, h + .55, white, .2)
        cabin(-L * .30, L * .19, beam * .39, h + .55, h + 1.5, dark, 1.1)
        cabin(-L * .36, L * .12, beam * .42, h + 1.5, h + 1.75, white, .3)
        cabin(-L * .18, L * .04, beam * .30, h + 1.75, h + 2.5, dark, .8)
        m.box(-L * .26, -beam * .34, h + 3.2, -L * .02, beam * .34, h + 3.3, white)
        for x in (-L * .25, -L * .04):
            for y in (-beam * .3, beam * .3):
                m.tube([(x, y, h + 1.7), (x, y, h + 3.2)], .04, white, 5)
        m.tube([(-L * .14, 0, h + 3.2), (-L * .17, 0, h + 4.6)], .05, white, 5)
        for s in (-1, 1):
            m.tube([(L * .12, s * beam * .42, h + .9), (L * .34, s * beam * .26, h + 1.4), (L * .47, 0, h + 1.75)], .02, use("steel"), 4)
        if sky.current.lamps > .6:
            m.box(-L * .28, -beam * .395, h + 1.0, -L * .12, beam * .395, h + 1.12, glowing("cabin_glow", (1, .62, .32), .8))
        return m.done(False)
    return once(("yacht", length, sky.current.lamps > .6), make)


def launch(length: float = 7.0):
    def make():
        m = Mesh("launch")
        _hull(m, length, length * .3, .4, .75, plain("gelcoat", (.78, .77, .74), .18, 0, 0, spec=.6), .35, .9)
        m.box(-length * .1, -.7, .7, length * .12, .7, 1.3, use("glass_shut"))
        m.box(-length * .4, -.8, .75, -length * .2, .8, 1.0, use("canvas"))
        return m.done(False)
    return once(("launch", length), make)


def abra(length: float = 9.5):
    """A wooden ferry of the creek with its canvas roof."""
    def make():
        m = Mesh("abra")
        _hull(m, length, 2.6, .5, .7, use("timber_dark"), .9, .5)
        for x in (-2.6, 0, 2.6):
            for y in (-1.0, 1.0):
                m.tube([(x, y, .6), (x, y, 2.5)], .035, use("timber"), 5)
        m.grid([[(x, y, 2.5 + .25 * (1 - (y / 1.3) ** 2)) for y in (-1.3, -.6, 0, .6, 1.3)] for x in (-3.2, 0, 3.2)], use("canvas"))
        m.box(-2.4, -.3, .6, 2.4, .3, 1.0, use("timber"))
        return m.done(False)
    return once(("abra", length), make)


def dhow(length: float = 22.0):
    """A trading dhow: high stern, raked mast, furled sail along its yard."""
    def make():
        m = Mesh("dhow")
        _hull(m, length, length * .27, 1.2, 1.7, use("timber_dark"), 2.4, .7)
        m.box(-length * .48, -2.4, 1.6, -length * .24, 2.4, 3.6, use("timber"))
        m.box(-length * .49, -2.6, 3.6, -length * .22, 2.6, 3.8, use("timber_pale"))
        m.tube([(length * .04, 0, 1.5), (length * .10, 0, 15)], [.22, .12], use("timber_dark"), 8)
        m.tube([(-length * .36, 0, 9), (length * .02, .2, 13.5), (length * .42, 0, 17.5)], [.08, .28, .06], use("canvas"), 7)
        for x in (-length * .4, length * .44):
            m.tube([(length * .10, 0, 14.6), (x, 0, 3.2)], .025, use("dark_metal"), 4)
        return m.done(False)
    return once(("dhow", length), make)
