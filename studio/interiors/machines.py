"""What runs a building: pipes and their flanges, pumps, chillers, ducts, trays, cabinets of servers."""
from __future__ import annotations

import math
import random

from kit.materials import glowing, plain, use
from kit.shapes import Mesh, circle
from kit.soft import bar, finish, placed, soft_box

COLD, WARM, FIRE = (.045, .16, .165), (.62, .53, .40), (.32, .075, .045)


def paint(color, rough: float = .38):
    return plain(f"machine_{color[0]:.3f}_{color[1]:.3f}", color, rough, 0, .05, 2, .05, 40, .5)


def _bent(points, radius: float) -> list:
    """A pipe's path with its corners rounded."""
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        into = [(a[i] - b[i]) for i in range(3)]
        away = [(c[i] - b[i]) for i in range(3)]
        la, lc = math.dist(a, b), math.dist(b, c)
        r = min(radius, la * .45, lc * .45)
        start = [b[i] + into[i] / la * r for i in range(3)]
        end = [b[i] + away[i] / lc * r for i in range(3)]
        for k in range(9):
            t = k / 8
            out.append(tuple(start[i] * (1 - t) ** 2 + 2 * b[i] * t * (1 - t) + end[i] * t * t for i in range(3)))
    return [*out, points[-1]]


def pipe(mesh: Mesh, points, radius: float, mat, flanges: bool = True) -> None:
    bar(mesh, _bent(points, radius * 3), radius, mat, 20)
    if not flanges:
        return
    for a, b in zip(points, points[1:]):
        length = math.dist(a, b)
        for k in range(int(length / 1.6)):
            t = (k + .5) * 1.6 / length
            middle = [a[i] + (b[i] - a[i]) * t for i in range(3)]
            way = [(b[i] - a[i]) / length for i in range(3)]
            ends = [tuple(middle[i] + way[i] * s for i in range(3)) for s in (-.035, -.004, .004, .035)]
            bar(mesh, ends[:2], radius * 1.28, use("steel"), 20)
            bar(mesh, ends[2:], radius * 1.28, use("steel"), 20)


def gauge(mesh: Mesh, at) -> None:
    x, y, z = at
    bar(mesh, [(x, y, z), (x, y, z + .10)], .012, use("brass"), 10)
    bar(mesh, [(x, y - .028, z + .155), (x, y + .022, z + .155)], .058, use("brass"), 28)
    bar(mesh, [(x, y - .031, z + .155), (x, y - .029, z + .155)], .050, use("white"), 28)


def pump(at, turn: float = 0.0, color=COLD) -> None:
    """On a concrete block: a volute, a motor with fins, two flanges."""
    mesh = Mesh("pump")
    mesh.box(-.42, -.75, 0, .42, .75, .22, use("concrete_raw"))
    body = paint(color)
    bar(mesh, [(0, -.45, .62), (0, -.16, .62)], .25, body, 32)
    bar(mesh, [(0, -.16, .62), (0, .02, .62)], [.16, .12], body, 24)
    bar(mesh, [(0, .02, .62), (0, .62, .62)], .19, paint((.30, .31, .30)), 32)
    for k in range(22):
        a = k * math.tau / 22
        bar(mesh, [(math.cos(a) * .205, .06, .62 + math.sin(a) * .205), (math.cos(a) * .205, .58, .62 + math.sin(a) * .205)], .012, paint((.30, .31, .30)), 6)
    soft_box(mesh, (.20, .22, .14), .015, paint((.30, .31, .30)), placed((0, .30, .87)))
    bar(mesh, [(0, -.30, .80), (0, -.30, 1.15)], .10, body, 24)
    bar(mesh, [(0, -.30, 1.12), (0, -.30, 1.16)], .15, use("steel"), 24)
    soft_box(mesh, (.34, 1.1, .10), .01, paint((.10, .11, .11)), placed((0, .02, .27)))
    finish(mesh, at=at, turn=turn)


def chiller(at, turn: float = 0.0, length: float = 4.2) -> None:
    """Two lagged drums, a compressor on top, a control panel."""
    mesh = Mesh("chiller")
    half = length / 2
    ivory, dark = paint((.66, .61, .52)), paint((.12, .13, .13))
    mesh.box(-half - .1, -.85, 0, half + .1, .85, .16, use("concrete_raw"))
    for y, z, r in ((-.36, .62, .36), (.40, .62, .36)):
        bar(mesh, [(-half, y, z), (-half + .06, y, z), (half - .06, y, z), (half, y, z)], [r * .9, r, r, r * .9], ivory, 40)
        for x in (-half + .05, half - .05):
            bar(mesh, [(x - .03, y, z), (x + .03, y, z)], r * 1.10, dark, 40)
        for x in (-half * .5, half * .5):
            mesh.box(x - .06, y - .3, .16, x + .06, y + .3, .34, dark)
    bar(mesh, [(-.9, 0, 1.32), (-.55, 0, 1.32), (.5, 0, 1.32), (.9, 0, 1.32)], [.20, .30, .30, .18], paint(COLD), 36)
    for x in (-.4, .35):
        bar(mesh, [(x, -.30, .9), (x, -.1, 1.15)], .09, dark, 20)
    soft_box(mesh, (.85, .28, 1.25), .02, paint((.20, .215, .21)), placed((half - .7, -.86, 1.05)))
    mesh.box(half - .92, -1.004, 1.28, half - .50, -1.001, 1.52, glowing("panel_screen", (.10, .42, .40), 1.4))
    finish(mesh, at=at, turn=turn)


def duct(mesh: Mesh, a, b, width: float, height: float, seams: float = 1.2) -> None:
    """Folded sheet steel along x or y, with a flange at every seam."""
    steel, edge = plain("galvanised", (.46, .47, .47), .36, .9, .10, 1.6), use("steel")
    along = 0 if abs(b[0] - a[0]) > abs(b[1] - a[1]) else 1
    low, high = sorted((a[along], b[along]))

    def box(s, e, grow, mat):
        if along == 0:
            mesh.box(s, a[1] - width / 2 - grow, a[2] - height / 2 - grow, e, a[1] + width / 2 + grow, a[2] + height / 2 + grow, mat)
        else:
            mesh.box(a[0] - width / 2 - grow, s, a[2] - height / 2 - grow, a[0] + width / 2 + grow, e, a[2] + height / 2 + grow, mat)

    box(low, high, 0, steel)
    for k in range(int((high - low) / seams) + 1):
        box(low + k * seams - .018, low + k * seams + .018, .028, edge)


def tray(mesh: Mesh, a, b, width: float = .4, cables: int = 9, seed: int = 1) -> None:
    """A cable ladder along y with its cables."""
    rng = random.Random(seed)
    for side in (-1, 1):
        mesh.box(a[0] + side * width / 2 - .006, a[1], a[2], a[0] + side * width / 2 + .006, b[1], a[2] + .07, use("steel"))
    for k in range(int((b[1] - a[1]) / .3)):
        mesh.box(a[0] - width / 2, a[1] + k * .3, a[2], a[0] + width / 2, a[1] + k * .3 + .03, a[2] + .02, use("steel"))
    tones = ((.02, .02, .02), (.05, .13, .13), (.34, .14, .05), (.30, .29, .26))
    for k in range(cables):
        x = a[0] - width * .42 + width * .84 * k / max(1, cables - 1)
        path = [(x + rng.uniform(-.012, .012), a[1] + (b[1] - a[1]) * t / 12, a[2] + .035 + rng.uniform(0, .012)) for t in range(13)]
        bar(mesh, path, rng.uniform(.010, .018), paint(tones[rng.randrange(4)], .6), 8)


def cabinet(seed: int):
    """A rack behind a perforated door, small lights where the servers answer; faces -x. Kept for copies."""
    rng = random.Random(seed)
    mesh = Mesh("cabinet")
    mesh.box(0, -.30, 0, 1.1, .30, 2.15, plain("rack", (.028, .030, .031), .42, .2, .05, 3))
    mesh.box(-.012, -.285, .06, 0, .285, 2.10, plain("rack door", (.05, .053, .055), .35, .6, .05, 3, .6, 260))
    lights = [glowing("led teal", (.10, .85, .75), 5.0), glowing("led amber", (1, .58, .16), 4.0), glowing("led white", (.85, .92, 1), 4.0)]
    for unit in range(38):
        z = .12 + unit * .051
        if rng.random() < .16:
            continue
        for k in range(rng.randint(2, 7)):
            y = -.24 + k * .018 + (.30 if rng.random() < .2 else 0)
            mesh.box(-.0165, y, z, -.013, y + .007, z + .006, rng.choices(lights, (6, 1, 3))[0])
    mesh.box(-.03, .24, .9, -.012, .255, 1.15, use("steel"))
    return mesh.done(False)


def disc_light(mesh: Mesh, x: float, y: float, z: float, strength: float = 8) -> None:
    mesh.prism(circle(.20, 28, x, y), z - .05, z - .04, glowing(f"bay_{strength:g}", (1, .86, .68), strength))
    mesh.prism(circle(.23, 28, x, y), z - .04, z + .06, use("dark_metal"))
