"""Bay Tower: sixteen-year-old curtain wall on a stone podium, new plant going to its roof."""
from __future__ import annotations

import random

from kit import facade, room
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

BAY, FLOOR = 3.0, 3.8


def curtain_bay(kind: int):
    """Glass from sill to ceiling, a dark spandrel, slim bronze mullions that stand proud."""
    def make():
        m = Mesh("curtain")
        m.face([(0, .05, .95), (BAY, .05, .95), (BAY, .05, FLOOR - .1), (0, .05, FLOOR - .1)], use("glass"))
        m.face([(0, .05, 0), (BAY, .05, 0), (BAY, .05, .95), (0, .05, .95)], use("glass_shut"))
        for x in (0, BAY / 2):
            m.box(x - .04, -.16, 0, x + .04, .1, FLOOR, use("steel"))
        for z in (0, .92, FLOOR - .12):
            m.box(0, -.03, z, BAY, .1, z + .06, use("steel"))
        if kind == 1:
            m.face([(.05, .14, 1.9), (BAY - .05, .14, 1.9), (BAY - .05, .14, FLOOR - .1), (.05, .14, FLOOR - .1)], use("canvas"))
        return m.done(False)
    return once(("bay_curtain", kind), make)


def chiller():
    """A packaged chiller: frame, coils, fans on top."""
    def make():
        m = Mesh("chiller")
        m.box(-4, -1.1, .3, 4, 1.1, 2.3, use("sheet_metal"))
        m.box(-4.1, -1.15, 0, 4.1, 1.15, .3, use("dark_metal"))
        for k in range(5):
            for y in (-.55, .55):
                m.lathe([(.45, 2.3), (.5, 2.62), (.42, 2.62), (.40, 2.4), (0, 2.4)], use("dark_metal"), 14, -3.2 + k * 1.6, y)
        return m.done(False)
    return once(("chiller",), make)


def roof_plant(x0, y0, x1, y1, z: float) -> None:
    m = Mesh("roof")
    steel, pipe = use("steel"), use("teal_pipe")
    facade.parapet(m, x0, y0, x1, y1, z, 1.6, .4, use("limestone"), use("concrete"))
    m.block((x0 + x1) / 2, (y0 + y1) / 2 + 4, z, 11, 8, 5.5, use("limestone"))
    for k in range(3):
        y = y0 + 4 + k * .8
        m.tube([(x0 + 2, y, z + .8), (x1 - 3, y, z + .8), (x1 - 3, y1 - 4, z + .8)], .22, pipe if k < 2 else steel, 10)
    for k in range(8):
        m.box(x0 + 3 + k * 3.6, y0 + 3.4, z, x0 + 3.2 + k * 3.6, y0 + 6.2, z + .6, use("dark_metal"))
    m.done()
    for k in range(3):
        instance(chiller(), (x0 + 7 + k * 9.5, y0 + 9, z + .3))
    for k in range(2):
        instance(chiller(), (x0 + 7, y0 + 14 + k * 4.5, z + .3))


def build(columns: int = 12, deep: int = 9, floors: int = 24) -> tuple[float, float, float]:
    """Front along x from 0; returns width, depth and the roof's height."""
    w, d, base = columns * BAY, deep * BAY, 11.5
    for side, (origin, turn, length) in enumerate(facade.sides(0, 0, w, d, base)):
        r = random.Random(side)
        facade.grid(origin, turn, round(length / BAY), floors, BAY, FLOOR, lambda c, f, q: curtain_bay(1 if r.random() < .25 else 0),
                    71 + side, 6.5, .25, rooms_wide=2, variants=5, corner="none" if side % 2 else "open")
    m = Mesh("bay_body")
    top = base + floors * FLOOR
    facade.corners(m, 0, 0, w, d, base, top + 1.4, use("steel"), .5, .2)
    m.box(-7, -7, 0, w + 16, d + 4, 3.4, use("limestone"))
    m.box(-7, -6.2, 3.4, w + 16, d + 4, 10.6, use("glass_shut"))
    for k in range(int((w + 23) / 2.4)):
        m.box(-7 + k * 2.4, -6.8, 0, -6.7 + k * 2.4, -6.1, 10.8, use("limestone"))
    facade.parapet(m, -7, -7, w + 16, d + 4, 10.8, 1.1, .4, use("limestone"), use("paving"))
    m.done()
    for k in range(int((w + 20) / 4.8)):
        instance(room.shop(4.6, 3.3, 5, k % 5), (-6.5 + k * 4.8, -6.95, .05))
    roof_plant(0, 0, w, d, top)
    return w, d, top
