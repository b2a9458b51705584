"""Bays of the residences without a home's window: staircases behind perforated brick, entrances, closed walls and gables,
and what stands at the sides of a balcony."""
from __future__ import annotations

from kit import facade, sky
from kit.materials import glowing, use
from kit.planting import once
from kit.shapes import Mesh

SCREEN = (.8, 3.2)  # from and to, in a bay of four metres


def _landing(m: Mesh, w: float, h: float) -> None:
    """The staircase behind: pale walls, a flight that rises across, a lamp."""
    plaster = use("plaster")
    m.box(.3, 2.3, 0, w - .3, 2.4, h, plaster)
    for x in (.3, w - .4):
        m.box(x, .32, 0, x + .1, 2.3, h, plaster)
    for k in range(10):
        m.box(.5 + k * .28, 1.3, .05 + k * .165, .5 + (k + 1) * .28, 2.2, .21 + k * .165, use("concrete_raw"))
    m.box(w / 2 - .5, 2.22, h - .5, w / 2 + .5, 2.28, h - .42, glowing("stairs_glow", (1, .70, .40), .4 + 7 * sky.current.lamps))


def stairs_bay(w: float, h: float, wall: str, edge: str):
    """Bricks laid with gaps between them from floor to floor, between two ribs of stone: light for the stairs."""
    def make():
        m = Mesh("stairs_bay")
        brick, stone = use(wall), use(edge)
        x0, x1 = SCREEN
        facade.opening(m, w, h, x0, 0, x1, h, .32, brick)
        for x in (x0 - .16, x1):
            m.box(x, -.10, 0, x + .16, .2, h, stone)
        rows, wide = 17, .30
        for row in range(rows):
            z = h * row / rows
            m.box(x0, .10, z, x1, .22, z + .045, brick)
            x = x0 - (wide if row % 2 else 0) * .9
            while x < x1:
                a, b = max(x, x0), min(x + wide, x1)
                if b - a > .02:
                    m.box(a, .04, z + .045, b, .24, z + h / rows, brick)
                x += wide * 1.8
        _landing(m, w, h)
        return m.done(False)
    return once(("residence_stairs", wall, edge, round(sky.current.lamps, 2)), make)


def entrance_bay(w: float, h: float, wall: str, edge: str):
    """The door of a staircase: glass and bronze under a thin canopy."""
    def make():
        m = Mesh("entrance_bay")
        x0, x1 = SCREEN
        facade.opening(m, w, h, x0, 0, x1, 2.75, .32, use(wall))
        facade.window(m, x0, .02, x1, 2.75, .2, 3, "bronze", "glass_clear", 2.2)
        m.box(x0 - .3, -1.5, 2.86, x1 + .3, .1, 3.0, use(edge))
        m.box(x0 - .2, -1.4, 2.845, x1 + .2, 0, 2.858, glowing("entrance_glow", (1, .74, .46), .3 + 6 * sky.current.lamps))
        m.box(x0 - .2, -1.4, -.1, x1 + .2, .1, .04, use("paving_large"))
        _landing(m, w, h)
        return m.done(False)
    return once(("residence_entrance", wall, edge, round(sky.current.lamps, 2)), make)


def closed_bay(w: float, h: float, wall: str):
    def make():
        m = Mesh("closed_bay")
        m.box(0, 0, 0, w, .32, h, use(wall))
        return m.done(False)
    return once(("residence_closed", wall), make)


def gable_bay(w: float, h: float, wall: str, odd: int):
    """A closed end: a shallow panel in which every other course stands out by a finger's breadth."""
    def make():
        m = Mesh("gable_bay")
        brick = use(wall)
        m.box(0, 0, 0, w, .32, h, brick)
        for k in range(11):
            shift = .22 if (k + odd) % 2 else 0.0
            m.box(.62 + shift, -.045, .46 + k * .24, w - .84 + shift, .02, .46 + k * .24 + .075, brick)
        return m.done(False)
    return once(("residence_gable", wall, odd), make)


def side_rail(rail: str, right: bool):
    """The railing between a balcony's front edge and the wall."""
    def make():
        m = Mesh("side_rail")
        x = -.04 if right else .04
        facade.railing(m, [(x, -1.92), (x, .0)], .06, rail, metal="bronze")
        return m.done(False)
    return once(("residence_side_rail", rail, right), make)


def divider():
    """Frosted glass between the balconies of two homes: it gives privacy and lets the sun through."""
    def make():
        m = Mesh("divider")
        m.face([(0, -1.85, .1), (0, 0, .1), (0, 0, 2.2), (0, -1.85, 2.2)], use("glass_frosted"))
        for y in (-1.88, -.04):
            m.box(-.02, y, .06, .02, y + .04, 2.22, use("bronze"))
        return m.done(False)
    return once(("residence_divider",), make)
