"""Changes that depend on the camera: modelled grass close to it, and no simplified figure of a person too close to it."""
import math
import random

import bpy
from mathutils import Vector

from kit.planting import lawn_patch
from kit.shapes import instance

TURF_REACH = 26.0  # metres; beyond, a lawn's own grain is finer than a pixel
PATCH = .6
TALLEST_FIGURE = .125  # of the picture's height


def dress() -> None:
    """Call after the scene and its camera are complete."""
    lens = bpy.context.scene.camera
    _clear_figures(lens)
    _grow_turf(lens)


def _clear_figures(lens) -> None:
    """Figures with the property `needed`, which the picture is about, are kept."""
    render = bpy.context.scene.render
    people = [item for item in bpy.context.scene.objects if item.data and item.data.name.startswith("person")]
    for item in people:
        if item.get("needed"):
            continue
        away = _depth(lens, item.location)
        share = 1.7 * lens.data.lens / lens.data.sensor_width * render.resolution_x / render.resolution_y / max(away, .1)
        if away > 0 and share > TALLEST_FIGURE:
            bpy.data.objects.remove(item)


def _depth(lens, place) -> float:
    return (place - lens.location).dot(lens.rotation_euler.to_matrix() @ Vector((0, 0, -1)))


def _grow_turf(lens) -> None:
    """Patches of blades wherever a lawn lies open to the sky in front of a low camera."""
    if not bpy.data.materials.get("lawn") or lens.location.z > 12:
        return
    bpy.context.view_layer.update()
    graph, r = bpy.context.evaluated_depsgraph_get(), random.Random(5)
    cells = math.ceil(TURF_REACH / PATCH)
    x0, y0 = math.floor(lens.location.x / PATCH) * PATCH, math.floor(lens.location.y / PATCH) * PATCH
    found = []
    for i in range(-cells, cells + 1):
        for j in range(-cells, cells + 1):
            spot = Vector((x0 + i * PATCH, y0 + j * PATCH, 0))
            away = _depth(lens, Vector((spot.x, spot.y, lens.location.z)))
            if .3 < away < TURF_REACH and (height := _lawn_under(graph, spot)) is not None:
                found.append((spot.x, spot.y, height))
    for place in found:
        instance(lawn_patch(r.randrange(4), PATCH * 1.1, 420), place, r.choice((0, .5, 1, 1.5)) * math.pi)


def _lawn_under(graph, spot: Vector) -> float | None:
    """The lawn's height where the middle and corners of a patch all rest on it."""
    height = None
    for dx, dy in ((0, 0), (-.5, -.5), (.5, -.5), (-.5, .5), (.5, .5)):
        above = Vector((spot.x + dx * PATCH, spot.y + dy * PATCH, 1.2))
        hit, place, _, index, item, _ = bpy.context.scene.ray_cast(graph, above, Vector((0, 0, -1)), distance=2.5)
        if not hit or item.type != "MESH" or not item.data.materials:
            return None
        material = item.data.materials[item.data.polygons[index].material_index]
        if material is None or material.name != "lawn":
            return None
        height = place.z
    return height
