"""What stands behind: plain neighbours, a far skyline, hills. Made light, meant to fade in the haze."""
from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector, noise

from kit import sky, towers
from kit.materials import close, fresh, plain, use
from kit.shapes import Mesh, instance

TONES = [(.52, .46, .38), (.60, .55, .48), (.44, .41, .37), (.50, .42, .33), (.38, .38, .38), (.20, .27, .31), (.66, .63, .58), (.28, .33, .33),
         (.42, .29, .21)]


def _far_wall(index: int, floor: float, bay: float, share: float, lit: float):
    """A wall with window bands by shader alone: only for buildings too far to look into."""
    name = f"far_wall_{index}_{floor}_{bay}_{share}_{lit:.2f}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    made, g = fresh(name)
    parts = g.node("ShaderNodeSeparateXYZ", {0: g.wall_uv()})
    up, along = g.math("DIVIDE", parts.outputs[1], floor), g.math("DIVIDE", parts.outputs[0], bay)
    inside = g.math("MULTIPLY", g.math("LESS_THAN", g.math("FRACT", up), share), g.math("GREATER_THAN", g.math("FRACT", along), .14))
    normal = g.node("ShaderNodeNewGeometry").outputs["True Normal"]
    inside = g.math("MULTIPLY", inside, g.math("LESS_THAN", g.math("ABSOLUTE", g.node("ShaderNodeSeparateXYZ", {0: normal}).outputs[2]), .5))
    cell = g.node("ShaderNodeCombineXYZ", {0: g.math("FLOOR", along), 1: g.math("FLOOR", up)}).outputs[0]
    chance = g.node("ShaderNodeTexWhiteNoise", {0: cell}).outputs[0]
    wall = g.node("ShaderNodeBsdfDiffuse", {0: TONES[index % len(TONES)]}).outputs[0]
    glass = g.node("ShaderNodeBsdfGlossy", {0: (.35, .38, .40), "Roughness": .12}).outputs[0]
    warm = g.node("ShaderNodeEmission", {0: g.ramp(chance, (0, (1, .50, .20)), (1, (1, .74, .46))), 1: .62 * sky.current.lamps}).outputs[0]
    window = g.shaders(g.math("LESS_THAN", chance, lit), glass, warm)
    close(g, g.shaders(inside, wall, window))
    return made


def block(m: Mesh, r: random.Random, x, y, w, d, h, wall) -> None:
    """One neighbour: of a form that suits its height."""
    r.choice(towers.HIGH if h > 55 else towers.LOW)(m, r, x, y, w, d, h, wall)


def _lit_share(at_dusk: float) -> float:
    """By day a lamp behind a far window is not seen: the pane would only look brown."""
    return at_dusk * min(1, sky.current.lamps * 1.4) if sky.current.lamps > .3 else 0.0


def skyline(area, count: int, heights=(18, 120), seed: int = 1, lit: float | None = None, widths=(18, 38), cluster: float = 0.0):
    """Blocks at random in area (x0, y0, x1, y1). `cluster`: where along x, 0..1, the high ones gather (0 = nowhere)."""
    r, m = random.Random(seed), Mesh("skyline")
    share = _lit_share(.17) if lit is None else lit
    for k in range(count):
        x, y = r.uniform(area[0], area[2]), r.uniform(area[1], area[3])
        near = math.exp(-((x - area[0]) / (area[2] - area[0]) - cluster) ** 2 / .02) if cluster else r.random() ** 2
        h = heights[0] + (heights[1] - heights[0]) * near * r.uniform(.3, 1)
        wall = _far_wall(k % len(TONES), r.choice((3.4, 3.8)), r.choice((1.6, 2.2, 3.0)), r.choice((.55, .65, .8)), share)
        block(m, r, x, y, r.uniform(*widths), r.uniform(*widths), h, wall)
    return m.done()


def neighbours(places, seed: int = 2, lit: float | None = None):
    """Named neighbours: (x, y, width, depth, height) each, with window bands."""
    r, m = random.Random(seed), Mesh("neighbours")
    share = _lit_share(.2) if lit is None else lit
    for k, (x, y, w, d, h) in enumerate(places):
        block(m, r, x, y, w, d, h, _far_wall(k + seed, 3.5, (1.6, 2.0, 2.6)[k % 3], (.5, .6, .72)[k % 3], share))
    return m.done()


def low_town(area, count: int = 120, seed: int = 4, mat=("plaster", "plaster_sand", "plaster_white")):
    """Villas and low houses as plain cubes, for the middle distance and views from the air."""
    r, m = random.Random(seed), Mesh("town")
    for _ in range(count):
        x, y, w, d = r.uniform(area[0], area[2]), r.uniform(area[1], area[3]), r.uniform(9, 18), r.uniform(9, 16)
        h, wall = r.choice((3.6, 7, 7, 10)), use(r.choice(mat))
        m.block(x, y, 0, w, d, h, wall, r.choice((0, .02, -.03)))
        m.block(x + r.uniform(-2, 2), y, h, w * .4, d * .4, 2.4, wall)
        for s in (-1, 1):
            for k in range(int(w // 3.5)):
                m.box(x - w / 2 + 1 + k * 3.4, y + s * (d / 2 + .02) - .02, 1, x - w / 2 + 2.4 + k * 3.4, y + s * (d / 2 + .02) + .02, 2.6, use("glass_dark"))
    return m.done()


def far_trees(items, area, count: int, seed: int = 6, scale=(.8, 1.3)) -> None:
    r = random.Random(seed)
    for _ in range(count):
        instance(r.choice(items), (r.uniform(area[0], area[2]), r.uniform(area[1], area[3]), 0), r.uniform(0, 6.3), r.uniform(*scale))


def hills(distance: float = 2500, height: float = 420, width: float = 9000, seed: int = 5, color=(.20, .21, .15), layers: int = 3, rough: float = 1.0):
    """Ridges one behind the other across +y; the haze tells them apart."""
    for k in range(layers):
        m = Mesh("hills", smooth=True)
        far, top = distance * (1 + .45 * k), height * (.55 + .32 * k)
        rows = []
        for j in range(14):
            line = []
            for i in range(121):
                x = -width / 2 + width * i / 120
                crest = .55 + .6 * noise.noise(Vector((x / 1500 + seed + k * 9, k, 0))) + .25 * noise.noise(Vector((x / 420 + seed, k * 5, j * .25)))
                folds = .10 * rough * noise.noise(Vector((x / 160, j * .5, seed + k)))
                rise = math.sin(math.pi / 2 * min(1, j / 13)) ** 1.2
                line.append((x, far + j * 60, max(0, crest + folds) * top * rise - 3))
            rows.append(line)
        m.grid(rows, plain(f"hill_{k}_{color}", color, .95, 0, .35, .012, .6, .05))
        m.done()
