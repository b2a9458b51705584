"""Rounded and padded things: boxes with soft edges, cushions, swept bars, turned bodies."""
from __future__ import annotations

import math
from typing import Sequence

from mathutils import Matrix, Vector

from kit.shapes import Mesh, Point


def finish(mesh: Mesh, link: bool = True, at: Point = (0, 0, 0), turn: float = 0.0, crease: float = 38):
    """Smooth where faces meet gently, sharp where they do not."""
    mesh.smooth = True
    item = mesh.done(link, at, turn)
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(crease)
    return item


def placed(at: Point = (0, 0, 0), turn: float = 0.0, tilt: float = 0.0, roll: float = 0.0) -> Matrix:
    """`tilt` leans a thing's top backwards (+y), `roll` to its side; `turn` is about the upright axis."""
    rotation = Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-tilt, 4, "X") @ Matrix.Rotation(roll, 4, "Y")
    return Matrix.Translation(at) @ rotation


def soft_box(mesh: Mesh, size: Point, radius: float, mat, place: Matrix = Matrix(), puff: float = 0.0, steps: int = 4) -> None:
    """A box about its middle with rounded edges; `puff` swells its faces like a filled cushion (metres)."""
    half = [s / 2 for s in size]
    radius = min(radius, *half)
    count = 2 * steps + (6 if puff else 1)
    slot, known = mesh.slot(mat), {}

    def corner(*where) -> int:
        """Faces share the points of their seams, so that shading runs on over them."""
        point = _on_box(*where, half, radius, steps, count, puff, place)
        key = tuple(round(c, 6) for c in point)
        if key not in known:
            known[key] = len(mesh.v)
            mesh.v.append(point)
        return known[key]

    for axis in range(3):
        for sign in (-1, 1):
            net = [[corner(axis, sign, row, column) for column in range(count + 1)] for row in range(count + 1)]
            for low, high in zip(net, net[1:]):
                for k in range(count):
                    quad = [low[k], low[k + 1], high[k + 1], high[k]]
                    mesh.f.append(quad if sign > 0 else quad[::-1])
                    mesh.mi.append(slot)


def _on_box(axis, sign, row, column, half, radius, steps, count, puff, place) -> Point:
    u, v = (axis + 1) % 3, (axis + 2) % 3
    point = [0.0, 0.0, 0.0]
    point[axis] = sign * half[axis]
    point[u] = _spread(row, half[u], radius, steps, count)
    point[v] = _spread(column, half[v], radius, steps, count)
    core = [max(-(h - radius), min(h - radius, p)) for h, p in zip(half, point)]
    away = Vector(point) - Vector(core)
    result = Vector(core) + away.normalized() * radius if away.length else Vector(core)
    if puff:
        fill = math.cos(min(1, abs(point[u] / half[u])) * math.pi / 2) * math.cos(min(1, abs(point[v] / half[v])) * math.pi / 2)
        result[axis] += sign * puff * fill * min(half[u], half[v]) / max(half)
    return tuple(place @ result)


def _spread(index: int, half: float, radius: float, steps: int, count: int) -> float:
    """Most points lie in the rounding, few on the flat."""
    if index <= steps:
        return -half + radius * (1 - math.cos(index / steps * math.pi / 2)) if radius < half else -half * math.cos(index / steps * math.pi / 2)
    if index >= count - steps:
        return -_spread(count - index, half, radius, steps, count)
    inner = max(0.0, half - radius)
    return -inner + 2 * inner * (index - steps) / (count - 2 * steps)


def spline(points: Sequence[Point], steps: int = 8, closed: bool = False) -> list[Point]:
    """A soft line through points (Catmull-Rom)."""
    n, out = len(points), []
    spans = n if closed else n - 1
    for k in range(spans):
        at = [Vector(points[(k + o) % n] if closed else points[max(0, min(n - 1, k + o))]) for o in (-1, 0, 1, 2)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * at[1] + (at[2] - at[0]) * t + (2 * at[0] - 5 * at[1] + 4 * at[2] - at[3]) * t * t
                                    + (3 * at[1] - at[0] - 3 * at[2] + at[3]) * t**3)))
    return out if closed else [*out, tuple(points[-1])]


def bar(mesh: Mesh, path: Sequence[Point], radius, mat, sides: int = 16, flat=1.0, closed: bool = False) -> None:
    """A round or oval bar along a path, its section carried along without twisting. `radius` may differ for each point;
    so may `flat`, which stretches the section across its first side."""
    radii = list(radius) if isinstance(radius, (list, tuple)) else [radius] * len(path)
    flats = list(flat) if isinstance(flat, (list, tuple)) else [flat] * len(path)
    n, base, slot = len(path), len(mesh.v), mesh.slot(mat)
    points = [Vector(p) for p in path]
    side = None
    for k in range(n):
        ahead, behind = (points[(k + 1) % n], points[k - 1]) if closed else (points[min(n - 1, k + 1)], points[max(0, k - 1)])
        along = (ahead - behind).normalized()
        if side is None:
            side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((0, 1, 0))).normalized()
        side = (side - along * side.dot(along)).normalized()
        up = side.cross(along)
        for s in range(sides):
            a = s * math.tau / sides
            mesh.v.append(tuple(points[k] + side * math.cos(a) * radii[k] + up * math.sin(a) * radii[k] * flats[k]))
    for k in range(n if closed else n - 1):
        for s in range(sides):
            a, b = base + k * sides + s, base + k * sides + (s + 1) % sides
            c, d = (base + (k + 1) % n * sides + (s + 1) % sides, base + (k + 1) % n * sides + s)
            mesh.f.append([a, b, c, d])
            mesh.mi.append(slot)
    if not closed:
        mesh.f += [[base + s for s in reversed(range(sides))], [len(mesh.v) - sides + s for s in range(sides)]]
        mesh.mi += [slot, slot]


def leg(mesh: Mesh, top: Point, foot: Point, thick: float, thin: float, mat, sides: int = 16) -> None:
    """A leg that tapers to its foot, with a small rounding at the end."""
    path = [tuple(a + (b - a) * t for a, b in zip(top, foot)) for t in (0, 0.15, 0.5, 0.9, 0.985, 1.0)]
    bar(mesh, path, [thick, thick, (thick + thin) / 2, thin * 1.04, thin, thin * 0.8], mat, sides)


def turned(mesh: Mesh, outline: Sequence[tuple[float, float]], mat, x=0.0, y=0.0, z=0.0, sides: int = 64, steps: int = 6) -> None:
    """A smooth outline of (radius, height) turned about an upright axis."""
    fine = spline([(max(r, 1e-4), h, 0) for r, h in outline], steps)
    mesh.lathe([(max(r, 1e-4), z + h) for r, h, _ in fine], mat, sides, x, y)


def slab(mesh: Mesh, ring: Sequence[tuple[float, float]], z0: float, z1: float, mat, radius: float = 0.006) -> None:
    """A board of any outline with softly rounded edges."""
    height = z1 - z0
    radius = min(radius, height / 2)
    cx, cy = sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring)
    reach = max(math.hypot(x - cx, y - cy) for x, y in ring)
    base, n, slot = len(mesh.v), len(ring), mesh.slot(mat)
    levels = [(a, -1) for a in range(5)] + [(a, 1) for a in range(4, -1, -1)]
    for step, side in levels:
        a = step / 4 * math.pi / 2
        inset = 1 - radius * (1 - math.sin(a)) / reach
        z = (z0 + radius * (1 - math.cos(a))) if side < 0 else (z1 - radius * (1 - math.cos(a)))
        mesh.v += [(cx + (x - cx) * inset, cy + (y - cy) * inset, z) for x, y in ring]
    for level in range(len(levels) - 1):
        for k in range(n):
            a, b = base + level * n + k, base + level * n + (k + 1) % n
            mesh.f.append([a, b, b + n, a + n])
            mesh.mi.append(slot)
    mesh.f += [[base + k for k in reversed(range(n))], [len(mesh.v) - n + k for k in range(n)]]
    mesh.mi += [slot, slot]
