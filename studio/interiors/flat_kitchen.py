"""The kitchen of a sample flat, piece by piece as its plan has it: counters, cooker, sink, fridge."""
from __future__ import annotations

import math

from interiors.flat_plan import Flat
from kit.cloths import wood
from kit.furniture.storage import tap
from kit.furniture.tables import stone
from kit.light import WARM, area
from kit.materials import plain, use
from kit.shapes import Mesh
from kit.soft import finish, placed, slab, soft_box

TOP, UPPER = .90, (1.48, 2.20)


def kitchen(flat: Flat, style) -> None:
    for at in flat.furniture("counter", "kitchen"):
        _counter(_place(flat, at), style, flat.height)
    for at in flat.furniture("cooker", "kitchen"):
        _hob(_place(flat, at))
    for at in flat.furniture("sink", "kitchen"):
        _sink(_place(flat, at))
    for at in flat.furniture("fridge", "kitchen"):
        _fridge(_place(flat, at), style)


def _place(flat: Flat, at) -> tuple[tuple[float, float, float], float, float]:
    """Middle, turn and length of a piece that stands with its back to the nearer long wall of the kitchen."""
    x0, y0, x1, y1 = flat.room("kitchen")
    x, y = (at[0] + at[2]) / 2, (at[1] + at[3]) / 2
    walls = {0.0: y1 - at[3], math.pi: at[1] - y0, -math.pi / 2: x1 - at[2], math.pi / 2: at[0] - x0}
    upright = at[3] - at[1] > (at[2] - at[0]) + .2
    lying = at[2] - at[0] > (at[3] - at[1]) + .2
    turns = [t for t in walls if not (upright and t in (0.0, math.pi)) and not (lying and t in (math.pi / 2, -math.pi / 2))]
    turn = min(turns, key=lambda t: (walls[t] > .05, walls[t]))
    length = at[2] - at[0] if turn in (0.0, math.pi) else at[3] - at[1]
    return (x, y, 0), turn, length


def _counter(place, style, ceiling: float) -> None:
    """Cupboards below and above, a stone top with its upstand, light under the upper ones."""
    at, turn, length = place
    mesh = Mesh("counter")
    count = max(1, round(length / .6))
    for k in range(count):
        x, wide = -length / 2 + length * (k + .5) / count, length / count - .005
        soft_box(mesh, (wide, .58, .76), .003, wood(style.timber), placed((x, .01, .48)), 0, 2)
        soft_box(mesh, (wide, .34, UPPER[1] - UPPER[0]), .003, wood(style.timber), placed((x, .13, sum(UPPER) / 2)), 0, 2)
    mesh.box(-length / 2, -.24, 0, length / 2, .3, .10, use("black"))
    slab(mesh, [(-length / 2, -.31), (length / 2, -.31), (length / 2, .30), (-length / 2, .30)], TOP - .04, TOP, stone(style.worktop), .004)
    mesh.box(-length / 2, .285, TOP, length / 2, .30, UPPER[0], stone(style.worktop))
    mesh.box(-length / 2, -.04, UPPER[1], length / 2, .30, ceiling, style.wall())
    finish(mesh, at=at, turn=turn)
    x, y = at[0] - math.sin(turn) * .05, at[1] + math.cos(turn) * .05
    size = (length - .2, .06) if turn in (0.0, math.pi) else (.06, length - .2)
    area((x, y, UPPER[0] - .02), (x, y, TOP), size, 2.4 * length, WARM)


def _hob(place) -> None:
    at, turn, _ = place
    mesh = Mesh("hob")
    mesh.box(-.28, -.24, TOP, .28, .20, TOP + .006, plain("hob glass", (.012, .012, .013), .08))
    mesh.box(-.28, -.302, .30, .28, -.285, .86, plain("oven glass", (.02, .02, .022), .12))
    mesh.box(-.22, -.33, .79, .22, -.315, .805, use("dark_metal"))
    mesh.box(-.29, -.06, UPPER[0] - .05, .29, .29, UPPER[0], use("dark_metal"))
    finish(mesh, at=at, turn=turn)


def _sink(place) -> None:
    at, turn, _ = place
    mesh = Mesh("sink")
    mesh.box(-.27, -.20, TOP, .27, .16, TOP + .003, plain("sink rim", (.46, .46, .45), .28, 1))
    mesh.box(-.24, -.17, TOP + .003, .24, .13, TOP + .004, plain("sink bowl", (.05, .05, .05), .35, 1))
    finish(mesh, at=at, turn=turn)
    tap((at[0] - math.sin(turn) * .20, at[1] + math.cos(turn) * .20, TOP), turn)


def _fridge(place, style) -> None:
    """Behind a front of the kitchen's own timber, in two doors."""
    at, turn, length = place
    mesh = Mesh("fridge")
    for z0, z1 in ((.10, .78), (.785, UPPER[1])):
        soft_box(mesh, (length - .01, .62, z1 - z0), .003, wood(style.timber), placed((0, 0, (z0 + z1) / 2)), 0, 2)
        mesh.box(-length / 2 + .05, -.345, (z0 + z1) / 2 - .18, -length / 2 + .065, -.33, (z0 + z1) / 2 + .18, use("dark_metal"))
    mesh.box(-length / 2, -.28, 0, length / 2, .3, .10, use("black"))
    finish(mesh, at=at, turn=turn)
