"""Jaddaf Quarter: four houses of different height and material on one arcade, a street without cars between them."""
from __future__ import annotations

import random

from kit import facade, room
from kit.balcony import planter, seats
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

BAY, FLOOR, BASE = 3.6, 3.4, 5.6


def _balcony(kind: int, wall: str, edge: str, rail: str):
    def make():
        r, m = random.Random(kind), Mesh("q_balcony")
        facade.opening(m, BAY, FLOOR, .4, .1, BAY - .4, 2.75, .35, use(wall))
        facade.window(m, .4, .1, BAY - .4, 2.75, .24, 2, "dark_metal", "glass")
        m.box(.1, -1.5, -.2, BAY - .1, .1, .05, use(edge))
        facade.railing(m, [(.14, 0), (.14, -1.45), (BAY - .14, -1.45), (BAY - .14, 0)], .05, rail, metal="dark_metal")
        if kind % 3 == 0:
            planter(m, r, .4, BAY - .4, -1.35, .05, kind % 2 == 0)
        if kind % 3 == 1:
            seats(m, 1.8, -.75, .05)
        return m.done(False)
    return once(("q_balcony", kind, wall, edge, rail), make)


def _arch_bay(wall: str):
    def make():
        m = Mesh("q_arch")
        facade.arched(m, BAY, FLOOR, 2.5, 1.55, .4, use(wall))
        facade.window(m, .5, 0, BAY - .5, 2.85, .34, 2, "timber_dark", "glass")
        facade.railing(m, [(.55, .1), (BAY - .55, .1)], .02, "bars", 1.0, "dark_metal")
        return m.done(False)
    return once(("q_arch", wall), make)


def _arcade(wall: str):
    def make():
        m = Mesh("q_arcade")
        facade.arched(m, BAY, BASE, 2.7, 3.0, .6, use(wall))
        m.box(0, -.1, BASE - .25, BAY, .7, BASE, use("limestone"))
        return m.done(False)
    return once(("q_arcade", wall), make)


def house(x0, y0, columns: int, deep: int, floors: int, wall: str, style: str, seed: int) -> None:
    """`style`: arches, balconies or windows; every house stands on the arcade."""
    w, d = columns * BAY, deep * BAY
    x1, y1 = x0 + w, y0 + d

    def cell(c, f, r):
        if style == "arches":
            return _arch_bay(wall)
        if style == "balconies" and (c + f) % 2 == 0:
            return _balcony(r.randrange(9), wall, "plaster_white", "bars")
        if style == "glass" and c % 3 != 2:
            return _balcony(r.randrange(9), wall, "plaster_white", "glass")
        return facade.plain_bay(BAY, FLOOR, (.9, .3, 2.7, 2.6) if (c + f) % 3 else (.6, .9, 3.0, 2.5), wall, "dark_metal", "glass", 2, .4, .3)
    for side, (origin, turn, length) in enumerate(facade.sides(x0, y0, x1, y1, BASE)):
        facade.grid(origin, turn, round(length / BAY), floors, BAY, FLOOR, cell, seed + side, 4.0, .45, corner="none" if side % 2 else "open")
    for origin, turn, length in facade.sides(x0, y0, x1, y1, 0):
        n = round(length / BAY)
        for c in range(n):
            instance(_arcade(wall), facade.to_world(origin, turn, c * BAY, 0), turn)
            if 0 < c < n - 1:
                instance(room.shop(BAY, BASE - .4, 5, (c + seed) % 5, 1.2), facade.to_world(origin, turn, c * BAY, 2.6), turn)
    m = Mesh("q_body")
    top = BASE + floors * FLOOR
    facade.corners(m, x0, y0, x1, y1, 0, top, use(wall), .62)
    facade.parapet(m, x0, y0, x1, y1, top, 1.0, .35, use(wall))
    facade.roof_plant(m, (x0 + x1) / 2, (y0 + y1) / 2, top + .05, seed, 3)
    m.box(x0 + 2, y0 + 2, top + 2.6, x0 + 8, y0 + 7, top + 2.75, use("timber"))
    for px in (x0 + 2, x0 + 7.9):
        for py in (y0 + 2, y0 + 6.9):
            m.box(px, py, top, px + .12, py + .12, top + 2.6, use("timber"))
    m.done()


def build() -> None:
    house(-46, 0, 9, 5, 14, "plaster_white", "glass", 3)
    house(-46, 26, 9, 5, 9, "plaster_clay", "balconies", 13)
    house(-6, 0, 8, 5, 5, "brick_pale", "arches", 23)
    house(-6, 26, 10, 5, 8, "plaster_sand", "balconies", 33)


def stall(kind: int):
    """A market stall: counter, crates, an awning in canvas."""
    def make():
        r, m = random.Random(kind), Mesh("stall")
        m.box(-1.3, -.5, 0, 1.3, .5, .9, use("timber_pale"))
        for x in (-1.3, 1.2):
            for y in (-.9, .8):
                m.box(x, y, 0, x + .08, y + .08, 2.4 if y > 0 else 2.1, use("timber"))
        m.face([(-1.5, -1.2, 2.05), (1.5, -1.2, 2.05), (1.5, 1.0, 2.55), (-1.5, 1.0, 2.55)], use(("canvas", "plaster_clay", "canvas")[kind % 3]))
        for k in range(6):
            x = -1.1 + k * .4
            m.box(x, -.45, .9, x + .34, .3, 1.05, use("timber"))
            m.lathe([(.15, 1.05), (.12, 1.16), (0, 1.2)], use(r.choice(("flower_orange", "leaf_fresh", "terracotta", "flower_pink"))), 8, x + .17, -.1)
        return m.done(False)
    return once(("stall", kind), make)
