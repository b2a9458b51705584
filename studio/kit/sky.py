"""The hour: sky, sun, clouds and the haze that goes with them, for a place."""
from __future__ import annotations

import math
from dataclasses import dataclass

import bpy

from kit import haze
from kit.nodes import Graph

Color = tuple[float, float, float]


@dataclass(frozen=True)
class Hour:
    elevation: float  # of the sun, in degrees
    sun: float  # strength
    sun_color: Color
    zenith: Color
    middle: Color
    horizon: Color
    glow: Color  # the sky low in the sun's direction
    cloud: Color
    lamps: float  # how strongly rooms and lamps shine against this sky


HOURS = {
    "dawn": Hour(7, 2.3, (1, .70, .50), (.20, .31, .50), (.50, .50, .56), (.80, .66, .58), (1.15, .74, .52), (1.0, .80, .70), .5),
    "morning": Hour(24, 3.7, (1, .89, .74), (.15, .31, .60), (.36, .53, .73), (.66, .69, .70), (.90, .80, .64), (1.0, .97, .92), .12),
    "noon": Hour(56, 3.9, (1, .95, .87), (.15, .30, .58), (.40, .54, .70), (.70, .70, .67), (.84, .80, .70), (1.05, 1.02, .98), .1),
    "afternoon": Hour(30, 3.9, (1, .88, .70), (.15, .29, .55), (.38, .51, .66), (.68, .65, .59), (.94, .79, .58), (1.05, .98, .90), .12),
    "golden": Hour(12, 3.7, (1, .66, .36), (.19, .29, .46), (.46, .48, .52), (.80, .64, .47), (1.35, .82, .42), (1.05, .80, .58), .35),
    "sunset": Hour(4.5, 2.3, (1, .50, .22), (.13, .18, .33), (.36, .33, .41), (.74, .46, .32), (1.5, .66, .25), (.95, .52, .36), .7),
    "dusk": Hour(1.5, .12, (1, .50, .26), (.042, .098, .225), (.125, .195, .33), (.40, .335, .33), (.92, .50, .28), (.36, .29, .33), 1.0),
    "night": Hour(25, .05, (.60, .72, 1.0), (.010, .018, .040), (.020, .030, .056), (.050, .054, .070), (.09, .08, .08), (.03, .035, .05), .7),
    "overcast": Hour(50, .7, (1, .97, .92), (.44, .49, .55), (.58, .62, .66), (.72, .73, .73), (.78, .77, .74), (.85, .86, .88), .25),
}

# Metres of haze reach and a tint of the air, by place.
PLACES = {"dubai": (2600, (1.0, .97, .91)), "desert": (2200, (1.04, .96, .86)), "islamabad": (2600, (.95, 1.0, 1.02)),
          "lahore": (1100, (1.0, .96, .88)), "peshawar": (1700, (1.0, .96, .90)), "studio": (1e6, (1, 1, 1))}
CLOUDS = {"clear": (.80, .98, .0), "wisps": (.50, .82, .6), "soft": (.49, .74, .9), "heavy": (.35, .56, .97)}

current = HOURS["morning"]


def set_hour(hour: str = "morning", azimuth: float = 135, clouds: str = "wisps", place: str = "dubai", seed: int = 1,
             elevation: float | None = None, sun: float = 1.0, reach: float | None = None) -> Hour:
    """Call first in every outdoor scene. `azimuth`: degrees clockwise from +y (0 = behind the subject when the camera
    looks along +y, 90 = from the right, 180 = behind the camera). Rooms and lamps read the hour from here."""
    global current
    current = HOURS[hour]
    far, tint = PLACES[place]
    horizon = tuple(a * b for a, b in zip(current.horizon, tint))
    haze.set_haze(reach or far, horizon, current.glow, azimuth)
    height = current.elevation if elevation is None else elevation
    _world(current, azimuth, height, CLOUDS[clouds], seed)
    _sun_lamp(current, azimuth, height, sun)
    return current


def _sun_lamp(hour: Hour, azimuth: float, elevation: float, factor: float) -> None:
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = hour.sun * factor, hour.sun_color, math.radians(1.2)
    item = bpy.data.objects.new("sun", lamp)
    item.rotation_euler = (math.radians(90 - elevation), 0, math.radians(180 - azimuth))
    bpy.context.scene.collection.objects.link(item)


def _world(hour: Hour, azimuth: float, elevation: float, clouds, seed: int) -> None:
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 512
    world.node_tree.nodes.clear()
    g = Graph(world.node_tree)
    way = g.node("ShaderNodeTexCoord").outputs["Generated"]
    height = g.math("MAXIMUM", g.node("ShaderNodeSeparateXYZ", {0: way}).outputs[2], 0.0)
    color = g.mix(g.smooth(height, .0, .75), hour.middle, hour.zenith)
    a, e = math.radians(azimuth), math.radians(max(elevation, 2))
    sun = (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))
    near = g.math("MAXIMUM", g.vector("DOT_PRODUCT", way, sun), 0.0)
    color = g.mix(g.math("MULTIPLY", g.math("POWER", near, 10.0), .45), color, hour.glow)
    color = g.mix(g.math("MULTIPLY", g.math("POWER", near, 260.0), .8), color, tuple(2.2 * c for c in hour.glow))
    low = g.math("POWER", 2.718, g.math("MULTIPLY", height, -9.0))
    air = haze.horizon(g, way)
    # Only eyes and mirrors see clouds; what merely lights a wall takes the plain sky, which is cheaper.
    plain = g.node("ShaderNodeBackground", {0: g.mix(low, color, air), 1: 1.0}).outputs[0]
    rich = g.node("ShaderNodeBackground", {0: g.mix(low, _clouded(g, color, way, height, near, hour, clouds, seed), air), 1: 1.0}).outputs[0]
    diffuse = g.node("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
    g.node("ShaderNodeOutputWorld", {0: g.shaders(diffuse, rich, plain)})


def _clouded(g: Graph, color, way, height, near, hour: Hour, clouds, seed: int):
    """Clouds on a flat ceiling: they shrink towards the horizon and are brighter towards the sun."""
    low, high, amount = clouds
    if not amount:
        return color
    flat = g.node("ShaderNodeVectorMath", {0: way, 1: g.node("ShaderNodeCombineXYZ", dict.fromkeys(range(3), g.math("ADD", height, .13))).outputs[0]},
                  operation="DIVIDE").outputs[0]
    place = g.node("ShaderNodeMapping", {0: flat, 1: (seed * 3.7, seed * 1.9, 0), 2: (0, 0, .5), 3: (.30, .62, 1)}).outputs[0]
    shape = g.noise(place, 1.3, 9, .56, .35)
    broad = g.noise(place, .42, 2)
    cover = g.math("MULTIPLY", g.smooth(g.math("MULTIPLY_ADD", broad, .5, g.math("MULTIPLY", shape, .72)), low + .12, high + .10), amount)
    cover = g.math("MULTIPLY", cover, g.smooth(height, .015, .16))
    light = g.mix(g.math("POWER", near, 5.0), hour.cloud, hour.glow)
    tone = g.mix(g.smooth(shape, .45, .8), light, g.mix(.45, light, hour.middle))
    return g.mix(cover, color, tone)
