"""Lamps of a room: what one sees of them, and the light they give."""
from __future__ import annotations

import math

import bpy

from kit.cloths import clay
from kit.light import WARM, point
from kit.materials import close, fresh, glowing, use
from kit.shapes import Mesh, circle
from kit.soft import bar, finish, slab, spline, turned

GLOW = (1.0, .70, .40)


def shade_cloth(strength: float = 2.2):
    """Paper or linen with a bulb behind it: brighter where one looks straight at it."""
    name = f"lampshade_{strength:g}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    facing = g.node("ShaderNodeLayerWeight", {"Blend": .35}).outputs["Facing"]
    power = g.math("MULTIPLY_ADD", g.math("SUBTRACT", 1.0, facing), strength * .75, strength * .25)
    glow = g.node("ShaderNodeEmission", {0: GLOW, 1: power}).outputs[0]
    close(g, g.node("ShaderNodeAddShader", {0: glow, 1: g.node("ShaderNodeBsdfDiffuse", {0: (.7, .62, .5)}).outputs[0]}).outputs[0])
    return made


def _bulb(at, power: float, radius: float = .10) -> None:
    if power:
        point(at, power, WARM, radius)


def pendant(at, ceiling: float, radius: float = .26, kind: str = "dome", power: float = 25, glow: float = 2.2, metal: str = "bronze") -> None:
    """`at` is the lamp's middle. dome: spun metal, light below; globe: opal glass; lantern: ribbed paper."""
    mesh = Mesh("pendant")
    x, y, z = at
    bar(mesh, [(x, y, z), (x, y, ceiling)], .0025, use("black"), 6)
    slab(mesh, circle(.05, 24, x, y), ceiling - .02, ceiling, use(metal), .004)
    if kind == "dome":
        turned(mesh, [(radius, -radius * .30), (radius * .99, -radius * .26), (radius * .86, radius * .10), (radius * .52, radius * .40), (radius * .14, radius * .52), (.012, radius * .60)],
               use(metal), x, y, z, 56)
        slab(mesh, circle(radius * .90, 40, x, y), z - radius * .22, z - radius * .20, glowing(f"opal_{glow:g}", GLOW, glow * 1.6), .004)
        _bulb((x, y, z - radius * .35), power, radius * .6)
    elif kind == "globe":
        turned(mesh, [(radius * math.sin(math.pi * k / 12) + 1e-4, -radius * math.cos(math.pi * k / 12)) for k in range(13)], shade_cloth(glow), x, y, z, 48, 3)
        _bulb((x, y, z - radius * 1.15), power, radius)
    else:
        ribs = []
        for k in range(41):
            a = math.pi * k / 40
            ribs.append((radius * (math.sin(a) ** .8) * (1 + .012 * math.cos(k * math.pi)) + 1e-4, -radius * .72 * math.cos(a)))
        mesh.lathe([(r, z + h) for r, h in ribs], shade_cloth(glow), 56, x, y)
        _bulb((x, y, z - radius * .9), power, radius)
    finish(mesh, crease=60)


def floor_lamp(at, height: float = 1.55, power: float = 30, glow: float = 2.2, kind: str = "shade") -> None:
    mesh = Mesh("floor lamp")
    x, y, z = at
    if kind == "arc":
        path = spline([(x, y, z), (x, y, z + height * .6), (x + .12, y - .04, z + height * .95), (x + .55, y - .15, z + height * 1.15), (x + .95, y - .25, z + height * 1.02)], 10)
        bar(mesh, path, .011, use("brass"), 12)
        slab(mesh, circle(.17, 40, x, y), z, z + .045, clay("lamp foot", (.10, .095, .085), .5, .1), .008)
        head = path[-1]
        turned(mesh, [(.19, -.10), (.185, -.06), (.12, .05), (.02, .09)], use("brass"), head[0], head[1], head[2] - .03, 40)
        _bulb((head[0], head[1], head[2] - .16), power)
        slab(mesh, circle(.16, 32, head[0], head[1]), head[2] - .105, head[2] - .10, glowing(f"opal_{glow:g}", GLOW, glow * 1.6), .001)
    else:
        bar(mesh, [(x, y, z), (x, y, z + height)], .010, use("brass"), 12)
        slab(mesh, circle(.15, 40, x, y), z, z + .02, use("brass"), .006)
        turned(mesh, [(.24, -.26), (.22, -.13), (.17, 0)], shade_cloth(glow), x, y, z + height + .05, 56)
        _bulb((x, y, z + height - .28), power)
    finish(mesh, crease=50)


def table_lamp(at, size: float = 1.0, power: float = 12, glow: float = 2.4, foot=(.64, .56, .45)) -> None:
    mesh = Mesh("table lamp")
    x, y, z = at
    turned(mesh, [(0, 0), (.07 * size, 0), (.085 * size, .05 * size), (.075 * size, .14 * size), (.03 * size, .21 * size), (.012 * size, .25 * size)],
           clay(f"lamp_{foot[0]:.2f}", foot, .6, .12, .03), x, y, z, 48)
    bar(mesh, [(x, y, z + .24 * size), (x, y, z + .30 * size)], .007, use("brass"), 10)
    turned(mesh, [(.17 * size, 0), (.155 * size, .10 * size), (.13 * size, .20 * size)], shade_cloth(glow), x, y, z + .27 * size, 56)
    _bulb((x, y, z + .30 * size), power, .06)
    finish(mesh, crease=50)


def sconce(at, turn: float = 0.0, power: float = 8, glow: float = 2.2) -> None:
    """A half shade on a wall that faces -y before turning."""
    mesh = Mesh("sconce")
    rows = []
    for k in range(5):
        rows.append([(.075 * math.cos(a), -.02 - .09 * math.sin(a), -.14 + .07 * k) for a in (math.pi * j / 16 for j in range(17))])
    mesh.grid(rows, shade_cloth(glow))
    mesh.box(-.04, -.02, -.10, .04, 0, .10, use("brass"))
    finish(mesh, at=at, turn=turn, crease=60)
    _bulb((at[0] + math.sin(turn) * .14, at[1] - math.cos(turn) * .14, at[2]), power, .05)
