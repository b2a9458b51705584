"""A short way to write shader graphs: every call adds a node and returns its first output."""
from __future__ import annotations

import bpy


class Graph:
    def __init__(self, tree):
        self.tree = tree

    def node(self, kind: str, inputs: dict | None = None, **settings):
        item = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(item, key, value)
        for key, value in (inputs or {}).items():
            self.put(item.inputs[key], value)
        return item

    def put(self, socket, value) -> None:
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation: str, a, b=0.0, c=0.0, clamp: bool = False):
        return self.node("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def vector(self, operation: str, a, b=(0, 0, 0)):
        item = self.node("ShaderNodeVectorMath", {0: a, 1: b}, operation=operation)
        return item.outputs["Value"] if operation in ("DOT_PRODUCT", "LENGTH") else item.outputs[0]

    def scaled(self, a, factor):
        item = self.node("ShaderNodeVectorMath", {0: a, "Scale": factor}, operation="SCALE")
        return item.outputs[0]

    def mix(self, factor, a, b, blend: str = "MIX"):
        return self.node("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def shaders(self, factor, a, b):
        return self.node("ShaderNodeMixShader", {0: factor, 1: a, 2: b}).outputs[0]

    def noise(self, vector, scale: float, detail: float = 4.0, rough: float = 0.5, distortion: float = 0.0):
        return self.node("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail,
                                                "Roughness": rough, "Distortion": distortion}).outputs[0]

    def ramp(self, factor, *stops):
        """Stops are (position, colour or value)."""
        item = self.node("ShaderNodeValToRGB", {0: factor})
        elements = item.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*value, 1) if isinstance(value, (tuple, list)) else (value, value, value, 1)
        return item.outputs[0]

    def smooth(self, value, low: float, high: float):
        return self.node("ShaderNodeMapRange", {0: value, 1: low, 2: high, 3: 0.0, 4: 1.0},
                         interpolation_type="SMOOTHSTEP").outputs[0]

    def position(self):
        return self.node("ShaderNodeNewGeometry").outputs["Position"]

    def wall_uv(self):
        """Metres along and up a wall, or x and y on a floor, from world position: joints run true on any turned block."""
        geometry = self.node("ShaderNodeNewGeometry")
        normal, place = geometry.outputs["True Normal"], geometry.outputs["Position"]
        along = self.vector("NORMALIZE", self.vector("CROSS_PRODUCT", (0, 0, 1), normal))
        parts = self.node("ShaderNodeSeparateXYZ", {0: place})
        wall = self.node("ShaderNodeCombineXYZ", {0: self.vector("DOT_PRODUCT", place, along), 1: parts.outputs[2]})
        upright = self.math("ABSOLUTE", self.node("ShaderNodeSeparateXYZ", {0: normal}).outputs[2])
        return self.mix(self.math("GREATER_THAN", upright, 0.7), wall.outputs[0], place)


def group(name: str, kind: str = "ShaderNodeTree"):
    """A node group by name, and whether it is still empty."""
    found = bpy.data.node_groups.get(name)
    return (found, False) if found else (bpy.data.node_groups.new(name, kind), True)
