"""Drawings, a payment schedule, a key, pencils and samples laid out on a table."""
from __future__ import annotations

import math
import random

from kit.cloths import clay, veined, wood, wool
from kit.materials import jointed, plain, use
from kit.shapes import Mesh, circle, turned as spun
from kit.soft import bar, finish, placed, slab, soft_box

INK = (.030, .045, .045)


def paper(color=(.80, .775, .72)):
    return plain(f"sheet_{color[0]:.2f}", color, .85, 0, .015, 12, spec=.15)


def ink(color=INK):
    return plain(f"ink_{color[0]:.3f}", color, .7, 0, 0)


def sheet(at, size, turn: float, draw=None, z: float = .001, curl: float = .012, color=(.80, .775, .72)) -> None:
    """A sheet with one lifted corner; `draw(mesh, width, height)` adds flat lines."""
    mesh = Mesh("sheet")
    w, h = size
    rows = []
    for r in range(13):
        row = []
        for c in range(13):
            u, v = c / 12, r / 12
            lift = curl * max(0.0, u + v - 1.55) ** 2 * 5
            row.append((w * (u - .5), h * (v - .5), lift))
        rows.append(row)
    mesh.grid(rows, paper(color))
    if draw:
        draw(mesh, w, h)
    finish(mesh, at=(at[0], at[1], z), turn=turn, crease=80)


def line(mesh: Mesh, a, b, width: float, mat) -> None:
    length = math.dist(a, b) or 1
    nx, ny = -(b[1] - a[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
    mesh.face([(a[0] - nx, a[1] - ny, .0009), (b[0] - nx, b[1] - ny, .0009), (b[0] + nx, b[1] + ny, .0009), (a[0] + nx, a[1] + ny, .0009)], mat)


def box(mesh: Mesh, x0, y0, x1, y1, width: float, mat) -> None:
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        line(mesh, a, b, width, mat)


def plan(mesh: Mesh, w: float, h: float) -> None:
    """A floor plan: thick walls, thin furniture, dimension strings, a title block."""
    dark, thin, warm = ink(), ink((.14, .16, .155)), ink((.40, .27, .10))
    x0, y0, x1, y1 = -w * .38, -h * .30, w * .34, h * .34
    box(mesh, x0, y0, x1, y1, .0042, dark)
    for share in (.33, .62):
        line(mesh, (x0 + (x1 - x0) * share, y0), (x0 + (x1 - x0) * share, y0 + (y1 - y0) * .44), .0036, dark)
        line(mesh, (x0 + (x1 - x0) * share, y0 + (y1 - y0) * .60), (x0 + (x1 - x0) * share, y1), .0036, dark)
    line(mesh, (x0, y0 + (y1 - y0) * .52), (x0 + (x1 - x0) * .24, y0 + (y1 - y0) * .52), .0036, dark)
    line(mesh, (x0 + (x1 - x0) * .70, y0 + (y1 - y0) * .52), (x1, y0 + (y1 - y0) * .52), .0036, dark)
    rng = random.Random(2)
    for column in range(3):
        for row in range(2):
            cx, cy = x0 + (x1 - x0) * (.165 + column * .315), y0 + (y1 - y0) * (.26 + row * .50)
            box(mesh, cx - w * .05, cy - h * .05, cx + w * rng.uniform(.02, .05), cy + h * rng.uniform(.02, .06), .0009, thin)
            line(mesh, (cx - w * .05, cy), (cx + w * .02, cy), .0009, thin)
    for k in range(3):  # doors, each with its swing
        cx, cy, r = x0 + (x1 - x0) * (.33 if k < 2 else .62), y0 + (y1 - y0) * (.44 if k == 0 else .60 if k == 1 else .44), w * .05
        arc = [(cx + r * math.sin(a), cy + r * (1 if k != 1 else -1) * math.cos(a)) for a in (math.pi / 2 * j / 8 for j in range(9))]
        for a, b in zip(arc, arc[1:]):
            line(mesh, a, b, .0008, thin)
    for k in range(5):
        x = x0 + (x1 - x0) * k / 4
        line(mesh, (x, y1 + h * .03), (x, y1 + h * .08), .0008, warm)
    line(mesh, (x0, y1 + h * .055), (x1, y1 + h * .055), .0008, warm)
    box(mesh, -w * .47, -h * .46, w * .47, h * .46, .0012, thin)
    box(mesh, w * .38, -h * .46, w * .47, h * .46, .0010, thin)
    for k in range(7):
        line(mesh, (w * .395, -h * .40 + k * .018), (w * .455, -h * .40 + k * .018), .0016, thin)


def schedule(mesh: Mesh, w: float, h: float) -> None:
    """A table of instalments: rules and strokes where words and sums would be."""
    dark, thin, warm = ink(), ink((.22, .235, .23)), ink((.40, .27, .10))
    line(mesh, (-w * .40, h * .40), (-w * .05, h * .40), .0052, dark)
    line(mesh, (-w * .40, h * .355), (w * .10, h * .355), .0020, thin)
    rng = random.Random(5)
    for k in range(9):
        y = h * (.27 - k * .075)
        line(mesh, (-w * .40, y - h * .03), (w * .40, y - h * .03), .0007, thin)
        line(mesh, (-w * .40, y), (-w * (.40 - rng.uniform(.22, .42)), y), .0022, thin)
        line(mesh, (w * .18, y), (w * (.18 + rng.uniform(.05, .09)), y), .0022, thin)
        line(mesh, (w * (.40 - rng.uniform(.06, .10)), y), (w * .40, y), .0024, warm if k in (0, 8) else dark)
    stroke = [(w * (-.30 + .022 * k), -h * .425 + h * .018 * math.sin(k * 1.9) * (1 - k / 20)) for k in range(14)]
    for a, b in zip(stroke, stroke[1:]):
        line(mesh, a, b, .0013, ink((.02, .05, .09)))


def key(at, turn: float = 0.0) -> None:
    """A brass key on a ring with a leather tag."""
    mesh = Mesh("key")
    brass = use("brass")
    bow = [(math.cos(a) * .016, math.sin(a) * .016, .004) for a in (k * math.tau / 40 for k in range(40))]
    bar(mesh, bow, .0040, brass, 12, closed=True)
    bar(mesh, [(.016, 0, .004), (.066, 0, .004)], .0034, brass, 12)
    for x, d in ((.052, .011), (.058, .008), (.064, .012)):
        mesh.box(x - .0022, 0, .002, x + .0022, d, .006, brass)
    ring = [(-.028 + math.cos(a) * .015, math.sin(a) * .015, .004 + .003 * math.sin(a * 2)) for a in (k * math.tau / 40 for k in range(40))]
    bar(mesh, ring, .0012, use("steel"), 8, closed=True)
    slab(mesh, [(x - .075, y) for x, y in spun([(-.036, -.013), (.034, -.013), (.038, 0), (.034, .013), (-.036, .013)], .25)], .001, .005, plain("tag", (.30, .13, .055), .5, 0, .1, 40), .001)
    finish(mesh, at=at, turn=turn)


def pencil(at, turn: float, color=(.05, .10, .095)) -> None:
    mesh = Mesh("pencil")
    bar(mesh, [(-.085, 0, .004), (.075, 0, .004)], .0038, plain(f"pencil_{color[0]:.2f}", color, .35, 0, 0), 6)
    bar(mesh, [(.075, 0, .004), (.093, 0, .004)], [.0036, .0009], wood("ash", "x"), 12)
    bar(mesh, [(.092, 0, .004), (.097, 0, .004)], [.0010, .0003], ink(), 8)
    finish(mesh, at=at, turn=turn)


def ruler(at, turn: float) -> None:
    mesh = Mesh("ruler")
    soft_box(mesh, (.30, .030, .004), .001, wood("ash", "x"), placed((0, 0, .002)), 0, 2)
    for k in range(59):
        long = .011 if k % 10 == 0 else .007 if k % 5 == 0 else .004
        mesh.box(-.1455 + k * .005, .015 - long, .0041, -.1451 + k * .005, .015, .0043, ink())
    finish(mesh, at=at, turn=turn)


def samples(at, turn: float = 0.0) -> None:
    """Six small plates: two stones, oak, clay, brick, cloth."""
    kinds = (veined("sample travertine", (.60, .50, .37), (.33, .235, .15), .35, 3), wood("oak", "x"), clay("sample clay", (.36, .15, .09), .8, .1),
             jointed("sample brick", (.34, .145, .085), (.04, .014), .85, .002, .2, .5, 1.3, .3), wool("teal"), veined("sample marble", (.72, .70, .66), (.3, .29, .28), .2, 2))
    c, s = math.cos(turn), math.sin(turn)
    for k, mat in enumerate(kinds):
        x, y = (k % 3) * .105, (k // 3) * .105
        mesh = Mesh("sample")
        soft_box(mesh, (.098, .098, .012), .0015, mat, placed((0, 0, .006)), 0, 2)
        finish(mesh, at=(at[0] + x * c - y * s, at[1] + x * s + y * c, at[2]), turn=turn + .02 * ((k * 7) % 3 - 1))


def roll(at, turn: float, length: float = .6, radius: float = .028) -> None:
    """A rolled drawing with an elastic round it."""
    mesh = Mesh("roll")
    rows = []
    for k in range(49):
        a = k / 48 * math.tau * 2.2
        r = radius * (1 - .10 * k / 48)
        rows.append([(x, r * math.cos(a), radius + r * math.sin(a)) for x in (-length / 2, length / 2)])
    mesh.grid(rows, paper())
    bar(mesh, [(0, y, z + radius) for y, z in circle(radius * 1.02, 36)], .0016, plain("elastic", (.30, .08, .05), .6, 0, 0), 6, closed=True)
    finish(mesh, at=at, turn=turn, crease=80)

