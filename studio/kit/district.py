"""A laid-out neighbourhood to the horizon: streets with cars and trees, walled plots with low houses, here and there a park,
flats, a mosque or an empty plot. For views from above and for the middle distance; all are linked copies of a few."""
from __future__ import annotations

import math
import random

from kit import roads, sky
from kit.houses import PLOT, flats, mosque, plot
from kit.materials import use
from kit.planting import once, palm, tree
from kit.roads import Street
from kit.shapes import Mesh, instance
from kit.vehicles import car

WALK = 1.8
STREET = 8.0
COLUMNS = 6  # plots of a block, in two rows
PITCH = (COLUMNS * PLOT[0] + 2 * WALK + STREET, 2 * PLOT[1] + 2 * WALK + STREET)
KINDS = 12


def lines(low: float, high: float, pitch: float) -> list[Street]:
    return [Street(low + pitch * k, STREET) for k in range(int((high - low) / pitch) + 1)]


def district(area, seed: int = 1, clear=None, ground: str = "sand") -> None:
    """Streets and blocks over area (x0, y0, x1, y1). A block where `clear(x, y)` is true anywhere is left to the scene."""
    x0, y0, x1, y1 = area
    neighbourhood(lines(x0, x1, PITCH[0]), lines(y0, y1, PITCH[1]), seed, clear, ground)


def neighbourhood(xs: list[Street], ys: list[Street], seed: int = 1, clear=None, ground: str = "sand", busy: float = 260) -> None:
    r = random.Random(seed)
    area = (xs[0].edges[0], ys[0].edges[0], xs[-1].edges[1], ys[-1].edges[1])
    roads.asphalt(area)
    m = Mesh("blocks")
    for cell in roads.cells(xs, ys):
        if clear and any(clear(x, y) for x, y in _spots(cell)):
            m.box(*cell[:2], roads.ASPHALT - .2, *cell[2:], -.1, use(ground))
            continue
        _fill(m, r, cell, ground)
    for street, along, low, high, crossings, own in _all(xs, ys, area):
        if abs(street.at) < busy * 1.6:
            roads.markings(m, street, along, max(low, -busy * 2), min(high, busy * 2), crossings)
        if abs(street.at) < busy:
            drive(roads.places(street, along, max(low, -busy), min(high, busy), crossings, seed + own, 70), clear, own)
    m.done()


def _all(xs, ys, area):
    for k, street in enumerate(xs):
        yield street, "y", area[1], area[3], ys, k
    for k, street in enumerate(ys):
        yield street, "x", area[0], area[2], xs, 50 + k


def _spots(cell):
    x0, y0, x1, y1 = cell
    return [(x0 + (x1 - x0) * a / 4, y0 + (y1 - y0) * b / 4) for a in range(5) for b in range(5)]


def drive(places, clear=None, seed: int = 0) -> None:
    """Cars on the asphalt at (x, y, turn): a few kinds and colours."""
    r, lit = random.Random(seed), sky.current.lamps > .6
    for x, y, turn in places:
        kind, paint = r.choice(("saloon", "suv", "hatch", "suv")), r.choice(("white", "white", "white", "silver", "graphite", "navy", "sand"))
        if not (clear and clear(x, y)):
            instance(once(("car", kind, paint, lit), lambda: car(kind, paint, lit)), (x, y, roads.ASPHALT), turn)


def _fill(m: Mesh, r: random.Random, cell, ground: str) -> None:
    """One block: mostly houses."""
    x0, y0, x1, y1 = cell
    kind = r.random()
    if kind < .80 or y1 - y0 > 3 * PLOT[1]:
        roads.island(m, cell, ground, WALK)
        _houses(r, cell)
    elif kind < .88:
        roads.island(m, cell, "lawn", WALK)
        _grove(r, cell, 16)
    elif kind < .95:
        roads.island(m, cell, "paving", WALK)
        first = r.randrange(6)
        for k in range(int((x1 - x0) // 36)):
            instance(flats((first + k) % 6), (x0 + 20 + k * 36, (y0 + y1) / 2 + r.uniform(-8, 8), 0), r.choice((0, .5, 1)) * math.pi)
        _grove(r, (x0, y0 + 3, x1, y0 + 6), 5)
    elif kind < .97:
        roads.island(m, cell, "paving", WALK)
        instance(mosque(), ((x0 + x1) / 2, (y0 + y1) / 2, 0))
        _grove(r, (x0 + 2, y0 + 3, x1 - 2, y0 + 8), 8)
    else:
        roads.island(m, cell, "sand", WALK)


def _houses(r: random.Random, cell) -> None:
    x0, y0, x1, y1 = cell
    columns, rows = int((x1 - x0 - 2.4) / PLOT[0]), int((y1 - y0 - 2.4) / PLOT[1])
    for row in range(rows):
        # Every second row turns its back to the one before; an odd last row looks out on its own.
        turn = 0.0 if row % 2 == 0 else math.pi
        py = y0 + (y1 - y0 - rows * PLOT[1]) / 2 + PLOT[1] * (row + .5)
        for k in range(columns):
            px = x0 + (x1 - x0 - columns * PLOT[0]) / 2 + PLOT[0] * (k + .5)
            if r.random() < .94:
                instance(plot(r.randrange(KINDS)), (px, py, 0), turn)
            if r.random() < .7:
                out = -1 if turn == 0 else 1
                instance(r.choice(street_trees()), (px + r.uniform(-5, 5), py + out * (PLOT[1] / 2 + .8), 0), r.uniform(0, 6), r.uniform(.7, 1.15))


def _grove(r: random.Random, cell, count: int) -> None:
    for _ in range(count):
        instance(r.choice(street_trees()), (r.uniform(cell[0] + 4, cell[2] - 4), r.uniform(cell[1] + 1, cell[3] - 1), 0), r.uniform(0, 6), r.uniform(.9, 1.5))


def street_trees():
    return [tree(120 + k, 5.2 + .5 * k, 2.3, leaf, 700) for k, leaf in enumerate(("leaf_tree", "leaf_olive", "leaf_fresh"))] + [palm(11, 6.5, 24)]
