"""A hair's breadth between things: where two faces lie in one another, the renderer shades both black."""
from typing import Sequence

Point = tuple[float, float, float]

LEAST, MOST = .0003, .0018  # metres
LEAVES = 20_000  # so many sheets are foliage, which meets nothing flush


def _breadth(k: int) -> float:
    """Different for neighbours in the order of making."""
    return LEAST + (MOST - LEAST) * (k * .6180339 % 1)


def set_apart(points: list[Point], sheets: Sequence[range], solids: Sequence[range]) -> None:
    """Moves each sheet along its normal and lets each solid swell, every one by a breadth of its own."""
    if len(sheets) < LEAVES:
        for k, span in enumerate(sheets):
            _lift(points, span, _breadth(k))
    for k, span in enumerate(solids):
        _swell(points, span, _breadth(k))


def _lift(points: list[Point], span: range, by: float) -> None:
    (ax, ay, az), (bx, by_, bz), (cx, cy, cz) = (points[k] for k in list(span)[:3])
    ux, uy, uz, vx, vy, vz = bx - ax, by_ - ay, bz - az, cx - ax, cy - ay, cz - az
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = (nx * nx + ny * ny + nz * nz) ** .5
    if length < 1e-12:
        return
    scale = by / length
    for k in span:
        x, y, z = points[k]
        points[k] = (x + nx * scale, y + ny * scale, z + nz * scale)


def _swell(points: list[Point], span: range, by: float) -> None:
    corners = [points[k] for k in span]
    middle = [(min(axis) + max(axis)) / 2 for axis in zip(*corners)]
    for k in span:
        points[k] = tuple(p + by * ((p > m) - (p < m)) for p, m in zip(points[k], middle))


def beside(at: Sequence[float], order: int) -> Point:
    by = _breadth(order)
    return at[0] + by, at[1] - by, at[2] + by


def hair_above(order: int) -> float:
    """What is laid later lies above what it covers; a scene lays its grounds among its first sixty things."""
    return .0002 * min(order, 60)
