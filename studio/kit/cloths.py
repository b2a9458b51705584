"""Materials one touches indoors: oiled wood with its grain, wool, linen, leather, rope, clay, veined stone."""
from __future__ import annotations

from kit.materials import Color, body, bumped, close, fresh, shade
import bpy

WOODS: dict[str, Color] = {"oak": (.42, .265, .135), "walnut": (.17, .082, .040), "ash": (.58, .43, .27),
                           "teak": (.30, .155, .065), "ebony": (.035, .024, .018), "pale_oak": (.54, .385, .24)}
WOOLS: dict[str, Color] = {"sand": (.52, .42, .30), "ivory": (.70, .64, .54), "teal": (.026, .082, .082), "clay": (.31, .130, .080),
                           "ink": (.022, .032, .032), "olive": (.125, .120, .058), "brass": (.40, .25, .085), "stone": (.38, .345, .30),
                           "rose": (.45, .26, .20), "sage": (.235, .265, .195), "rust": (.27, .085, .035)}


def wood(kind: str, axis: str = "z"):
    """Grain runs along `axis` of the thing itself, however it is turned; one material for each direction a piece may lie."""
    name = f"{kind}_{axis}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    color = WOODS[kind]
    made, g = fresh(name)
    stretch = tuple(0.055 if a == axis else 1.0 for a in "xyz")
    own = g.node("ShaderNodeTexCoord").outputs["Object"]
    place = g.node("ShaderNodeMapping", {0: own, 3: stretch}).outputs[0]
    rings = g.noise(place, 16, 3, .55, 1.6)
    pores = g.noise(place, 230, 3, .6)
    tone = g.ramp(rings, (.28, shade(color, .66)), (.50, color), (.72, shade(color, 1.24)))
    tone = g.mix(1.0, tone, g.ramp(pores, (.36, .78), (.55, 1.04)), "MULTIPLY")
    rough = g.math("MULTIPLY_ADD", pores, -.22, .54)
    close(g, body(g, tone, rough, 0, bumped(g, pores, .18, .0012), .42))
    return made


def _coordinates(g):
    """World position tilted a little, so that a weave never lies exactly on a face."""
    return g.node("ShaderNodeMapping", {0: g.position(), 2: (.06, .05, .04)}).outputs[0]


def wool(kind: str, coarse: float = 1.0, name: str | None = None):
    """A heavy woven cloth: threads by bump, a soft sheen, flecks of a second tone."""
    name = name or f"wool_{kind}_{coarse:g}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    color = WOOLS[kind]
    made, g = fresh(name)
    place = _coordinates(g)
    fleck = g.noise(place, 420 / coarse, 2, .7)
    broad = g.noise(place, 2.4, 3)
    tone = g.mix(1.0, g.ramp(fleck, (.33, shade(color, .62)), (.52, color), (.70, shade(color, 1.36))),
                 g.ramp(broad, (.3, .90), (.7, 1.07)), "MULTIPLY")
    loops = g.node("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 330 / coarse}).outputs["Distance"]
    height = g.math("MULTIPLY_ADD", loops, -1.0, g.math("MULTIPLY", fleck, .7))
    close(g, body(g, tone, .95, 0, bumped(g, height, .55, .0022 * coarse), .15, .35))
    return made


def linen(name: str, color: Color, crisp: float = .5):
    """A light plain weave: sheets, curtains, cushions."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    place = g.position()
    slub = g.node("ShaderNodeMapping", {0: place, 3: (1, 1, .12)}).outputs[0]
    thread = g.noise(slub, 420, 2, .6)
    tone = g.mix(1.0, g.ramp(thread, (.3, shade(color, .90)), (.7, shade(color, 1.08))), g.ramp(g.noise(place, 3, 3), (.3, .95), (.7, 1.04)), "MULTIPLY")
    creases = g.noise(place, 7, 4, .5, .8)
    close(g, body(g, tone, .9, 0, bumped(g, g.math("MULTIPLY_ADD", thread, .12, creases), crisp, .02), .15, .2))
    return made


def sheer(name: str = "sheer", color: Color = (.86, .82, .75), through: float = .42):
    """A thin curtain: lets the day through and hides what is behind."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    solid = g.node("ShaderNodeBsdfDiffuse", {0: color}).outputs[0]
    lit = g.node("ShaderNodeBsdfTranslucent", {0: color}).outputs[0]
    cloth = g.shaders(.5, solid, lit)
    close(g, g.shaders(through, cloth, g.node("ShaderNodeBsdfTransparent", {0: (.97, .95, .91)}).outputs[0]))
    return made


def leather(name: str = "leather_tan", color: Color = (.33, .145, .055)):
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    place = g.position()
    cells = g.node("ShaderNodeTexVoronoi", {"Vector": place, "Scale": 360.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    tone = g.ramp(g.noise(place, 9, 4, .6), (.3, shade(color, .8)), (.7, shade(color, 1.16)))
    close(g, body(g, tone, g.math("MULTIPLY_ADD", g.noise(place, 14, 3), .2, .36), 0, bumped(g, g.smooth(cells, 0, .12), .25, .0009), .45))
    return made


def clay(name: str, color: Color, rough: float = .7, fleck: float = .2, rings: float = .0):
    """Plaster, terracotta, stoneware: matt, with fine flecks; `rings` are the potter's fingers."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    place = g.position()
    speck = g.noise(place, 260, 2, .7)
    cloud = g.noise(place, 5, 4, .55)
    tone = g.mix(1.0, g.ramp(cloud, (.3, shade(color, .93)), (.7, shade(color, 1.06))), g.ramp(speck, (.28, 1 - fleck), (.42, 1.0)), "MULTIPLY")
    height = g.math("MULTIPLY_ADD", g.noise(place, 60, 4), .12, g.math("MULTIPLY", speck, .05))
    if rings:
        up = g.node("ShaderNodeSeparateXYZ", {0: place}).outputs[2]
        turn = g.math("SINE", g.math("MULTIPLY_ADD", g.noise(place, 6, 2), 5.0, g.math("MULTIPLY", up, 520.0)))
        height = g.math("MULTIPLY_ADD", turn, rings, height)
    close(g, body(g, tone, rough, 0, bumped(g, height, .35, .004), .35))
    return made


def veined(name: str, color: Color, vein: Color, rough: float = .28, scale: float = 2.2):
    """Honed stone in one piece: bands and small holes of travertine, or veins of marble."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    place = g.position()
    bands = g.node("ShaderNodeMapping", {0: place, 2: (.1, .2, .5), 3: (.35, 1.6, 2.6)}).outputs[0]
    flow = g.noise(bands, scale * 3, 7, .62, 1.1)
    thin = g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(bands, scale * 1.4, 6, .6, 1.6), .5)), 0.0, .06)
    tone = g.ramp(flow, (.30, shade(color, .80)), (.52, color), (.74, shade(color, 1.14)))
    tone = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, thin), .5), tone, vein)
    pits = g.smooth(g.noise(bands, scale * 34, 3, .6), .30, .38)
    close(g, body(g, g.mix(1.0, tone, g.ramp(pits, (0, .62), (1, 1.0)), "MULTIPLY"), rough, 0, bumped(g, pits, .4, .002), .5))
    return made


def rug(name: str, color: Color, second: Color, band: float = .9):
    """A pile rug: a field with slow irregular bands in the second tone."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    place = g.position()
    parts = g.node("ShaderNodeSeparateXYZ", {0: place})
    wave = g.math("MULTIPLY_ADD", g.noise(place, 1.6, 3), .5, g.math("DIVIDE", parts.outputs[1], band))
    stripe = g.smooth(g.math("PINGPONG", wave, .5), .36, .42)
    pile = g.noise(place, 190, 3, .7)
    tone = g.mix(1.0, g.mix(g.math("MULTIPLY", stripe, .55), color, second), g.ramp(pile, (.3, .72), (.7, 1.16)), "MULTIPLY")
    close(g, body(g, tone, .98, 0, bumped(g, pile, .5, .004), .1, .3))
    return made
