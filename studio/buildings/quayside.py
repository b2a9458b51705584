"""Quayside House: eleven storeys of sand-coloured precast, one deep arched loggia to each hotel room."""
from __future__ import annotations

import random

from kit import facade, room
from kit.balcony import planter, seats
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

BAY, FLOOR, DEEP = 4.4, 3.5, 1.9


def loggia(kind: int):
    """One room wide: an arch in thick precast, a terrace behind it, wooden shutters before the glass."""
    def make():
        r, m = random.Random(kind + 60), Mesh("loggia")
        wall = use("plaster_sand")
        facade.arched(m, BAY, FLOOR, 3.5, 1.45, .55, wall)
        m.box(0, .5, FLOOR - .22, BAY, DEEP + .1, FLOOR, wall)
        m.box(0, -.1, -.22, BAY, .62, 0, use("limestone"))
        m.box(.0, .5, 0, .18, DEEP, FLOOR, wall)
        m.box(BAY - .18, .5, 0, BAY, DEEP, FLOOR, wall)
        m.face([(0, .5, .01), (BAY, .5, .01), (BAY, DEEP, .01), (0, DEEP, .01)], use("deck"))
        facade.window(m, .2, .02, BAY - .2, 2.75, DEEP, 2, "timber_dark", "glass_clear")
        m.box(.2, DEEP, 2.75, BAY - .2, DEEP + .2, FLOOR, wall)
        facade.railing(m, [(.45, .12), (BAY - .45, .12)], .02, "bars", 1.02, "bronze")
        shut = (0, 1, 2, 3)[kind % 4]
        for side, x in ((0, .25), (1, BAY - 1.35)):
            if shut in (side, 2):
                for k in range(16):
                    m.box(x + .04, DEEP - .08, .1 + k * .165, x + 1.06, DEEP - .03, .2 + k * .165, use("timber"))
                for dx in (0, 1.04):
                    m.box(x + dx, DEEP - .09, .05, x + dx + .06, DEEP - .02, 2.75, use("timber"))
        if kind % 3 == 0:
            seats(m, 2.2, 1.1, .02)
        if kind % 5 == 1:
            planter(m, r, .7, 3.6, .2, .02)
        return m.done(False)
    return once(("quay_loggia", kind), make)


def blind_bay(open_middle: bool):
    """The short ends: shallow blind arches, and in the middle the window where a corridor ends in daylight."""
    def make():
        m = Mesh("blind")
        wall = use("plaster_sand")
        facade.arched(m, BAY, FLOOR, 3.5, 1.45, .4, wall)
        m.box(0, -.1, -.22, BAY, .5, 0, use("limestone"))
        if open_middle:
            facade.window(m, .4, 0, BAY - .4, 3.3, .42, 3, "timber_dark", "glass_clear", 2.4)
        else:
            m.box(0, .38, 0, BAY, .5, FLOOR, use("plaster"))
        return m.done(False)
    return once(("quay_blind", open_middle), make)


def arcade_bay():
    """The tall arch of the ground floor."""
    def make():
        m = Mesh("arcade")
        facade.arched(m, BAY, 5.4, 3.5, 2.9, .7, use("plaster_sand"))
        m.box(0, -.12, 5.2, BAY, .8, 5.45, use("limestone"))
        return m.done(False)
    return once(("quay_arcade",), make)


def build(columns: int = 13, deep: int = 5, floors: int = 10) -> None:
    """Front along x from 0 towards +x, back at +y; terrace restaurant in the arcade."""
    w, d, base = columns * BAY, deep * BAY, 5.4
    for side, (origin, turn, length) in enumerate(facade.sides(0, 0, w, d, base)):
        n = round(length / BAY)
        if side % 2:
            facade.grid(origin, turn, n, floors - 1, BAY, FLOOR, lambda c, f, r, n=n: blind_bay(c == n // 2), 31 + side, 4.4, .6, corner="none")
            continue
        facade.grid(origin, turn, n, floors - 1, BAY, FLOOR, lambda c, f, r: loggia(r.randrange(12)), 31 + side, 4.4, DEEP + .12, variants=5)
    for origin, turn, length in facade.sides(0, 0, w, d, 0):
        for c in range(round(length / BAY)):
            instance(arcade_bay(), facade.to_world(origin, turn, c * BAY, 0), turn)
            if not 0 < c < round(length / BAY) - 1:
                continue
            instance(room.shop(BAY - .05, 5.0, 6, c % 5, 1.3), facade.to_world(origin, turn, c * BAY, 2.9), turn)
            if c % 3:
                glass = once(("quay_shopfront",), _shopfront)
                instance(glass, facade.to_world(origin, turn, c * BAY, 2.8), turn)
    m = Mesh("quay_house")
    wall, top = use("plaster_sand"), base + (floors - 1) * FLOOR
    facade.corners(m, 0, 0, w, d, 0, top, wall, .6)
    facade.bands(m, 0, 0, w, d, [top], .45, use("limestone"), .25)
    m.ribbon([(0, 0), (w, 0), (w, d), (0, d)], top + .45, top + 1.35, .35, wall, closed=True)
    m.box(4, 4, top + .4, w - 4, d - 4, top + 4.2, use("plaster_white"))
    m.box(2.6, 2.6, top + 4.2, w - 2.6, d - 2.6, top + 4.55, use("timber_pale"))
    for k in range(int((w - 8) / 2.2)):
        m.box(4.6 + k * 2.2, 3.9, top + .5, 6.2 + k * 2.2, 4.02, top + 3.8, use("glass_dark"))
    for k in range(int((w - 5) / 4)):
        m.block(3 + k * 4, 3, top, .16, .16, 4.3, use("bronze"))
    m.done()


def _shopfront():
    m = Mesh("shopfront")
    facade.window(m, .1, 0, BAY - .1, 4.6, 0, 3, "bronze", "glass_clear", 3.0)
    return m.done(False)
