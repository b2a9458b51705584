"""The sun in a finished scene by rays: which parts of a window's glass it reaches, inside Blender.

Nothing here comes from the model of the shade: the glass is found in the scene, and the sun by its own formula.
"""
from __future__ import annotations

import math
import random
from datetime import datetime, timezone

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from buildings.developments import Development, Face

FARTHEST = 3000.0
START = .004
# Rays that look for the glass of a bay, across and up.
GRID = (14, 12)
# Glass and cloth let the sun through; plants do not count.
PASSED = ("glass", "leaf", "flower", "bark", "reed", "canvas", "sheer")
IGNORED = ("person", "palm", "tree", "shrub", "grass", "agave", "hedge", "bed", "car", "plot", "flats", "mosque", "estate_blocks", "blocks", "town",
           "neighbours", "hills", "skyline", "lounger", "parasol")
# What people put on balconies, and the shutters that they slide aside.
BAYS = ("balcony_bay", "terrace_bay", "window_bay")
MOVED = ("plaster_sand", "timber", "terracotta", "dark_metal")
# Railings, and the frames of windows.
THIN, METAL = (*BAYS, "side_rail", "divider"), "bronze"


class Rays:
    """The scene as trees of faces: blocks that cast shade, railings and frames, and the glass of windows."""

    def __init__(self) -> None:
        graph = bpy.context.evaluated_depsgraph_get()
        kinds: dict[str, tuple] = {}
        parts = ([], [], 0), ([], [], 0), ([], [], 0)
        for item in graph.object_instances:
            mesh = item.object.data if item.object.type == "MESH" else None
            if mesh is None or mesh.name.startswith(IGNORED):
                continue
            if mesh.name not in kinds:
                kinds[mesh.name] = _faces(mesh)
            points, *faces = kinds[mesh.name]
            world = np.array(item.matrix_world)
            moved = points @ world[:3, :3].T + world[:3, 3]
            parts = tuple(_joined(part, moved, own) for part, own in zip(parts, faces))
        self.blocks, self.metal, self.glass = (BVHTree.FromPolygons(points, faces) for points, faces, _ in parts)

    def panes(self, face: Face, column: int, floor: int, own: Development, r: random.Random) -> list[Vector]:
        """Places on the glass of a bay, spread over the whole bay: where a level look from the balcony meets glass first."""
        c, s = math.cos(face.turn), math.sin(face.turn)
        inward, found = Vector((-s, c, 0)), []
        for i in range(GRID[0]):
            for k in range(GRID[1]):
                along = (column + (i + r.random()) / GRID[0]) * own.bay
                up = (floor - 1 + (k + r.random()) / GRID[1]) * own.floor
                start = Vector((face.origin[0] + along * c, face.origin[1] + along * s, up)) - inward * .6
                at, _, _, far = self.glass.ray_cast(start, inward, 1.0)
                if at and not self.blocks.ray_cast(start, inward, far)[0] and not self.metal.ray_cast(start, inward, far)[0]:
                    found.append(at)
        return found

    def is_lit(self, place: Vector, way: Vector) -> tuple[bool, bool]:
        """Whether the sun reaches a place, and whether it would without railings and frames."""
        passes = [tree.ray_cast(place + way * START, way, FARTHEST)[0] is None for tree in (self.blocks, self.metal)]
        return all(passes), passes[0]


def _faces(mesh) -> tuple:
    """The vertices of a mesh, and its faces: blocks, metal, window glass."""
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    names = [material.name if material else "" for material in mesh.materials] or [""]
    blocks, metal, glass = [], [], []
    for polygon in mesh.polygons:
        name = names[min(polygon.material_index, len(names) - 1)]
        if mesh.name.startswith(BAYS) and name.split(".")[0] in ("glass", "glass_clear"):
            glass.append(tuple(polygon.vertices))
        elif mesh.name.startswith(THIN) and name.startswith(METAL):
            metal.append(tuple(polygon.vertices))
        elif not name.startswith(PASSED) and not (mesh.name.startswith(BAYS) and name.startswith(MOVED)):
            blocks.append(tuple(polygon.vertices))
    return points.reshape(-1, 3), blocks, metal, glass


def _joined(part: tuple, points, faces: list) -> tuple:
    if not faces:
        return part
    known, all_faces, count = part
    known.extend(map(tuple, points))
    all_faces.extend(tuple(count + vertex for vertex in face) for face in faces)
    return known, all_faces, count + len(points)


def sun_at(year: int, day: str, minute: float, latitude: float, longitude: float, hours_east: float = 4) -> tuple[float, float]:
    """Azimuth clockwise from north and altitude in degrees as it is seen: the Astronomical Almanac's formula and Saemundsson's
    for the refraction of the air, good to a few hundredths."""
    month, date = map(int, day.split("-"))
    noon = datetime(year, month, date, tzinfo=timezone.utc).timestamp() + minute * 60 - hours_east * 3600
    n = noon / 86400 + 2440587.5 - 2451545.0
    mean, anomaly = 280.460 + .9856474 * n, math.radians(357.528 + .9856003 * n)
    ecliptic = math.radians(mean + 1.915 * math.sin(anomaly) + .020 * math.sin(2 * anomaly))
    tilt = math.radians(23.439 - 4e-7 * n)
    ascension = math.atan2(math.cos(tilt) * math.sin(ecliptic), math.cos(ecliptic))
    declination = math.asin(math.sin(tilt) * math.sin(ecliptic))
    hour = math.radians(280.46061837 + 360.98564736629 * n + longitude) - ascension
    up = math.radians(latitude)
    altitude = math.asin(math.sin(up) * math.sin(declination) + math.cos(up) * math.cos(declination) * math.cos(hour))
    azimuth = math.atan2(-math.sin(hour), math.tan(declination) * math.cos(up) - math.sin(up) * math.cos(hour))
    height = math.degrees(altitude)
    lifted = 1.02 / 60 / math.tan(math.radians(height + 10.3 / (height + 5.11))) if height > -1 else 0
    return math.degrees(azimuth) % 360, height + lifted
