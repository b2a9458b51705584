"""Indus Residence: seven floors of limewashed brick on three sides of a garden, with deep travertine balconies."""
from __future__ import annotations

import random

from kit import facade
from kit.balcony import planter, pot, seats
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh

BAY, FLOOR = 4.0, 3.4


def balcony_bay(kind: int, wall: str, edge: str, rail: str, shutter: str):
    """A bay with a two-metre balcony before full-height sliding doors."""
    def make():
        r, m = random.Random(kind + 50), Mesh("balcony_bay")
        facade.opening(m, BAY, FLOOR, .35, .12, BAY - .35, 2.85, .32, use(wall))
        facade.window(m, .35, .12, BAY - .35, 2.85, .22, 3, "bronze", "glass")
        m.box(-.02, -2.0, -.26, BAY + .02, .1, .06, use(edge))
        m.face([(0, -1.96, -.262), (0, 0, -.262), (BAY, 0, -.262), (BAY, -1.96, -.262)], use("boards"))
        facade.railing(m, [(0, -1.92), (BAY, -1.92)], .06, rail, metal="bronze")
        if kind % 3 == 0:
            planter(m, r, .3, BAY - .3, -1.82, .06, trailing=kind % 2 == 0)
        if kind % 3 == 1:
            seats(m, 1.5, -.95, .06)
            pot(m, r, 3.4, -1.4, .06)
        if kind % 4 == 2:
            for k in range(9):
                m.box(.4 + k * .12, -.32, .06, .46 + k * .12, -.26, 3.0, use(shutter))
        return m.done(False)
    return once(("residence_balcony", kind, wall, edge, rail, shutter), make)


def window_bay(kind: int, wall: str, edge: str, shutter: str):
    """A bay of brick with one upright window, a stone sill and a sliding timber shutter."""
    def make():
        m = Mesh("window_bay")
        facade.opening(m, BAY, FLOOR, 1.1, .45, 2.9, 2.75, .32, use(wall))
        facade.window(m, 1.1, .45, 2.9, 2.75, .24, 2, "bronze", "glass")
        m.box(1.0, -.08, .37, 3.0, .25, .45, use(edge))
        shift = (0.05, .95, -.85)[kind % 3]
        for k in range(15):
            m.box(1.1 + shift + k * .062, -.09, .40, 1.14 + shift + k * .062, -.04, 2.80, use(shutter))
        return m.done(False)
    return once(("residence_window", kind, wall, edge, shutter), make)


def wing(x0, y0, x1, y1, floors: int, seed: int, wall="brick_pale", edge="travertine", rail="bars", shutter="timber", base: float = 0.0,
         closed=(True, True, True, True), balconies=(True, True, True, True)) -> None:
    """One wing: bays on its four sides (a side may be left open), a roof with parapet and pergola."""
    for side, (origin, turn, length) in enumerate(facade.sides(x0, y0, x1, y1, base)):
        columns = round(length / BAY)
        if not closed[side]:
            continue

        def cell(c, f, r, side=side, columns=columns):
            open_bay = balconies[side] and columns > 2 and (c + (f // 2)) % 3 != 2
            if open_bay:
                return balcony_bay(r.randrange(12), wall, edge, rail, shutter)
            return window_bay(r.randrange(3), wall, edge, shutter)
        facade.grid(origin, turn, columns, floors, BAY, FLOOR, cell, seed + side, 4.6, corner="none" if side % 2 else "open")
    m = Mesh("wing")
    top = base + floors * FLOOR
    facade.bands(m, x0, y0, x1, y1, [base + f * FLOOR - .14 for f in range(1, floors + 1)], .20, use(edge), .03)
    facade.corners(m, x0, y0, x1, y1, base, top, use(wall))
    facade.parapet(m, x0, y0, x1, y1, top, 1.0, .3, use(wall))
    facade.bands(m, x0, y0, x1, y1, [top + 1.0], .10, use(edge), .06)
    m.box(x0 + .4, y0 + .4, top + 1.0, x1 - .4, y1 - .4, top + 1.01, use("gravel"))
    facade.roof_plant(m, (x0 + x1) / 2, (y0 + y1) / 2, top + 1.0, seed)
    m.done()


def build(floors: int = 7, wall: str = "brick_pale", edge: str = "travertine", shutter: str = "timber", span: float = 44, reach: float = 44) -> None:
    """Three wings round a court that opens to -y; the ground floor is a storey of lobby and gardens."""
    half = span / 2
    wing(-half - 16, 0, -half, reach, floors, 1, wall, edge, "bars", shutter)
    wing(half, 0, half + 16, reach, floors, 11, wall, edge, "bars", shutter)
    wing(-half - 16, reach, half + 16, reach + 16, floors, 21, wall, edge, "bars", shutter)
