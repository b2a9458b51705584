"""Materials by name. `use(name)` builds one on first need in a scene; `define` adds more from other files."""
from __future__ import annotations

from typing import Callable

import bpy

from kit.haze import hazed
from kit.nodes import Graph

Color = tuple[float, float, float]
_makers: dict[str, Callable[[str], "bpy.types.Material"]] = {}


def define(name: str, maker: Callable[[str], "bpy.types.Material"]) -> None:
    """`maker(name)` returns the material; called once in each scene that uses it."""
    _makers[name] = maker


def use(name: str):
    return bpy.data.materials.get(name) or _makers[name](name)


def fresh(name: str) -> tuple["bpy.types.Material", Graph]:
    """An empty material; finish its graph with `close`. Lamps in it light by chance only, which keeps noise low."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.cycles.sample_as_light = False
    made.node_tree.nodes.clear()
    return made, Graph(made.node_tree)


def close(g: Graph, shader) -> None:
    g.node("ShaderNodeOutputMaterial", {0: hazed(g, shader)})


def body(g: Graph, color, rough=.6, metal=0.0, normal=None, spec=.4, sheen=0.0):
    inputs = {"Base Color": color, "Roughness": rough, "Metallic": metal, "Specular": spec, "Sheen": sheen}
    if normal is not None:
        inputs["Normal"] = normal
    return g.node("ShaderNodeBsdfPrincipled", inputs).outputs[0]


def shade(color: Color, by: float) -> Color:
    return tuple(max(0.0, min(1.0, c * by)) for c in color)


def varied(g: Graph, color: Color, amount: float, scale: float, vector=None):
    """The colour with slow, soft variation, so that no surface is flat."""
    mixed = g.noise(vector or g.position(), scale, 4, .6)
    return g.ramp(mixed, (.3, shade(color, 1 - amount)), (.7, shade(color, 1 + amount)))


def bumped(g: Graph, height, strength: float, distance: float = .02):
    return g.node("ShaderNodeBump", {"Strength": strength, "Distance": distance, "Height": height}).outputs[0]


def plain(name: str, color: Color, rough=.6, metal=0.0, vary=.06, scale=.5, bump=0.0, bump_scale=14.0, spec=.4, sheen=0.0):
    """One colour with gentle variation; the same name gives the same material."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    normal = bumped(g, g.noise(g.position(), bump_scale, 4), bump) if bump else None
    close(g, body(g, varied(g, color, vary, scale) if vary else color, rough, metal, normal, spec, sheen))
    return made


def glowing(name: str, color: Color, strength: float, lights: bool = False):
    """A lamp's face. `lights=True` samples it as a light: only for a few large ones."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    made.cycles.sample_as_light = lights
    close(g, g.node("ShaderNodeEmission", {0: color, 1: strength}).outputs[0])
    return made


def jointed(name: str, color: Color, size: tuple[float, float], rough=.6, joint=.008, vary=.1, shift=0.5, dark=.6, bump=.4, spec=.35):
    """Slabs, panels or bricks of `size` metres with joints, each a little different; runs true on any wall or floor."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    uv = g.wall_uv()
    tex = g.node("ShaderNodeTexBrick", {"Vector": uv, "Color1": shade(color, 1 - vary), "Color2": shade(color, 1 + vary),
                                        "Mortar": shade(color, dark), "Scale": 1.0, "Mortar Size": joint, "Mortar Smooth": .2,
                                        "Bias": 0.0, "Brick Width": size[0], "Row Height": size[1]}, offset=shift)
    grain = g.ramp(g.noise(g.position(), 1.4, 4, .65), (.3, .88), (.7, 1.06))
    color_out = g.mix(1.0, tex.outputs[0], grain, "MULTIPLY")
    normal = bumped(g, g.math("SUBTRACT", 1.0, tex.outputs["Fac"]), bump, .01) if bump else None
    close(g, body(g, color_out, rough, 0, normal, spec))
    return made


def ribbed(name: str, color: Color, pitch: float, rough=.7, metal=0.0, depth=.5, horizontal=False, vary=.06):
    """Upright (or lying) ribs by bump: fluted concrete, standing-seam metal, timber boards, corrugated sheet."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    parts = g.node("ShaderNodeSeparateXYZ", {0: g.wall_uv()})
    along = g.math("DIVIDE", parts.outputs[1 if horizontal else 0], pitch)
    wave = g.math("PINGPONG", along, .5)
    board = g.node("ShaderNodeTexWhiteNoise", {"W": g.math("FLOOR", along)}, noise_dimensions="1D").outputs[0]
    tone = g.ramp(board, (0, 1 - vary * 1.6), (1, 1 + vary * 1.6))
    groove = g.smooth(wave, 0.0, .12)
    color_out = g.mix(1.0, g.mix(1.0, varied(g, color, vary, .6), tone, "MULTIPLY"), g.ramp(groove, (0, .55), (1, 1.0)), "MULTIPLY")
    close(g, body(g, color_out, rough, metal, bumped(g, g.smooth(wave, 0, .4), depth, pitch * .3)))
    return made
