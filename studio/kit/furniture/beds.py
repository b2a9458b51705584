"""A bed with a padded head, a duvet that falls over its edges, pillows and a folded throw."""
from __future__ import annotations

import math
import random

import bpy
from mathutils import noise

from kit.cloths import linen, wood, wool
from kit.shapes import Mesh
from kit.soft import finish, leg, placed, soft_box

SHEET = (.78, .74, .67)


def _duvet(width: float, length: float, top: float, color, name: str, fall: float, fold: float) -> None:
    """A sheet over the mattress: flat above, hanging at three sides, with slow folds."""
    mesh = Mesh(name)
    half, columns, rows = width / 2 + .02, 56, 64
    grid = []
    for r in range(rows + 1):
        along = -fall + (length + fall) * r / rows  # from the foot's hem to the head
        line = []
        for c in range(columns + 1):
            across = (c / columns * 2 - 1) * (half + fall)
            line.append(_hung(across, along, half, top, fall, fold))
        grid.append(line)
    mesh.grid(grid, linen(name, color, .55))
    item = finish(mesh, crease=80)
    thick = item.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = .045, -1


def _hung(across: float, along: float, half: float, top: float, fall: float, fold: float):
    x, y, z = max(-half, min(half, across)), max(0.0, along), top
    over_x, over_y = max(0.0, abs(across) - half), max(0.0, -along)
    over = max(over_x, over_y)
    waves = noise.noise((across * 2.2, along * 2.0, 3.1)) * fold + noise.noise((across * 5.5, along * 5.0, 7.7)) * fold * .4
    if over:
        bend = min(over, .07)
        z = top - max(0.0, over - .02) - bend * .15
        out = .035 + .03 * (over / fall) + abs(waves) * 1.2 * over / fall
        ripple = .022 * math.sin((along if over_x > over_y else across) * 17) * over / fall
        if over_x >= over_y:
            x = math.copysign(half + out + ripple, across)
        if over_y >= over_x:
            y = -out - ripple
    edge = math.cos(min(1.0, abs(across) / half) * math.pi / 2) ** .4
    return (x, y, z + (.03 * edge if not over else 0.0) + waves)


def bed(at=(0, 0, 0), turn: float = 0.0, width: float = 1.8, length: float = 2.05, head: str = "sand", duvet=SHEET, throw_color=(.27, .11, .055),
        head_wide: float = .5, seed: int = 1) -> None:
    """Head at +y. Built at the origin, then moved as one."""
    before = set(bpy.context.scene.objects)
    rng = random.Random(seed)
    frame = Mesh("bed")
    soft_box(frame, (width + .10, length + .06, .20), .04, wool(head), placed((0, length / 2, .22)))
    panels = 4
    step = (width + head_wide) / panels
    for k in range(panels):
        x = -(width + head_wide) / 2 + step * (k + .5)
        soft_box(frame, (step - .006, .10, .92), .045, wool(head), placed((x, length + .07, .62)), .016, 5)
    soft_box(frame, (width, length, .24), .07, linen("mattress", SHEET), placed((0, length / 2, .42)))
    for x in (-width / 2 + .1, width / 2 - .1):
        leg(frame, (x, .1, .13), (x, .1, 0), .022, .016, wood("walnut"))
    finish(frame, crease=55)
    _duvet(width, length - .62, .565, duvet, "duvet", .34, .030)
    for side in (-1, 1):
        for row, (depth, size, color) in enumerate(((.20, .70, SHEET), (.40, .66, duvet))):
            pillow = Mesh("pillow")
            soft_box(pillow, (size, .16, .46), .07, linen(f"pillow_{row}", color, .7), placed((0, 0, .22), tilt=.50 + .1 * row), .05, 7)
            finish(pillow, at=(side * width * .25 + rng.uniform(-.02, .02), length - depth, .535), turn=rng.uniform(-.05, .05), crease=80)
    small = Mesh("bolster")
    soft_box(small, (.56, .15, .32), .06, wool("clay"), placed((0, 0, .16), tilt=.6), .045, 7)
    finish(small, at=(.03, length - .60, .555), turn=.04, crease=80)
    _fold(width, throw_color)
    for item in set(bpy.context.scene.objects) - before:
        item.matrix_world = placed(at, turn) @ item.matrix_basis


def _fold(width: float, color) -> None:
    """A throw laid across the foot."""
    mesh = Mesh("bed throw")
    half = width / 2 + .035
    rows = []
    for k in range(9):
        y = .16 + .50 * k / 8
        line = []
        for j in range(41):
            across = (j / 40 * 2 - 1) * (half + .30)
            x, _, z = _hung(across, y, half, .578, .36, .030)
            line.append((x * 1.01, y + .015 * math.sin(j * .7), z))
        rows.append(line)
    mesh.grid(rows, linen("bed throw", color, .9))
    item = finish(mesh, crease=80)
    thick = item.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = .016, 1
