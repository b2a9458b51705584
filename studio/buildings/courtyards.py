"""Courtyard Nine: homes in three low storeys round nine small courts, each with its tree, tap and bench."""
from __future__ import annotations

import math
import random

from kit import facade, ground, planting
from kit.balcony import pot
from kit.materials import use
from kit.shapes import Mesh, instance

PITCH, HALF, BAY, FLOOR = 22.5, 6.25, 2.5, 3.3
WALLS = ("plaster_blush", "plaster", "plaster_white")
HOLES = ((.7, .9, 1.8, 2.5), (.4, .1, 2.1, 2.5), (.9, .5, 1.6, 2.6), (.35, 1.0, 2.15, 2.3))


def _wall(origin, turn: float, length: float, floors: int, wall: str, seed: int, gate: int | None = None) -> None:
    """A wall of irregular windows; `gate` leaves a passage in the ground floor at that bay."""
    n = round(length / BAY)

    def cell(c, f, r):
        hole = HOLES[(c * 3 + f * 5 + r.randrange(2) + seed) % 4]
        return facade.plain_bay(BAY, FLOOR, hole, wall, "timber_dark", "glass", 2 if hole[2] - hole[0] > 1.2 else 1, .4, .28)
    facade.grid(origin, turn, n, floors, BAY, FLOOR, cell, seed, 3.6, .4, skip=lambda c, f: f == 0 and c == gate)


def court(cx: float, cy: float, seed: int, front: bool) -> None:
    """The inside of one court: four walls, paving, tree in a square bed, bench, tap, doors with lamps."""
    r = random.Random(seed)
    inner = PITCH / 2 - HALF
    x0, y0, x1, y1 = cx - inner, cy - inner, cx + inner, cy + inner
    # A court's walls look inwards: each is the outside of the block behind it.
    walls = [((x0, y1, 0), 0.0), ((x0, y0, 0), math.pi / 2), ((x1, y0, 0), math.pi), ((x1, y1, 0), -math.pi / 2)]
    for k, (origin, turn) in enumerate(walls):
        _wall(origin, turn, 2 * inner, 3 if k % 2 else 2, WALLS[(seed + k // 2) % 3], seed * 4 + k, 2 if front and k == 2 else None)
    ground.slab(x0, y0, x1, y1, "cobble" if seed % 2 else "paving", .03)
    m = Mesh("court")
    m.box(cx - 1.3, cy - 1.3, 0, cx + 1.3, cy + 1.3, .42, use("limestone"))
    m.box(cx - 1.1, cy - 1.1, .3, cx + 1.1, cy + 1.1, .44, use("soil"))
    m.box(cx + 2.0, cy - 2.9, .38, cx + 3.6, cy - 2.4, .45, use("timber_pale"))
    for dx in (2.1, 3.4):
        m.box(cx + dx, cy - 2.85, 0, cx + dx + .1, cy - 2.45, .38, use("dark_metal"))
    m.box(x0 + .02, cy + 2.2, 0, x0 + .12, cy + 2.6, 1.0, use("limestone"))
    for k in range(5):
        pot(m, r, r.choice((x0 + .5, x1 - .5)), cy - 4 + 1.9 * k, .03, r.uniform(.9, 1.7))
    m.done()
    instance(planting.tree(80 + seed % 4, 6.2 + seed % 3, 2.6, ("leaf_tree", "leaf_fresh", "leaf_olive")[seed % 3], 4200, .38), (cx, cy, .42), seed)
    for k in range(6):
        instance(planting.shrub(k % 3, .5, "leaf_fresh", "flower_pink" if seed % 3 == 0 else "flower_white", 400), (cx + r.uniform(-.8, .8), cy + r.uniform(-.8, .8), .42), k, r.uniform(.6, .9))


def build() -> None:
    """Nine courts with their blocks; the street front at y = -6 has one gate to each court of the first row."""
    lo, hi = -PITCH / 2 - HALF, -PITCH / 2 - HALF + 3 * PITCH + 2 * HALF
    for i in range(3):
        for j in range(3):
            court(i * PITCH, j * PITCH, i * 3 + j, j == 0)
    m = Mesh("roofs")
    for i in range(4):
        x = i * PITCH - PITCH / 2
        _roof(m, x - HALF, lo, x + HALF, hi, 3)
    for i in range(3):
        for j in range(4):
            y = j * PITCH - PITCH / 2
            _roof(m, i * PITCH - PITCH / 2 + HALF, y - HALF, i * PITCH + PITCH / 2 - HALF, y + HALF, 2)
    facade.corners(m, lo, lo, hi, hi, 0, 3 * FLOOR + .9, use("plaster"), .45)
    m.done()
    for side, (origin, turn, length) in enumerate(facade.sides(lo, lo, hi, hi, 0)):
        if side % 2:
            _wall(origin, turn, length, 3, WALLS[side // 2], 60 + side)
            continue
        x = 0.0
        for part in range(7):
            long, high = (2 * HALF, 3) if part % 2 == 0 else (PITCH - 2 * HALF, 2)
            at = facade.to_world(origin, turn, x, 0)
            _wall((at[0], at[1], 0), turn, long, high, WALLS[(part + side) % 3], 70 + side * 9 + part, 1 if side == 0 and part % 2 else None)
            x += long


def _roof(m: Mesh, x0, y0, x1, y1, floors: int) -> None:
    z = floors * FLOOR
    m.box(x0 + .2, y0 + .2, z - .2, x1 - .2, y1 - .2, z + .02, use("gravel"))
    m.ribbon([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z - .02, z + .9, .3, use("plaster"), closed=True)
    if floors == 3:
        for k in range(3):
            m.block((x0 + x1) / 2, y0 + (y1 - y0) * (k + .5) / 3, z, 2.6, 2.2, 2.2, use("plaster_white"))
            for s in (-1, 1):
                m.block((x0 + x1) / 2 + s * 3, y0 + (y1 - y0) * (k + .5) / 3 + 5, z + .3, 2.4, 3.6, .1, use("solar"))
        return
    m.box(x0 + 1.5, y0 + 1.5, z + 2.4, x0 + 4.5, y0 + 4.5, z + 2.5, use("timber"))
    m.box(x0 + 6, y0 + 1.2, z, x0 + 9.5, y0 + 2.0, z + .6, use("leaf_tree"))
    for a in (1.5, 4.4):
        for b in (1.5, 4.4):
            m.box(x0 + a, y0 + b, z, x0 + a + .1, y0 + b + .1, z + 2.4, use("timber"))
