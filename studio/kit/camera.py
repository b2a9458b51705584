"""Cameras: an architect's shift lens that keeps verticals vertical, and a drone that may tilt."""
import bpy
from mathutils import Vector


def camera(at, target, lens: float = 28, level: bool = True, shift=(0.0, 0.0), fstop: float | None = None, focus=None):
    """`level` holds the camera horizontal and shifts the lens towards the target's height. `focus`: a point or metres."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    item = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(item)
    scene.camera = item
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, "HORIZONTAL"
    data.clip_start, data.clip_end = .05, 20000
    at, target = Vector(at), Vector(target)
    look = target - at
    data.shift_x, data.shift_y = shift
    if level:
        flat = Vector((look.x, look.y, 0))
        item.rotation_euler = flat.to_track_quat("-Z", "Y").to_euler()
        data.shift_y += look.z / max(flat.length, 1e-6) * lens / data.sensor_width
    else:
        item.rotation_euler = look.to_track_quat("-Z", "Y").to_euler()
    item.location = at
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = focus if isinstance(focus, (int, float)) else (Vector(focus or target) - at).length
    return item


def panorama(at, towards):
    """Sees in all directions at once; the middle of the picture looks level along `towards` (x, y)."""
    item = camera(at, (at[0] + towards[0], at[1] + towards[1], at[2]))
    item.data.type = "PANO"
    item.data.cycles.panorama_type = "EQUIRECTANGULAR"
    return item
