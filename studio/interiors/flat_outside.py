"""What surrounds a sample flat: its own building and all that its windows show, with the flat's place left free."""
from __future__ import annotations

from typing import Callable

import bpy
from mathutils import Vector

from interiors.flat_plan import Flat
from kit.shapes import placed

# What the façade of one home is made of: bays, the rooms behind them, the railings at the sides of a balcony.
PARTS = ("balcony_bay", "window_bay", "terrace_bay", "side_rail", "room")


def surround(flat: Flat, scene: Callable[[], None]) -> None:
    """Builds the scene and moves it so that the flat lies at the origin."""
    before = set(bpy.context.scene.objects)
    placed(scene, *flat.place())
    added = set(bpy.context.scene.objects) - before
    for item in added:
        item.location.z -= flat.level
    bpy.context.view_layer.update()
    for item in added:
        if item.type == "MESH" and item.data.name.split(".")[0] in PARTS and _inside(flat, item):
            bpy.data.objects.remove(item)


def _inside(flat: Flat, item) -> bool:
    """Whether the middle of the thing lies in the flat or on its balcony."""
    corners = [item.matrix_world @ Vector(corner) for corner in item.bound_box]
    x, y, z = sum(corners, Vector()) / 8
    return 0 < x < flat.width - .01 and -flat.balcony[2] - .2 < y < flat.depth and .2 < z < flat.storey - .2
