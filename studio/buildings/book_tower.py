"""Warsan Tower: a plan bent like an open book, glass behind terraces to the water, ribbed concrete to the west."""
from __future__ import annotations

import math
import random

from kit import facade, room, site
from kit.balcony import planter, pot, seats
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

BAY, FLOOR, DEEP = 4.6, 3.5, 15.0


def terrace_bay(kind: int):
    """A bay of glass set back behind a terrace whose white edge swells and thins."""
    def make():
        r, m = random.Random(kind + 5), Mesh("terrace_bay")
        facade.window(m, .06, .1, BAY - .06, FLOOR - .36, 0, 3, "bronze", "glass")
        m.box(0, -.02, FLOOR - .36, BAY, .3, FLOOR, use("plaster_white"))
        facade.railing(m, [(0, -2.25), (BAY, -2.25)], .04, "glass", metal="bronze")
        if kind % 2:
            m.box(-.08, -2.3, 0, .08, .2, FLOOR, use("concrete_ribbed"))
        if kind % 4 == 0:
            planter(m, r, .6, 3.2, -2.1, .04)
        if kind % 4 == 1:
            seats(m, 2.2, -1.1, .04)
        if kind % 5 == 2:
            pot(m, r, 3.8, -1.6, .04)
        return m.done(False)
    return once(("book_bay", kind), make)


def _leaf(origin, turn: float, bays: int, floors: int, seed: int, glazed: int, frame_to: int) -> None:
    """One half of the book: terraces along its front, ribbed wall behind. Above `glazed` only the frame stands."""
    length = bays * BAY
    facade.grid(origin, turn, bays, glazed, BAY, FLOOR, lambda c, f, r: terrace_bay(r.randrange(10)), seed, 5.5, .1)
    m = Mesh("leaf")
    for f in range(frame_to + 1):
        z = f * FLOOR
        edge = use("plaster_white") if f <= glazed else use("concrete_raw")
        bow = 2.45
        m.box(0, -bow, z - .24, length, DEEP, z, edge)
    for f in range(glazed, frame_to):
        for c in range(bays + 1):
            for y in (.4, 6.5, 12.5):
                m.block(min(max(c * BAY, .4), length - .4), y, f * FLOOR, .5, .5, FLOOR - .24, use("concrete_raw"))
    wall_top = max(0, frame_to - 1) * FLOOR if frame_to > glazed else frame_to * FLOOR + 1.2
    m.box(-.3, DEEP - .4, 0, length, DEEP, wall_top, use("concrete_ribbed"))
    for x in (0.0, length - .4):
        m.box(x, .3, 0, x + .4, DEEP, wall_top, use("concrete_ribbed"))
    m.done(at=origin, turn=turn)
    if frame_to > glazed:
        top = Mesh("forms")
        site.props(top, 1, 1, length - 1, DEEP - 2, (frame_to - 1) * FLOOR, FLOOR - .24, 2.4)
        for c in range(bays * 2 + 1):
            for y in (.4, 6.5, 12.5):
                top.tube([(c * BAY / 2, y, frame_to * FLOOR), (c * BAY / 2, y, frame_to * FLOOR + 1.6)], .03, use("copper"), 4)
        for f in range(glazed, frame_to):
            facade.railing(top, [(0, -2.3), (length, -2.3)], f * FLOOR, "rods", 1.1, "copper")
        top.done(at=origin, turn=turn)


def build(floors: int = 22, standing: int | None = None, glazed: int | None = None, bays: int = 5, fold: float = .42) -> None:
    """The spine stands at the origin; both leaves open towards -y. `standing`: slabs cast so far."""
    standing = standing or floors
    glazed = standing if glazed is None else glazed
    length = bays * BAY
    right = (0.0, 0.0, 0.0)
    _leaf(right, -fold + .0, bays, floors, 3, glazed, standing)
    left = (-length * math.cos(fold), -length * math.sin(fold), 0.0)
    _leaf(left, fold, bays, floors, 9, glazed, standing)
    m = Mesh("core")
    top = standing * FLOOR + (7 if standing < floors else 4.5)
    m.block(0, 9.0, 0, 9, 9, top, use("concrete_raw" if standing < floors else "concrete_ribbed"))
    if standing == floors:
        m.block(0, 9, top, 9.6, 9.6, .4, use("plaster_white"))
    m.done()


def podium(deep: float = 9.0) -> None:
    """A residents' hall and shops at the foot, under a thin roof."""
    m = Mesh("podium")
    m.box(-30, -19, 4.4, 30, -9, 4.8, use("plaster_white"))
    for k in range(13):
        m.block(-29 + k * 58 / 12, -18.2, 0, .35, .35, 4.4, use("bronze"))
    m.done()
    for k in range(12):
        glass = Mesh("shopfront")
        facade.window(glass, 0, 0, 4.8, 4.4, 0, 3, "bronze", "glass_clear", 3.2)
        glass.done(at=(-29 + k * 4.83, -16, 0))
        instance(room.shop(4.8, 4.3, 6, k % 5), (-29 + k * 4.83, -15.9, 0))
