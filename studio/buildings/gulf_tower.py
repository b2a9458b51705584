"""A tall round tower of the skyline: white slab edges that swell and thin as they rise, glass rooms between."""
from __future__ import annotations

import math
import random

from kit import facade, room
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, circle, instance, moved

FLOOR = 3.5


def _pane(width: float, kind: int):
    def make():
        m = Mesh("pane")
        facade.window(m, .04, .1, width - .04, FLOOR - .3, 0, 2, "bronze", "glass")
        if kind % 3 == 0:
            m.box(-.06, -1.2, 0, .06, .2, FLOOR - .2, use("plaster_white"))
        return m.done(False)
    return once(("gulf_pane", round(width, 2), kind), make)


def build(x: float, y: float, floors: int = 38, radius: float = 12.0, sides: int = 18, seed: int = 1, swell: float = 1.6, edge: str = "plaster_white", squash: float = 1.0) -> None:
    r, m = random.Random(seed), Mesh("gulf_tower")
    width = 2 * radius * math.sin(math.pi / sides)
    for f in range(floors + 1):
        z = f * FLOOR + 6
        out = radius + 1.5 + swell * math.sin(f * .34 + seed) * (.4 + .6 * f / floors)
        m.prism(moved(circle(out, 48), x, y), z - .28, z, use(edge))
        if f < floors:
            m.prism(moved(circle(out - .12, 48), x, y), z, z + 1.05, use("glass_rail"), cap=False)
    for f in range(floors):
        for k in range(sides):
            a = k * math.tau / sides
            px, py = x + radius * math.cos(a), y + radius * math.sin(a)
            turn = a + math.pi / sides + math.pi / 2
            instance(_pane(width, (k + f) % 6), (px, py, f * FLOOR + 6), turn)
            instance(room.pick(r, width, FLOOR - .3, 4.6, None, 5), (px, py, f * FLOOR + 6.02), turn)
    top = floors * FLOOR + 6
    m.prism(moved(circle(radius - 2, 40), x, y), top, top + 5, use(edge))
    m.prism(moved(circle(radius - 1.2, 40), x, y), top + 5, top + 5.5, use("bronze"))
    m.lathe([(.5, top + 5), (.12, top + 22)], use("white_metal"), 8, x, y)
    for k in range(sides):
        a = k * math.tau / sides
        m.tube([(x + radius * math.cos(a), y + radius * math.sin(a), 0), (x + radius * math.cos(a), y + radius * math.sin(a), 6)], .4, use("limestone"), 8)
    m.prism(moved(circle(radius - 3, 40), x, y), 0, 5.8, use("glass_dark"))
    m.done()
