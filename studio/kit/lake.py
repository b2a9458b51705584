"""Inland water, pale over its shallows and rough where the wind touches it: a lake, or a pond at a smaller scale."""
from __future__ import annotations

from typing import Sequence

from kit import sky
from kit.materials import close, define, fresh, use
from kit.outline import drawn_in
from kit.shapes import Flat, Mesh

# Metres from the shore, and how deep the water looks there (0 sand, 1 deep).
SHELVES = ((0, 0.0), (2.5, .22), (7, .5), (16, .78), (34, .95), (60, 1.0))


def _lake(name):
    made, g = fresh(name)
    place = g.position()
    depth = g.node("ShaderNodeVertexColor", layer_name="depth").outputs[0]
    depth = g.math("MULTIPLY_ADD", g.math("SUBTRACT", g.noise(place, .05, 4, .6), .5), .22, depth)
    distance = g.node("ShaderNodeCameraData").outputs["View Distance"]
    far = g.smooth(distance, 30, 500)
    wind = g.smooth(g.noise(g.node("ShaderNodeMapping", {0: place, 3: (1, .35, 1)}).outputs[0], .012, 3, .55, 1.2), .44, .60)
    flat = g.node("ShaderNodeMapping", {0: place, 3: (1, 1.6, 1)}).outputs[0]
    height = g.math("MULTIPLY_ADD", g.noise(flat, .7, 3, .5, .2), 1.0, g.math("MULTIPLY", g.noise(flat, 3.4, 3, .55), .3))
    strength = g.math("MULTIPLY", g.math("MULTIPLY_ADD", wind, .16, .03), g.math("MULTIPLY_ADD", far, -.72, 1.0))
    normal = g.node("ShaderNodeBump", {"Strength": strength, "Distance": .25, "Height": height}).outputs[0]
    rough = g.math("MULTIPLY_ADD", wind, .10, g.math("MULTIPLY_ADD", far, .05, .02))
    tone = g.ramp(depth, (.02, (.23, .20, .13)), (.18, (.105, .150, .105)), (.5, (.030, .085, .078)), (.95, (.010, .040, .046)))
    # Light that has wandered through the water leaves it far from where it came in: shadows on a lake are faint.
    own = {"Emission": tone, "Emission Strength": .13 * sky.current.sun}
    close(g, g.node("ShaderNodeBsdfPrincipled", {"Base Color": g.mix(1.0, tone, (.4, .4, .4), "MULTIPLY"), "Roughness": rough, "Specular": .5, "Normal": normal, **own}).outputs[0])
    return made


define("lake", _lake)


def _water(rows: list, depths: Sequence[float]) -> None:
    """Rows of points, each as deep as given."""
    m = Mesh("lake")
    m.grid(rows, use("lake"))
    tint = m.done().data.color_attributes.new("depth", "FLOAT_COLOR", "POINT")
    for k, deep in enumerate(deep for row, deep in zip(rows, depths) for _ in row):
        tint.data[k].color = (deep, deep, deep, 1)


def _rings(ring: Sequence[Flat], z: float, centre: Flat, ways: Sequence[float]) -> list:
    return [[(x, y, z) for x, y in drawn_in([*ring, ring[0]], way, centre)] for way in ways]


def lake(ring: Sequence[Flat], z: float, centre: Flat, scale: float = 1.0) -> None:
    """The water inside a shore that can be seen whole from the centre; its colour follows the distance from it."""
    rows = _rings(ring, z, centre, [away * scale for away, _ in SHELVES])
    _water([*rows, [(*centre, z)] * len(rows[0])], [*(deep for _, deep in SHELVES), 1.0])


def shoal(ring: Sequence[Flat], z: float, centre: Flat) -> None:
    """The shallows round an island, to be laid just above the lake."""
    _water(_rings(ring, z, centre, [-away * .5 for away, _ in SHELVES[:-1]]), [deep for _, deep in SHELVES[:-2]] + [1.0])
