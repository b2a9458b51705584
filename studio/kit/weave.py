"""Woven panels: cane in six directions, and two-ply rope tied over and under."""
from __future__ import annotations

import math
from typing import Callable

from mathutils import Vector

from kit.shapes import Mesh
from kit.soft import bar

# Where a panel lies: (u, v) from 0 to 1 gives a point.
Panel = Callable[[float, float], Vector]


def flat_panel(corner, right, up, bow: float = 0.0) -> Panel:
    """A rectangle from its lower left corner; `bow` bends it backwards in the middle (metres)."""
    corner, right, up = Vector(corner), Vector(right), Vector(up)
    back = up.cross(right).normalized()
    return lambda u, v: corner + right * u + up * v + back * bow * (1 - (2 * u - 1) ** 2)


def cane(mesh: Mesh, panel: Panel, width: float, height: float, mat, pitch: float = .0125, thick: float = .0010) -> None:
    """The old six-way pattern: pairs upright and across, single strands on both slants."""
    columns, rows = round(width / pitch), round(height / pitch)

    def strand(ends, lift: float) -> None:
        (ua, va), (ub, vb) = ends
        steps = max(2, int(math.hypot((ub - ua) * width, (vb - va) * height) / .05))
        normal = (panel(.5, .6) - panel(.5, .5)).cross(panel(.6, .5) - panel(.5, .5)).normalized()
        path = [panel(ua + (ub - ua) * t / steps, va + (vb - va) * t / steps) + normal * lift for t in range(steps + 1)]
        bar(mesh, [tuple(p) for p in path], thick, mat, 5, .6)

    gap = pitch * .11
    for k in range(columns + 1):
        for side in (-1, 1):
            u = min(1, max(0, (k * pitch + side * gap) / width))
            strand(((u, 0), (u, 1)), .0006 * side)
    for k in range(rows + 1):
        for side in (-1, 1):
            v = min(1, max(0, (k * pitch + side * gap) / height))
            strand(((0, v), (1, v)), -.0006 * side)
    slant = height / width
    for k in range(-rows, columns + 1):
        start = (k + .5) * pitch / width
        for mirrored in (False, True):
            ends = _clipped(start, slant)
            if ends:
                strand([(1 - u, v) if mirrored else (u, v) for u, v in ends], .0013 if mirrored else -.0013)


def _clipped(start: float, slant: float):
    """A line at 45 degrees from (start, 0), cut to the unit square."""
    u0, u1 = max(0.0, start), min(1.0, start + slant)
    if u1 - u0 < .01:
        return None
    return (u0, (u0 - start) / slant), (u1, (u1 - start) / slant)


def rope(mesh: Mesh, path: list[Vector], thick: float, mat, lay: float = .016, plies: int = 2, per_turn: int = 7) -> None:
    """Strands laid round each other along a path of close points; one ply is a plain cord, for a chair seen from afar."""
    if plies == 1:
        bar(mesh, [tuple(point) for point in path], thick, mat, 6)
        return
    length = [0.0]
    for a, b in zip(path, path[1:]):
        length.append(length[-1] + (b - a).length)
    count = max(2, int(length[-1] / lay * per_turn))
    points, at = [], 0
    for k in range(count + 1):
        along = length[-1] * k / count
        while at < len(path) - 2 and length[at + 1] < along:
            at += 1
        share = (along - length[at]) / max(1e-9, length[at + 1] - length[at])
        points.append((path[at].lerp(path[at + 1], share), (path[at + 1] - path[at]).normalized(), along))
    for ply in range(plies):
        strand = []
        for point, way, along in points:
            side = way.cross(Vector((0, 0, 1)) if abs(way.z) < .85 else Vector((1, 0, 0))).normalized()
            turn = along / lay * math.tau + ply * math.tau / plies
            strand.append(tuple(point + (side * math.cos(turn) + side.cross(way) * math.sin(turn)) * thick * .46))
        bar(mesh, strand, thick * .56, mat, 6)


def rope_panel(mesh: Mesh, panel: Panel, width: float, height: float, mat, thick: float = .003, sag: float = .0, twill: int = 2, plies: int = 2) -> None:
    """Ropes both ways, each over and under `twill` of the others; `sag` lets the middle hang (metres)."""
    columns, rows = int(width / (thick * 2.5)), int(height / (thick * 2.5))
    normal = (panel(.5, .6) - panel(.5, .5)).cross(panel(.6, .5) - panel(.5, .5)).normalized()

    def at(u: float, v: float, lift: float) -> Vector:
        hang = sag * max(0.0, math.sin(math.pi * u)) ** .7 * max(0.0, math.sin(math.pi * v)) ** .7
        return panel(u, v) + normal * (lift - hang)

    def lift(column: int, row: int) -> float:
        return thick * .85 * (1 if (column + row) % (2 * twill) < twill else -1)

    for column in range(columns):
        u = (column + .5) / columns
        rope(mesh, [at(u, (row + .5) / rows, lift(column, row)) for row in range(-1, rows + 1)], thick, mat, plies=plies)
    for row in range(rows):
        v = (row + .5) / rows
        rope(mesh, [at((column + .5) / columns, v, -lift(column, row)) for column in range(-1, columns + 1)], thick, mat, plies=plies)


def wrapped(mesh: Mesh, start, end, radius: float, thick: float, mat) -> None:
    """Rope wound close round a straight rail."""
    start, end = Vector(start), Vector(end)
    way = (end - start).normalized()
    side = way.cross(Vector((0, 0, 1)) if abs(way.z) < .9 else Vector((1, 0, 0))).normalized()
    up = side.cross(way)
    turns = (end - start).length / (thick * 2.1)
    path = []
    for k in range(int(turns * 14) + 1):
        a = k / 14 * math.tau
        path.append(tuple(start.lerp(end, k / (turns * 14)) + (side * math.cos(a) + up * math.sin(a)) * (radius + thick * .6)))
    bar(mesh, path, thick, mat, 6)
