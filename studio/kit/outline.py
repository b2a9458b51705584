"""Outlines that no compass drew: shores, ponds, beds and winding paths."""
from __future__ import annotations

import math
from typing import Sequence

from kit.shapes import Flat, Mesh, offset


def bay_line(points: Sequence[Flat], closed: bool = True, steps: int = 8) -> list[Flat]:
    """A smooth line through all points (Catmull-Rom)."""
    n, line = len(points), []
    for k in range(n if closed else n - 1):
        a, b, c, d = (points[(k + j) % n if closed else min(max(k + j, 0), n - 1)] for j in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            line.append(tuple(.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3)
                              for i in (0, 1)))
    return line if closed else [*line, tuple(points[-1])]


def middle(ring: Sequence[Flat]) -> Flat:
    return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)


def drawn_in(ring: Sequence[Flat], by: float, centre: Flat | None = None) -> list[Flat]:
    """Each point moved towards the middle by a distance, outwards where it is negative."""
    cx, cy = centre or middle(ring)
    found = []
    for x, y in ring:
        away = math.hypot(x - cx, y - cy) or 1.0
        share = max(.02, 1 - by / away)
        found.append((cx + (x - cx) * share, cy + (y - cy) * share))
    return found


def holds(ring: Sequence[Flat], x: float, y: float) -> bool:
    """Whether a point lies inside."""
    inside = False
    for (xa, ya), (xb, yb) in zip(ring, [*ring[1:], ring[0]]):
        if (ya > y) != (yb > y) and x < (xb - xa) * (y - ya) / (yb - ya) + xa:
            inside = not inside
    return inside


def strip(m: Mesh, line: Sequence[Flat], width: float, z: float, mat, closed: bool = False) -> None:
    """A flat band of even width along a line: a path, a kerb, a beach."""
    left, right = offset(line, width / 2, closed), offset(line, -width / 2, closed)
    rows = [[(x, y, z) for x, y in right], [(x, y, z) for x, y in left]]
    if closed:
        rows = [[*row, row[0]] for row in rows]
    m.grid(rows, mat)
