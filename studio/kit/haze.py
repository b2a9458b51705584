"""Aerial perspective inside every material: far things take the colour of the horizon, also in reflections."""
import math

from kit.nodes import Graph, group


def _horizon_group():
    """The colour of the air low over the ground in a direction: warmer towards the sun."""
    tree, empty = group("horizon")
    if empty:
        tree.inputs.new("NodeSocketVector", "Direction")
        tree.outputs.new("NodeSocketColor", "Color")
        g = Graph(tree)
        given, out = g.node("NodeGroupInput"), g.node("NodeGroupOutput")
        sun = g.node("ShaderNodeCombineXYZ", name="sun")
        towards = g.math("MAXIMUM", g.vector("DOT_PRODUCT", given.outputs[0], sun.outputs[0]), 0.0)
        warm = g.math("POWER", towards, 4.0)
        color = g.mix(warm, (.8, .8, .8), (1, .8, .6))
        color.node.name = "colors"
        g.put(out.inputs[0], color)
    return tree


def horizon(g: Graph, direction):
    item = g.node("ShaderNodeGroup", node_tree=_horizon_group())
    g.put(item.inputs[0], direction)
    return item.outputs[0]


def _haze_group():
    tree, empty = group("haze")
    if empty:
        tree.inputs.new("NodeSocketShader", "Shader")
        tree.outputs.new("NodeSocketShader", "Shader")
        g = Graph(tree)
        given, out = g.node("NodeGroupInput"), g.node("NodeGroupOutput")
        geometry = g.node("ShaderNodeNewGeometry")
        distance = g.node("ShaderNodeCameraData").outputs["View Distance"]
        height = g.node("ShaderNodeSeparateXYZ", {0: geometry.outputs["Position"]}).outputs[2]
        thin = g.math("MULTIPLY_ADD", g.math("POWER", 2.718, g.math("MULTIPLY", g.math("MAXIMUM", height, 0.0), -1 / 140)), .65, .35)
        reach = g.node("ShaderNodeMath", {0: distance, 1: 900.0}, operation="DIVIDE", name="reach").outputs[0]
        amount = g.math("SUBTRACT", 1.0, g.math("POWER", 2.718, g.math("MULTIPLY", g.math("MULTIPLY", reach, thin), -1.0)))
        path = g.node("ShaderNodeLightPath")
        seen = g.math("ADD", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"], clamp=True)
        air = g.node("ShaderNodeEmission", {0: horizon(g, g.scaled(geometry.outputs["Incoming"], -1.0)), 1: 1.0})
        g.put(out.inputs[0], g.shaders(g.math("MULTIPLY", amount, seen), given.outputs[0], air.outputs[0]))
    return tree


def hazed(g: Graph, shader):
    item = g.node("ShaderNodeGroup", node_tree=_haze_group())
    g.put(item.inputs[0], shader)
    return item.outputs[0]


def set_haze(reach: float, color, glow, sun_azimuth: float) -> None:
    """`reach`: metres at which about two thirds of a thing's own colour is gone."""
    nodes = _horizon_group().nodes
    nodes["colors"].inputs[1].default_value = (*color, 1)
    nodes["colors"].inputs[2].default_value = (*glow, 1)
    nodes["sun"].inputs[0].default_value = math.sin(math.radians(sun_azimuth))
    nodes["sun"].inputs[1].default_value = math.cos(math.radians(sun_azimuth))
    _haze_group().nodes["reach"].inputs[1].default_value = reach
