"""Deira Bus Canopy: folded, perforated aluminium on slim columns, cooled glass rooms below."""
from __future__ import annotations

import math

from kit import sky
from kit.materials import close, define, fresh, glowing, use
from kit.shapes import Mesh


def _perforated(name: str):
    """White metal with a field of small holes: light comes through as a soft pattern."""
    made, g = fresh(name)
    uv = g.node("ShaderNodeNewGeometry").outputs["Position"]
    parts = g.node("ShaderNodeSeparateXYZ", {0: uv})
    dx = g.math("SUBTRACT", g.math("FRACT", g.math("MULTIPLY", parts.outputs[0], 2.6)), .5)
    dy = g.math("SUBTRACT", g.math("FRACT", g.math("MULTIPLY", parts.outputs[1], 2.6)), .5)
    far = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", dx, dx), g.math("MULTIPLY", dy, dy)))
    hole = g.math("LESS_THAN", far, .22)
    metal = g.node("ShaderNodeBsdfPrincipled", {"Base Color": (.72, .69, .63, 1), "Roughness": .45, "Metallic": .2}).outputs[0]
    close(g, g.shaders(hole, metal, g.node("ShaderNodeBsdfTransparent").outputs[0]))
    return made


define("perforated", _perforated)
BAYS, PITCH, DEEP, HIGH = 12, 9.0, 30.0, 7.2


def build() -> None:
    """Folds run across; 24 columns in two rows; glass rooms along the platforms."""
    m = Mesh("canopy")
    skin, column = use("perforated"), use("white_metal")
    for k in range(BAYS):
        x = k * PITCH
        for a, b, za, zb in ((x, x + PITCH / 2, HIGH, HIGH + 2.4), (x + PITCH / 2, x + PITCH, HIGH + 2.4, HIGH)):
            rows = []
            for j in range(9):
                y = DEEP * j / 8
                lift = 1.3 * math.sin(math.pi * j / 8) + (.5 if j in (0, 8) else 0)
                rows.append([(a, y, za + lift), (b, y, zb + lift)])
            m.grid(rows, skin)
        for y, lift in ((0, .5), (DEEP, .5)):
            m.tube([(x, y, HIGH + lift), (x + PITCH / 2, y, HIGH + 2.4 + lift), (x + PITCH, y, HIGH + lift)], .09, column, 8)
        for y in (8.0, 22.0):
            m.tube([(x + PITCH / 2, y, 0), (x + PITCH / 2, y, 5.2)], [.26, .18], column, 14)
            for dx in (-PITCH / 2, PITCH / 2):
                for dy in (-4.5, 4.5):
                    m.tube([(x + PITCH / 2, y, 5.0), (x + PITCH / 2 + dx * .98, y + dy, HIGH + 1.2)], [.12, .07], column, 8)
    for k in range(5):
        x = 6 + k * 21
        for y in (7.0,):
            for (xa, ya), (xb, yb) in (((x, y), (x + 9, y)), ((x + 9, y), (x + 9, y + 3.4)), ((x + 9, y + 3.4), (x, y + 3.4)), ((x, y + 3.4), (x, y))):
                m.face([(xa, ya, .2), (xb, yb, .2), (xb, yb, 2.9), (xa, ya, 2.9)], use("glass_clear"))
            for px, py in ((x, y), (x + 3, y), (x + 6, y), (x + 9, y), (x, y + 3.4), (x + 9, y + 3.4)):
                m.box(px - .04, py - .04, 0, px + .04, py + .04, 3.0, use("bronze"))
            m.box(x - .5, y - .5, 2.9, x + 9.5, y + 3.9, 3.15, use("bronze"))
            m.box(x + .1, y + .1, 2.86, x + 8.9, y + 3.3, 2.89, glowing("wait_room", (1, .84, .60), .25 + 1.4 * sky.current.lamps))
            m.box(x + .6, y + 2.5, .42, x + 8.4, y + 3.0, .5, use("timber_pale"))
    for y in (4.5, 19.0):
        m.box(-6, y, -.1, BAYS * PITCH + 6, y + 7.5, .18, use("paving_large"))
        m.box(-6, y - .15, -.1, BAYS * PITCH + 6, y, .19, use("kerb"))
    for k in range(9):
        m.box(4 + k * 12, 22.6, .55, 7 + k * 12, 23.1, .62, use("timber_pale"))
        m.box(4.3 + k * 12, 22.7, .1, 4.5 + k * 12, 23.0, .55, use("concrete"))
        m.box(6.5 + k * 12, 22.7, .1, 6.7 + k * 12, 23.0, .55, use("concrete"))
    m.done()
