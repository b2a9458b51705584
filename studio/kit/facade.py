"""Walls with openings, windows, railings and balconies, and the grid that sets them out with rooms behind.

A wall's own space: x along it, the outer face at y = 0 towards -y, the building behind at +y, z up.
"""
from __future__ import annotations

import math
import random
from typing import Callable

import kit.palette  # noqa: F401
from kit import room as rooms
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance


def sides(x0: float, y0: float, x1: float, y1: float, z: float = 0.0):
    """The four walls of a block as (origin, turn, length), front (-y) first, then counter-clockwise."""
    return [((x0, y0, z), 0.0, x1 - x0), ((x1, y0, z), math.pi / 2, y1 - y0),
            ((x1, y1, z), math.pi, x1 - x0), ((x0, y1, z), -math.pi / 2, y1 - y0)]


def to_world(origin, turn: float, x: float, y: float, z: float = 0.0):
    c, s = math.cos(turn), math.sin(turn)
    return (origin[0] + x * c - y * s, origin[1] + x * s + y * c, origin[2] + z)


def opening(m: Mesh, w: float, h: float, x0: float, z0: float, x1: float, z1: float, thick: float, mat) -> None:
    """A wall panel w by h with a rectangular hole: four boxes, so the reveal is real."""
    for a, b, c, d in ((0, 0, x0, h), (x1, 0, w, h), (x0, 0, x1, z0), (x0, z1, x1, h)):
        if c - a > .001 and d - b > .001:
            m.box(a, 0, b, c, thick, d, mat)


def arched(m: Mesh, w: float, h: float, width: float, spring: float, thick: float, mat, sill: float = 0.0, steps: int = 14, pointed: float = 0.0) -> None:
    """A wall panel with an arched hole in its middle; `pointed` > 0 makes an ogive."""
    half, cx = width / 2, w / 2
    if sill > 0:
        m.box(cx - half, 0, 0, cx + half, thick, sill, mat)
    m.box(0, 0, 0, cx - half, thick, h, mat)
    m.box(cx + half, 0, 0, w, thick, h, mat)
    curve = []
    for k in range(steps + 1):
        a = math.pi * (1 - k / steps)
        lift = half * math.sin(a) * (1 + pointed * math.sin(a) ** 3)
        curve.append((cx + half * math.cos(a), spring + lift))
    for (xa, za), (xb, zb) in zip(curve, curve[1:]):
        m.face([(xa, 0, za), (xb, 0, zb), (xb, 0, h), (xa, 0, h)], mat)
        m.face([(xb, thick, zb), (xa, thick, za), (xa, thick, h), (xb, thick, h)], mat)
        m.face([(xa, 0, za), (xa, thick, za), (xb, thick, zb), (xb, 0, zb)], mat)
    m.face([(cx - half, 0, h), (cx + half, 0, h), (cx + half, thick, h), (cx - half, thick, h)], mat)


def window(m: Mesh, x0: float, z0: float, x1: float, z1: float, y: float = .2, parts: int = 2, frame="dark_metal", glass="glass", transom: float | None = None, bar: float = .05) -> None:
    """A framed window in the plane y: `parts` lights side by side, a transom at height z if given."""
    metal = use(frame)
    m.face([(x0, y + .03, z0), (x1, y + .03, z0), (x1, y + .03, z1), (x0, y + .03, z1)], use(glass))
    for k in range(parts + 1):
        x = x0 + (x1 - x0 - bar) * k / parts
        m.box(x, y, z0, x + bar, y + .08, z1, metal)
    for z in (z0, z1 - bar, *([transom] if transom else [])):
        m.box(x0, y, z, x1, y + .08, z + bar, metal)


def railing(m: Mesh, path, z: float, kind: str = "bars", height: float = 1.08, metal: str = "dark_metal", step: float = .11) -> None:
    """A railing along (x, y) points: bars, glass, rods (lying) or slats (timber)."""
    bar = use(metal)
    for (xa, ya), (xb, yb) in zip(path, path[1:]):
        length = math.hypot(xb - xa, yb - ya)
        if length < .01:
            continue
        ux, uy = (xb - xa) / length, (yb - ya) / length
        px, py = -uy * .02, ux * .02

        def strip(a: float, b: float, z0: float, z1: float, mat, wide: float = 1.0):
            ax, ay, bx, by = xa + ux * a, ya + uy * a, xa + ux * b, ya + uy * b
            m.prism([(ax - px * wide, ay - py * wide), (bx - px * wide, by - py * wide), (bx + px * wide, by + py * wide), (ax + px * wide, ay + py * wide)], z0, z1, mat)
        strip(0, length, z + height - .045, z + height, bar, 1.4)
        if kind == "glass":
            m.face([(xa, ya, z + .03), (xb, yb, z + .03), (xb, yb, z + height - .04), (xa, ya, z + height - .04)], use("glass_rail"))
            continue
        strip(0, length, z + .08, z + .11, bar)
        if kind == "rods":
            for k in range(1, 7):
                strip(0, length, z + .08 + k * .13, z + .095 + k * .13, bar, .5)
        wide = .035 if kind == "slats" else .014
        mat = use("timber") if kind == "slats" else bar
        spread = step * (1.0 if kind != "rods" else 11)
        for k in range(int(length / spread) + 1):
            strip(k * spread, min(length, k * spread + wide), z + .08, z + height - .04, mat)


def grid(origin, turn: float, columns: int, floors: int, bay: float, floor: float, cell: Callable, seed: int = 0,
         room_depth: float = 5.0, room_y: float = .32, lit: float | None = None, rooms_wide: int = 1, skip: Callable | None = None, variants: int = 6, corner: str = "closed") -> None:
    """Sets `cell(column, floor, r)` (a kept mesh of one bay, or None) and a room behind each bay.

    `rooms_wide`: bays that share a room; `skip(column, floor)` leaves a bay open.
    `corner`: where two walls meet, one may take the corner rooms with their side open and the other none (open, none).
    """
    r = random.Random(seed)
    for f in range(floors):
        for c in range(columns):
            if skip and skip(c, f):
                continue
            item = cell(c, f, r)
            if item is not None:
                instance(item, to_world(origin, turn, c * bay, 0, f * floor), turn)
            if c % rooms_wide == 0:
                wide = min(rooms_wide, columns - c) * bay
                side = "left" if c == 0 else "right" if c + rooms_wide >= columns else ""
                if side and corner == "none":
                    continue
                rooms.place(rooms.pick(r, wide - .02, floor - .22, room_depth, lit, variants, side if corner == "open" else ""), origin, turn, c * bay + .01, room_y, f * floor + .02)


def bands(m: Mesh, x0, y0, x1, y1, levels, thick: float, mat, out: float = 0.0) -> None:
    """Floor slabs or string courses round a block at each z of `levels`."""
    for z in levels:
        m.box(x0 - out, y0 - out, z, x1 + out, y1 + out, z + thick, mat)


def parapet(m: Mesh, x0, y0, x1, y1, z: float, height: float = 1.1, thick: float = .3, mat=None, roof=None) -> None:
    """A flat roof with its upstand."""
    m.face([(x0, y0, z + .05), (x1, y0, z + .05), (x1, y1, z + .05), (x0, y1, z + .05)], roof or use("gravel"))
    m.ribbon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z - .05, z + height, thick, mat, closed=True)


def roof_plant(m: Mesh, x, y, z, seed: int = 0, count: int = 4) -> None:
    """Lift house, chillers and ducts so that a roof seen from the air is not bare."""
    r = random.Random(seed)
    m.block(x, y, z, 5, 4, 3, use("plaster_grey"))
    for k in range(count):
        bx, by = x + r.uniform(-8, 8), y + r.choice((-4.5, 4.5))
        m.block(bx, by, z + .3, 2.2, 1.6, 1.6, use("sheet_metal"))
        m.lathe([(.55, z + 1.9), (.55, z + 2.1), (.0, z + 2.1)], use("dark_metal"), 12, bx, by)


def corners(m: Mesh, x0, y0, x1, y1, z0: float, z1: float, mat, size: float = .36, out: float = .012) -> None:
    """Closes a block's four corners, where the end of one wall would lie in the plane of the next."""
    for x in (x0 - out, x1 + out - size):
        for y in (y0 - out, y1 + out - size):
            m.box(x, y, z0, x + size, y + size, z1, mat)


def plain_bay(w: float, h: float, hole=(.8, .8, 2.2, 2.4), wall: str = "plaster", frame: str = "dark_metal", glass: str = "glass",
              parts: int = 2, thick: float = .35, set_back: float = .24, sill: str | None = "limestone"):
    """A kept bay: a wall with one framed window at `hole` (x0, z0, x1, z1), set back in its reveal."""
    def make():
        m = Mesh("bay")
        x0, z0, x1, z1 = hole
        opening(m, w, h, x0, z0, x1, z1, thick, use(wall))
        window(m, x0, z0, x1, z1, set_back, parts, frame, glass)
        if sill and z0 > .2:
            m.box(x0 - .05, -.06, z0 - .06, x1 + .05, set_back, z0, use(sill))
        return m.done(False)
    return once(("plain_bay", w, h, hole, wall, frame, glass, parts, thick, set_back, sill), make)
