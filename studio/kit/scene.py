"""Creates an empty scene with common render settings, and writes its render passes."""
import array
import json
import os

import bpy

PASSES = {"beauty": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth"}


def reset(width: int, height: int, samples: int) -> None:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    # More samples mean that less noise is wanted, so the noise threshold falls with them.
    cycles.adaptive_threshold = .04 * (28 / samples) ** .5
    cycles.adaptive_min_samples = 8
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 3
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 20.0
    cycles.blur_glossy = 0.6
    cycles.seed = 7
    scene.render.use_persistent_data = False
    _use_gpu_if_any(scene)


def _use_gpu_if_any(scene) -> None:
    preferences = bpy.context.preferences.addons["cycles"].preferences
    preferences.compute_device_type = "CUDA"
    preferences.get_devices()
    for device in preferences.devices:
        device.use = device.type == "CUDA"
        if device.use:
            scene.cycles.device = "GPU"


def _file_output(tree, layers, folder: str, stem: str, key: str, socket: str) -> str:
    node = tree.nodes.new("CompositorNodeOutputFile")
    node.base_path = folder
    node.format.file_format = "OPEN_EXR"
    node.format.color_depth = "32"
    node.format.color_mode = "RGBA"
    node.format.exr_codec = "NONE"
    node.file_slots[0].path = f"{stem}.{key}."
    tree.links.new(layers.outputs[socket], node.inputs[0])
    return os.path.join(folder, f"{stem}.{key}.{bpy.context.scene.frame_current:04d}.exr")


def _exr_to_raw(exr: str, raw: str) -> None:
    """Raw float32 RGBA, bottom row first: readable by numpy alone, no EXR library needed."""
    image = bpy.data.images.load(exr)
    image.colorspace_settings.name = "Non-Color"
    pixels = array.array("f", bytes(image.size[0] * image.size[1] * 16))
    image.pixels.foreach_get(pixels)
    with open(raw, "wb") as file:
        pixels.tofile(file)
    bpy.data.images.remove(image)
    os.remove(exr)


def render(path: str, finish: dict | None = None) -> None:
    """Writes path.png (a quick tone-mapped look), path.{beauty,albedo,normal,depth}.f32 and path.json (size and finish)."""
    scene = bpy.context.scene
    folder, stem = os.path.split(os.path.abspath(path))
    os.makedirs(folder, exist_ok=True)
    layer = scene.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs["Image"])
    written = {key: _file_output(tree, layers, folder, stem, key, socket) for key, socket in PASSES.items()}
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = path + ".png"
    bpy.ops.render.render(write_still=True)
    for key, exr in written.items():
        _exr_to_raw(exr, f"{path}.{key}.f32")
    scale = scene.render.resolution_percentage / 100
    size = {"width": int(scene.render.resolution_x * scale), "height": int(scene.render.resolution_y * scale)}
    with open(path + ".json", "w") as file:
        json.dump({**size, "frame": scene.frame_current, "finish": finish or {}}, file)
