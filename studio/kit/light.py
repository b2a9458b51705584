"""Lamps that light a scene: soft areas, spots, points. Few and large keeps the noise low."""
import math

import bpy
from mathutils import Vector

WARM = (1.0, .72, .44)


def _lamp(kind: str, at, energy: float, color):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = energy, color
    item = bpy.data.objects.new(kind.lower(), data)
    item.location = at
    bpy.context.scene.collection.objects.link(item)
    return item


def area(at, target, size=(2.0, 2.0), energy: float = 100, color=WARM, seen: bool = False):
    """A soft panel of `size` metres that faces the target; not seen by the camera itself."""
    item = _lamp("AREA", at, energy, color)
    item.data.shape, item.data.size, item.data.size_y = "RECTANGLE", size[0], size[1]
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = item.visible_glossy = seen
    return item


def portal(at, target, size):
    """Tells the sampler where the sky comes in: one for each large window of an interior."""
    item = area(at, target, size)
    item.data.cycles.is_portal = True
    return item


def point(at, energy: float = 40, color=WARM, radius: float = .15):
    item = _lamp("POINT", at, energy, color)
    item.data.shadow_soft_size = radius
    return item


def spot(at, target, energy: float = 200, color=WARM, angle: float = 60, blend: float = .6, radius: float = .1):
    item = _lamp("SPOT", at, energy, color)
    item.data.spot_size, item.data.spot_blend, item.data.shadow_soft_size = math.radians(angle), blend, radius
    item.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return item
