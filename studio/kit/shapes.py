"""Meshes made of boxes, prisms, tubes and turned profiles, and linked copies of them."""
from __future__ import annotations

import itertools
import math
from typing import Sequence

import bpy

from kit.hair import beside, hair_above, set_apart

Point = tuple[float, float, float]
Flat = tuple[float, float]

_copies = itertools.count()


class Mesh:
    """Collects faces with materials and becomes one object: in the scene (`done`) or kept for copies (`done(False)`)."""

    def __init__(self, name: str, smooth: bool = False):
        self.name, self.smooth = name, smooth
        self.v: list[Point] = []
        self.f: list[list[int]] = []
        self.mi: list[int] = []
        self.mats: list = []
        # Where each flat sheet and each solid lies among the vertices.
        self.sheets: list[range] = []
        self.solids: list[range] = []

    def slot(self, mat) -> int:
        if mat not in self.mats:
            self.mats.append(mat)
        return self.mats.index(mat)

    def face(self, points: Sequence[Point], mat) -> None:
        base = len(self.v)
        self.v += points
        self.f.append(list(range(base, base + len(points))))
        self.mi.append(self.slot(mat))
        self.sheets.append(range(base, base + len(points)))

    def box(self, x0, y0, z0, x1, y1, z1, mat) -> None:
        base, slot = len(self.v), self.slot(mat)
        self.v += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
                   (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        for q in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.f.append([base + k for k in q])
            self.mi.append(slot)
        self.solids.append(range(base, base + 8))

    def block(self, x, y, z, w, d, h, mat, turn: float = 0.0) -> None:
        """A box by its foot's centre, turned about its own axis."""
        self.prism(moved(turned(rectangle(w, d), turn), x, y), z, z + h, mat)

    def prism(self, ring: Sequence[Flat], z0, z1, mat, cap: bool = True) -> None:
        """A ring of (x, y), counter-clockwise, drawn up from z0 to z1."""
        n, base, slot = len(ring), len(self.v), self.slot(mat)
        self.v += [(x, y, z0) for x, y in ring] + [(x, y, z1) for x, y in ring]
        for k in range(n):
            self.f.append([base + k, base + (k + 1) % n, base + n + (k + 1) % n, base + n + k])
            self.mi.append(slot)
        if cap:
            self.f.append([base + n + k for k in range(n)])
            self.f.append([base + k for k in reversed(range(n))])
            self.mi += [slot, slot]
        self.solids.append(range(base, base + 2 * n))

    def ribbon(self, path: Sequence[Flat], z0, z1, thick, mat, closed: bool = False) -> None:
        """An upright wall of even thickness along a path of (x, y): railings, parapets, fascias."""
        inner = offset(path, thick, closed)
        n = len(path)
        for k in range(n if closed else n - 1):
            j = (k + 1) % n
            self.prism([path[k], path[j], inner[j], inner[k]], z0, z1, mat)

    def tube(self, path: Sequence[Point], radius, mat, sides: int = 8) -> None:
        """A round bar through points; `radius` may be a list, one for each point."""
        radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(path)
        base, slot = len(self.v), self.slot(mat)
        for k, point in enumerate(path):
            a, b = path[max(0, k - 1)], path[min(len(path) - 1, k + 1)]
            along = _unit((b[0] - a[0], b[1] - a[1], b[2] - a[2]))
            side = _unit(_cross(along, (0, 0, 1) if abs(along[2]) < 0.9 else (1, 0, 0)))
            up = _cross(side, along)
            for s in range(sides):
                c, d = math.cos(s * math.tau / sides) * radii[k], math.sin(s * math.tau / sides) * radii[k]
                self.v.append(tuple(point[i] + side[i] * c + up[i] * d for i in range(3)))
        for k in range(len(path) - 1):
            for s in range(sides):
                a, b = base + k * sides + s, base + k * sides + (s + 1) % sides
                self.f.append([a, b, b + sides, a + sides])
                self.mi.append(slot)
        for ring in (list(range(base + sides - 1, base - 1, -1)), list(range(len(self.v) - sides, len(self.v)))):
            self.f.append(ring)
            self.mi.append(slot)

    def lathe(self, profile: Sequence[Flat], mat, sides: int = 24, x=0.0, y=0.0) -> None:
        """A profile of (radius, z) turned about the upright axis at (x, y)."""
        base, slot = len(self.v), self.slot(mat)
        for radius, z in profile:
            self.v += [(x + radius * math.cos(s * math.tau / sides), y + radius * math.sin(s * math.tau / sides), z)
                       for s in range(sides)]
        for k in range(len(profile) - 1):
            for s in range(sides):
                a, b = base + k * sides + s, base + k * sides + (s + 1) % sides
                self.f.append([a, b, b + sides, a + sides])
                self.mi.append(slot)

    def grid(self, points: Sequence[Sequence[Point]], mat) -> None:
        """A sheet through rows of points: cloth, shells, folded roofs, terrain."""
        base, slot, n = len(self.v), self.slot(mat), len(points[0])
        for row in points:
            self.v += row
        for r in range(len(points) - 1):
            for c in range(n - 1):
                a = base + r * n + c
                self.f.append([a, a + 1, a + n + 1, a + n])
                self.mi.append(slot)

    def add(self, other: "Mesh", x=0.0, y=0.0, z=0.0, turn: float = 0.0) -> None:
        """Another mesh's faces, moved and turned, as part of this one."""
        base, c, s = len(self.v), math.cos(turn), math.sin(turn)
        slots = [self.slot(mat) for mat in other.mats]
        self.v += [(x + px * c - py * s, y + px * s + py * c, z + pz) for px, py, pz in other.v]
        self.f += [[base + k for k in face] for face in other.f]
        self.mi += [slots[i] for i in other.mi]
        self.sheets += [range(base + r.start, base + r.stop) for r in other.sheets]
        self.solids += [range(base + r.start, base + r.stop) for r in other.solids]

    def done(self, link: bool = True, at: Point = (0, 0, 0), turn: float = 0.0):
        set_apart(self.v, self.sheets, self.solids)
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.v, [], self.f)
        for mat in self.mats:
            mesh.materials.append(mat)
        mesh.polygons.foreach_set("material_index", self.mi)
        mesh.polygons.foreach_set("use_smooth", [self.smooth] * len(self.mi))
        mesh.update()
        item = bpy.data.objects.new(self.name, mesh)
        item.location, item.rotation_euler = at, (0, 0, turn)
        if link:
            item.location.z += hair_above(len(bpy.context.scene.objects))
            bpy.context.scene.collection.objects.link(item)
        return item


def instance(item, at: Point, turn: float = 0.0, scale=1.0):
    """A linked copy: shares the mesh, so a thousand cost little."""
    copy = bpy.data.objects.new(item.name, item.data)
    # Counted here: Blender counts the things of a scene one by one, which takes long when there are thousands.
    copy.location, copy.rotation_euler = beside(at, next(_copies)), (0, 0, turn)
    copy.scale = scale if isinstance(scale, (tuple, list)) else (scale, scale, scale)
    bpy.context.scene.collection.objects.link(copy)
    return copy


def placed(build, x: float, y: float, turn: float = 0.0) -> None:
    """Calls `build()`, which works at the origin, then moves all that it added to the scene."""
    before = set(bpy.context.scene.objects)
    build()
    c, s = math.cos(turn), math.sin(turn)
    for item in set(bpy.context.scene.objects) - before:
        px, py, pz = item.location
        item.location = (x + px * c - py * s, y + px * s + py * c, pz)
        item.rotation_euler[2] += turn


def rectangle(w: float, d: float) -> list[Flat]:
    return [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]


def rounded(w: float, d: float, radius: float, steps: int = 6) -> list[Flat]:
    """A rectangle w by d with round corners, counter-clockwise from the right-hand top."""
    ring = []
    for cx, cy, start in ((w / 2 - radius, d / 2 - radius, 0), (radius - w / 2, d / 2 - radius, 90),
                          (radius - w / 2, radius - d / 2, 180), (w / 2 - radius, radius - d / 2, 270)):
        for k in range(steps):
            a = math.radians(start + 90 * k / (steps - 1))
            ring.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return ring


def circle(radius: float, sides: int = 32, x=0.0, y=0.0) -> list[Flat]:
    return [(x + radius * math.cos(k * math.tau / sides), y + radius * math.sin(k * math.tau / sides))
            for k in range(sides)]


def turned(ring: Sequence[Flat], turn: float) -> list[Flat]:
    c, s = math.cos(turn), math.sin(turn)
    return [(x * c - y * s, x * s + y * c) for x, y in ring]


def moved(ring: Sequence[Flat], x: float, y: float) -> list[Flat]:
    return [(a + x, b + y) for a, b in ring]


def offset(path: Sequence[Flat], by: float, closed: bool = False) -> list[Flat]:
    """The path moved to its left by a distance (inwards for a counter-clockwise ring), mitred."""
    n, out = len(path), []
    for k, (x, y) in enumerate(path):
        sides = []
        for a, b in ((k - 1, k), (k, k + 1)):
            if closed or (a >= 0 and b < n):
                (xa, ya), (xb, yb) = path[a % n], path[b % n]
                length = math.hypot(xb - xa, yb - ya) or 1.0
                sides.append((-(yb - ya) / length, (xb - xa) / length))
        mx, my = sum(s[0] for s in sides) / len(sides), sum(s[1] for s in sides) / len(sides)
        scale = by / max(0.3, mx * mx + my * my)
        out.append((x + mx * scale, y + my * scale))
    return out


def arch(width: float, spring: float, sides: int = 10, pointed: float = 0.0) -> list[Flat]:
    """The outline (x, z) of an arched opening on a sill at z = 0; `pointed` lifts the crown into an ogive."""
    half = width / 2
    crown = [(half * math.cos(math.pi * k / sides),
              spring + (half * (1 + pointed)) * math.sin(math.pi * k / sides) ** (1 if not pointed else .9))
             for k in range(sides + 1)]
    return [(half, 0.0), *crown, (-half, 0.0)]


def _cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _unit(a):
    length = math.sqrt(sum(c * c for c in a)) or 1.0
    return (a[0] / length, a[1] / length, a[2] / length)
