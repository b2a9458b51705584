"""Rooms behind glass: floor, walls, ceiling, curtains and a little furniture, as linked meshes.

A room's front is open at y = 0 and it reaches to +y; x runs from 0 to its width. Lit rooms carry the light of their own
lamp in their materials, worked out from its place: many windows may shine and none adds noise.
"""
from __future__ import annotations

import math
import random

import bpy

import kit.palette  # noqa: F401
from kit import sky
from kit.materials import close, fresh, glowing, use
from kit.planting import once
from kit.shapes import Mesh, instance

WALLS = [(.68, .58, .46), (.60, .56, .50), (.52, .40, .29), (.72, .68, .62), (.36, .40, .37)]
LAMPS = [(1.0, .60, .29), (1.0, .68, .38), (1.0, .54, .24), (1.0, .78, .54)]
SOFAS = [(.34, .30, .25), (.10, .17, .18), (.42, .33, .24), (.25, .13, .09), (.50, .47, .42)]


def surface(color, level: float, lamp, tone: int = 0, rough: float = .7):
    """A room's surface: its colour, and with a level above 0 the shine of a lamp at `lamp` (in the room's own metres)."""
    name = f"room_{color}_{level:.2f}_{lamp}_{tone}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    base = g.node("ShaderNodeBsdfDiffuse", {0: color}).outputs[0]
    if level <= 0:
        close(g, base)
        return made
    local = g.node("ShaderNodeTexCoord")
    away = g.vector("SUBTRACT", lamp, local.outputs["Object"])
    slant = g.math("MAXIMUM", g.vector("DOT_PRODUCT", local.outputs["Normal"], g.vector("NORMALIZE", away)), .12)
    near = g.math("DIVIDE", slant, g.math("MULTIPLY_ADD", g.vector("DOT_PRODUCT", away, away), .30, .55))
    light = g.math("MULTIPLY", g.math("ADD", near, .13), 2.6 * level)
    tint = tuple(c * l for c, l in zip(color, LAMPS[tone]))
    close(g, g.node("ShaderNodeAddShader", {0: base, 1: g.node("ShaderNodeEmission", {0: tint, 1: light}).outputs[0]}).outputs[0])
    return made


def _sheer(level: float, tone: int):
    name = f"sheer_{level:.2f}_{tone}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    cloth = g.shaders(.5, g.node("ShaderNodeBsdfDiffuse", {0: (.58, .53, .46)}).outputs[0], g.node("ShaderNodeBsdfTranslucent", {0: (.60, .52, .42)}).outputs[0])
    if level > 0:
        # Pleats turned away from the lamp are darker, and the cloth is brightest near the ceiling.
        local = g.node("ShaderNodeTexCoord")
        pleat = g.math("ABSOLUTE", g.node("ShaderNodeSeparateXYZ", {0: local.outputs["Normal"]}).outputs[1])
        rise = g.math("MULTIPLY_ADD", g.node("ShaderNodeSeparateXYZ", {0: local.outputs["Object"]}).outputs[2], .13, .12)
        shine = g.node("ShaderNodeEmission", {0: LAMPS[tone], 1: g.math("MULTIPLY", g.math("MULTIPLY", pleat, rise), 1.15 * level)}).outputs[0]
        cloth = g.node("ShaderNodeAddShader", {0: cloth, 1: shine}).outputs[0]
    close(g, g.shaders(.72, g.node("ShaderNodeBsdfTransparent").outputs[0], cloth))
    return made


def _curtain(m: Mesh, x0: float, x1: float, top: float, y: float, mat) -> None:
    steps = max(4, int(abs(x1 - x0) / .07))
    rows = [[(x0 + (x1 - x0) * k / steps, y + .05 * math.sin(k * 1.9), z) for k in range(steps + 1)] for z in (.05, top)]
    m.grid(rows, mat)


def _furnish(m: Mesh, r: random.Random, w: float, h: float, d: float, mat, glow) -> None:
    sofa = mat(r.choice(SOFAS))
    x, y = r.uniform(.5, max(.6, w - 2.6)), r.uniform(d * .45, d - 1.1)
    m.box(x, y, .1, x + 2.0, y + .85, .42, sofa)
    m.box(x, y + .65, .42, x + 2.0, y + .85, .80, sofa)
    table = mat((.20, .12, .07))
    m.box(x + .4, y - 1.2, .34, x + 1.4, y - .6, .40, table)
    if r.random() < .7:
        m.box(w * .55, d - .03, 1.2, w * .55 + r.uniform(.6, 1.3), d - .01, 1.2 + r.uniform(.6, .9), mat(r.choice(SOFAS)))
    if r.random() < .6:
        lamp_x = r.choice((.35, w - .45))
        m.tube([(lamp_x, d - .6, 0), (lamp_x, d - .6, 1.4)], .02, table, 5)
        m.lathe([(.20, 1.35), (.13, 1.72)], glow, 10, lamp_x, d - .6)
    else:
        m.tube([(w / 2, d * .5, h - .1), (w / 2, d * .5, h - .9)], .012, table, 4)
        m.lathe([(.05, h - .75), (.24, h - 1.0), (.22, h - 1.02)], glow, 12, w / 2, d * .5)
    if r.random() < .6:
        shelf = r.choice((0.02, w - .37))
        m.box(shelf, d - 1.8, 0, shelf + .35, d - .3, r.uniform(1.2, 2.2), mat((.24, .16, .10)))


def room(w: float, h: float, d: float = 5.0, state: str = "lit", seed: int = 0, open_side: str = ""):
    """`state`: lit, dim, dark, drawn (curtains closed, lit behind) or shut (curtains closed, dark).
    `open_side`: left or right leaves that wall out, for a corner room with windows on two sides."""
    level = {"lit": 1.0, "dim": .35, "drawn": .8}.get(state, 0.0) * sky.current.lamps

    def make():
        r, m = random.Random(seed * 31 + 7), Mesh("room")
        tone, lamp = r.randrange(4), (round(w / 2, 2), round(d * .5, 2), round(h - .35, 2))
        strength = level * (.75, 1.0, 1.25)[seed % 3]
        mat = lambda color: surface(color, strength, lamp, tone)  # noqa: E731
        wall, pale, floor = mat(r.choice(WALLS)), mat((.76, .73, .68)), mat(r.choice([(.26, .16, .09), (.36, .31, .25), (.20, .13, .08)]))
        m.face([(0, 0, .01), (w, 0, .01), (w, d, .01), (0, d, .01)], floor)
        m.face([(0, d, h), (w, d, h), (w, 0, h), (0, 0, h)], pale)
        m.face([(0, d, 0), (w, d, 0), (w, d, h), (0, d, h)][::-1], wall)
        if open_side != "left":
            m.face([(0, 0, 0), (0, d, 0), (0, d, h), (0, 0, h)], pale)
        if open_side != "right":
            m.face([(w, d, 0), (w, 0, 0), (w, 0, h), (w, d, h)], pale)
        lamp_face = glowing(f"room_lamp_{strength:.2f}_{tone}", LAMPS[tone], 5.0 * strength) if strength else use("canvas")
        if w > 2.2:
            _furnish(m, r, w, h, d, mat, lamp_face)
        for k in range(int(w // 1.6)):
            m.box(.8 + k * 1.6 - .06, d * .4 - .06, h - .015, .8 + k * 1.6 + .06, d * .4 + .06, h - .01, lamp_face)
        sheer = _sheer(strength, tone)
        if state in ("drawn", "shut"):
            _curtain(m, .05, w - .05, h - .05, .30, sheer)
        else:
            pull = r.uniform(.10, .32) * w
            for x0, x1 in ((.05, pull), (w - pull * r.uniform(.4, 1), w - .05)):
                if r.random() < .8:
                    _curtain(m, x0, x1, h - .05, .30, sheer)
        return m.done(False)
    return once(("room", w, h, d, state, seed, open_side, round(level, 3)), make)


def pick(r: random.Random, w: float, h: float, d: float = 5.0, lit: float | None = None, variants: int = 6, open_side: str = ""):
    """A room at random; `lit`: the share of rooms with lamps on (by the hour if not given)."""
    share = min(.75, .10 + .55 * sky.current.lamps) if lit is None else lit
    if r.random() < share:
        state = r.choice(("lit", "lit", "lit", "drawn", "dim", "dim"))
    else:
        state = r.choice(("dark", "dark", "shut", "dark"))
    return room(round(w, 2), round(h, 2), d, state, r.randrange(variants), open_side)


def shop(w: float, h: float, d: float = 6.0, seed: int = 0, level: float = 1.2):
    """A shop, cafe or lobby seen from the street: brighter, shelves or tables, pendants in a row."""
    level *= max(.35, sky.current.lamps)

    def make():
        r, m = random.Random(seed + 900), Mesh("shop")
        tone, lamp = r.randrange(4), (round(w / 2, 2), 2.0, round(h - .5, 2))
        mat = lambda color: surface(color, level, lamp, tone)  # noqa: E731
        m.face([(0, 0, .01), (w, 0, .01), (w, d, .01), (0, d, .01)], mat((.42, .36, .29)))
        m.face([(0, d, h), (w, d, h), (w, 0, h), (0, 0, h)], mat((.62, .56, .48)))
        m.face([(w, d, 0), (0, d, 0), (0, d, h), (w, d, h)], mat(r.choice(WALLS)))
        m.face([(0, 0, 0), (0, 0, h), (0, d, h), (0, d, 0)], mat((.60, .52, .42)))
        m.face([(w, 0, 0), (w, d, 0), (w, d, h), (w, 0, h)], mat((.60, .52, .42)))
        wood, glow = mat((.26, .16, .09)), glowing(f"shop_lamp_{level:.2f}_{tone}", LAMPS[tone], 7 * level)
        for k in range(max(1, int(w // 1.3))):
            x = .65 + k * 1.3
            m.tube([(x, 1.5, h), (x, 1.5, h - .9)], .01, wood, 4)
            m.lathe([(.04, h - .8), (.16, h - 1.05)], glow, 10, x, 1.5)
            if r.random() < .7:
                m.box(x - .35, 1.6 + r.random(), .70, x + .35, 2.5, .75, wood)
                m.box(x - .04, 2.0, 0, x + .04, 2.08, .7, wood)
        for level_z in (.6, 1.2, 1.8):
            m.box(.3, d - .4, level_z, w - .3, d - .05, level_z + .04, wood)
            for k in range(int(w * 2)):
                if r.random() < .7:
                    m.box(.4 + k * .5, d - .35, level_z + .04, .4 + k * .5 + r.uniform(.1, .3), d - .15, level_z + r.uniform(.2, .5), mat(r.choice(SOFAS)))
        return m.done(False)
    return once(("shop", w, h, d, seed, round(level, 3)), make)


def place(item, origin, turn: float, x: float, y: float, z: float):
    """Sets a room at (x, y, z) of a wall that starts at `origin` and is turned by `turn`."""
    c, s = math.cos(turn), math.sin(turn)
    return instance(item, (origin[0] + x * c - y * s, origin[1] + x * s + y * c, origin[2] + z), turn)
