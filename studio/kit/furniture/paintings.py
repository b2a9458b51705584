"""Framed compositions of quiet shapes; each faces -y before turning, and `at` is its middle."""
from __future__ import annotations

import math
import random
from typing import Callable, Sequence

from kit.cloths import wood
from kit.materials import plain
from kit.shapes import Mesh, circle
from kit.soft import finish, placed, soft_box

Tones = Sequence[tuple[float, float, float]]

EARTH: Tones = ((.60, .53, .42), (.045, .12, .12), (.40, .17, .09))
BRICK: Tones = ((.66, .57, .44), (.36, .13, .07), (.52, .27, .14), (.10, .055, .035))
MEADOW: Tones = ((.70, .67, .58), (.30, .36, .25), (.44, .49, .36), (.20, .25, .19))
WATER: Tones = ((.62, .60, .54), (.030, .105, .115), (.10, .22, .23), (.46, .31, .12))


def dunes(at, width: float, height: float, turn: float = 0.0, tones: Tones = EARTH, seed: int = 1, frame: str = "oak") -> None:
    """A horizon, a river's bend, a disc."""
    rng = random.Random(seed)

    def paint(mesh: Mesh, w: float, h: float, colours) -> None:
        low = rng.uniform(-.22, .02) * h
        hill = [(-w / 2 + w * k / 24, low + h * .14 * math.sin(k / 24 * 3.3 + rng.uniform(0, .3) + seed)) for k in range(25)]
        _panel(mesh, [(-w / 2, -h / 2), (w / 2, -h / 2), *reversed(hill)], 2, colours[1])
        _panel(mesh, circle(w * .17, 48, rng.uniform(-.15, .22) * w, low + h * rng.uniform(.30, .40)), 1, colours[2])
    _framed(at, width, height, turn, tones, frame, paint)


def arcade(at, width: float, height: float, turn: float = 0.0, tones: Tones = BRICK, frame: str = "walnut", arches: int = 3) -> None:
    """Pointed arches within each other, as in an old bazaar."""
    def paint(mesh: Mesh, w: float, h: float, colours) -> None:
        step = w / arches
        for k in range(arches):
            x = -w / 2 + step * (k + .5)
            for layer, (share, colour) in enumerate(((.90, 1), (.64, 2), (.38, 3))):
                _panel(mesh, _arch(x, -h / 2, step * share / 2, h * (.52 + .34 * share)), layer + 1, colours[colour])
    _framed(at, width, height, turn, tones, frame, paint)


def lattice(at, width: float, height: float, turn: float = 0.0, tones: Tones = BRICK, frame: str = "walnut", columns: int = 5) -> None:
    """Lozenges of a pierced screen, darker towards the middle of each."""
    def paint(mesh: Mesh, w: float, h: float, colours) -> None:
        step = w / columns
        rows = round(h / step)
        for r in range(rows):
            for c in range(columns):
                x, z = -w / 2 + step * (c + .5), -h / 2 + h * (r + .5) / rows
                for layer, (half, colour) in enumerate(((.46, 1 + (r + c) % 2), (.24, 3))):
                    _panel(mesh, [(x + step * half * dx, z + h / rows * half * dz) for dx, dz in ((-1, 0), (0, -1), (1, 0), (0, 1))], layer + 1, colours[colour])
    _framed(at, width, height, turn, tones, frame, paint)


def river(at, width: float, height: float, turn: float = 0.0, tones: Tones = MEADOW, frame: str = "pale_oak") -> None:
    """Bands that wind across the sheet side by side."""
    def paint(mesh: Mesh, w: float, h: float, colours) -> None:
        for k in range(7):
            low = h * (-.40 + .115 * k)
            edge = lambda shift: [(-w / 2 + w * j / 40, low + shift + h * .085 * math.sin(j / 40 * 5.2 + k * .22)) for j in range(41)]  # noqa: E731
            _panel(mesh, [*edge(0), *reversed(edge(h * .07))], 1, colours[1 + k % 3])
    _framed(at, width, height, turn, tones, frame, paint)


def leaf(at, width: float, height: float, turn: float = 0.0, tones: Tones = MEADOW, frame: str = "pale_oak") -> None:
    """One branch, its leaves in pairs."""
    def paint(mesh: Mesh, w: float, h: float, colours) -> None:
        _panel(mesh, [(-.008 * w, -h * .45), (.008 * w, -h * .45), (.004 * w, h * .40), (-.004 * w, h * .40)], 1, colours[3])
        for k in range(6):
            z, long = h * (-.30 + .115 * k), w * (.36 - .035 * k)
            for side in (-1, 1):
                _panel(mesh, _blade(side, z + (.03 * h if side > 0 else 0), long), 2, colours[1 if (k + (side > 0)) % 2 else 2])
    _framed(at, width, height, turn, tones, frame, paint)


def waves(at, width: float, height: float, turn: float = 0.0, tones: Tones = WATER, frame: str = "oak", columns: int = 4) -> None:
    """Rows of half circles, one behind the other."""
    def paint(mesh: Mesh, w: float, h: float, colours) -> None:
        radius, layer = w / columns / 2, 0
        rows = int(h / radius)
        for r in reversed(range(rows)):
            shift = radius if r % 2 else 0
            for c in range(columns + 1):
                x, z = -w / 2 + radius + 2 * radius * c - shift, -h / 2 + radius * r * .98
                for part, colour in ((1.0, 1), (.72, 2), (.44, 1), (.2, 3)):
                    ring = [(max(-w / 2, min(w / 2, x + radius * part * math.cos(a))), z + radius * part * math.sin(a)) for a in (math.pi * k / 20 for k in range(21))]
                    if ring[0][0] - ring[-1][0] > .01:
                        _panel(mesh, ring, layer + part * -.4 + 1, colours[colour])
            layer += 1
    _framed(at, width, height, turn, tones, frame, paint)


def strata(at, width: float, height: float, turn: float = 0.0, tones: Tones = WATER, frame: str = "oak") -> None:
    """Layers of water and haze under a thin line of gold."""
    def paint(mesh: Mesh, w: float, h: float, colours) -> None:
        for low, high, colour in ((-.5, -.26, 1), (-.26, -.10, 2), (.02, .03, 3), (.10, .16, 2)):
            _panel(mesh, [(-w / 2, h * low), (w / 2, h * low), (w / 2, h * high), (-w / 2, h * high)], 1, colours[colour])
        _panel(mesh, circle(w * .09, 48, w * .18, h * .28), 1, colours[3])
    _framed(at, width, height, turn, tones, frame, paint)


def _framed(at, width: float, height: float, turn: float, tones: Tones, frame: str, paint: Callable) -> None:
    mesh = Mesh("picture")
    mesh.box(-width / 2, -.012, -height / 2, width / 2, .012, height / 2, plain("mount", (.78, .74, .66), .9, 0, .02, 20))
    w, h = width * .80, height * .82
    colours = [plain(f"paint_{c[0]:.2f}_{c[1]:.2f}", c, .9, 0, .10, 14, .2, 160) for c in tones]
    mesh.box(-w / 2, -.016, -h / 2, w / 2, -.012, h / 2, colours[0])
    paint(mesh, w, h, colours)
    for side in (-1, 1):
        soft_box(mesh, (.022, .045, height + .03), .003, wood(frame), placed((side * width / 2, -.006, 0)), 0, 2)
        soft_box(mesh, (width + .03, .045, .022), .003, wood(frame, "x"), placed((0, -.006, side * height / 2)), 0, 2)
    finish(mesh, at=at, turn=turn)


def _panel(mesh: Mesh, outline, layer: float, mat) -> None:
    """A flat shape, counter-clockwise; a higher layer lies before a lower one. It begins at its sharpest corner: the first three points say which way it faces."""
    points = list(outline)
    count = len(points)

    def bend(k: int) -> float:
        (ax, az), (bx, bz), (cx, cz) = (points[(k + j) % count] for j in range(3))
        return (bx - ax) * (cz - bz) - (bz - az) * (cx - bx)
    first = max(range(count), key=bend)
    mesh.face([(x, -.016 - .0008 * layer, z) for x, z in points[first:] + points[:first]], mat)


def _arch(x: float, low: float, half: float, high: float) -> list[tuple[float, float]]:
    spring = low + high - half * 1.5
    side = [(half * math.cos(a), half * 1.5 * math.sin(a) ** .8) for a in (math.pi / 2 * k / 12 for k in range(13))]
    return [(x - half, low), (x + half, low), *((x + dx, spring + dz) for dx, dz in side), *((x - dx, spring + dz) for dx, dz in reversed(side[:-1]))]


def _blade(side: int, z: float, long: float) -> list[tuple[float, float]]:
    rise = .32
    along = [k / 12 for k in range(13)]
    upper = [(side * long * t, z + long * (rise * t + .17 * math.sin(math.pi * t))) for t in along]
    lower = [(side * long * t, z + long * (rise * t - .10 * math.sin(math.pi * t))) for t in reversed(along[1:-1])]
    return lower[::-1] + upper[::-1] if side > 0 else upper + lower
