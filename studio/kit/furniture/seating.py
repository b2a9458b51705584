"""Sofas, benches, stools and poufs; the chairs of the shop stand in products/."""
from __future__ import annotations

import math
import random

from kit.cloths import wood, wool
from kit.materials import use
from kit.shapes import Mesh, circle, rounded
from kit.soft import bar, finish, leg, placed, slab, soft_box


def cushion(at, turn: float = 0.0, tilt: float = .3, size: float = .5, mat=None, thick: float = .15) -> None:
    """A loose cushion that leans back; its foot's middle is at `at`."""
    mesh = Mesh("cushion")
    soft_box(mesh, (size, thick * .30, size), thick * .15, mat or wool("clay"), placed((0, 0, size * .47), tilt=tilt), thick * .42, 8)
    finish(mesh, at=at, turn=turn, crease=60)


def sofa(at=(0, 0, 0), turn: float = 0.0, width: float = 2.5, tone: str = "ivory", seats: int = 3, arm: float = .16, depth: float = .98,
         pillows: tuple[str, ...] = ("clay", "teal"), seed: int = 1) -> None:
    """Low and deep, faces -y; feather cushions that are not quite alike."""
    rng = random.Random(seed)
    cloth = wool(tone, 1.2)
    mesh = Mesh("sofa")
    inner = width - 2 * arm
    soft_box(mesh, (width, depth, .16), .035, cloth, placed((0, 0, .20)))
    for side in (-1, 1):
        soft_box(mesh, (arm, depth, .40), .06, cloth, placed((side * (width - arm) / 2, 0, .40)), .012, 5)
    soft_box(mesh, (inner + .04, .18, .54), .07, cloth, placed((0, depth / 2 - .10, .50), tilt=.10), .012, 5)
    step = inner / seats
    for k in range(seats):
        x = -inner / 2 + step * (k + .5)
        soft_box(mesh, (step - .008, depth - .22, .19), .065, cloth, placed((x, -.10, .375 + rng.uniform(-.004, .004)), rng.uniform(-.006, .006)), .022, 6)
        soft_box(mesh, (step - .012, .20, .46), .085, cloth, placed((x, depth / 2 - .27, .655), rng.uniform(-.02, .02), .26 + rng.uniform(-.02, .03)), .035, 6)
    for x in (-width / 2 + .14, width / 2 - .14):
        for y in (-depth / 2 + .10, depth / 2 - .10):
            leg(mesh, (x, y, .13), (x, y, 0), .020, .015, wood("walnut"))
    finish(mesh, at=at, turn=turn, crease=55)
    c, s = math.cos(turn), math.sin(turn)
    for k, kind in enumerate(pillows):
        side = -1 if k % 2 == 0 else 1
        x, y = side * (inner / 2 - .26 - .20 * (k // 2)), depth / 2 - .44 - .07 * (k // 2)
        cushion((at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + .47), turn + side * -.22, .36, .48 - .05 * (k // 2), wool(kind))


def bench(at, turn: float = 0.0, width: float = 1.4, tone: str = "sand", timber: str = "oak") -> None:
    mesh = Mesh("bench")
    soft_box(mesh, (width, .44, .10), .035, wool(tone), placed((0, 0, .43)), .012, 5)
    soft_box(mesh, (width - .04, .38, .05), .01, wood(timber, "x"), placed((0, 0, .355)))
    for x in (-width / 2 + .12, width / 2 - .12):
        for y in (-.14, .14):
            leg(mesh, (x, y, .34), (x * 1.03, y * 1.1, 0), .019, .013, wood(timber))
    finish(mesh, at=at, turn=turn)


def pouf(at, radius: float = .30, height: float = .38, tone: str = "clay") -> None:
    mesh = Mesh("pouf")
    soft_box(mesh, (radius * 2, radius * 2, height), radius * .82, wool(tone, 1.6), placed((0, 0, height / 2)), .01, 10)
    finish(mesh, at=at, crease=70)


def bar_stool(at, turn: float = 0.0, timber: str = "oak", seat: str = "sand") -> None:
    """For a kitchen island: four splayed legs, a footrest, a low curved back."""
    mesh = Mesh("stool")
    high = .66
    for x in (-1, 1):
        for y in (-1, 1):
            leg(mesh, (x * .13, y * .12, high - .03), (x * .20, y * .19, 0), .0155, .0105, wood(timber))
    ring = [(x * .178, y * .168, .22) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for a, b in zip(ring, ring[1:] + ring[:1]):
        bar(mesh, [a, b], .0085, use("brass"), 10)
    slab(mesh, rounded(.40, .38, .13, 10), high - .03, high - .005, wood(timber, "x"), .01)
    soft_box(mesh, (.37, .35, .06), .03, wool(seat), placed((0, 0, high + .018)), .010, 5)
    arc = [(.21 * math.sin(a), .19 * math.cos(a) - .01, high + .20 - .015 * abs(a)) for a in (k * .19 - 1.33 for k in range(15))]
    bar(mesh, arc, .012, wood(timber, "x"), 12, 2.6)
    for a in (-1.1, -.4, .4, 1.1):
        foot = (.165 * math.sin(a), .150 * math.cos(a), high - .01)
        bar(mesh, [foot, (.208 * math.sin(a), .188 * math.cos(a) - .01, high + .19)], .0075, wood(timber), 10)
    finish(mesh, at=at, turn=turn)


def round_stool(at, radius: float = .19, height: float = .44, timber: str = "oak") -> None:
    mesh = Mesh("round stool")
    slab(mesh, circle(radius, 40), height - .035, height, wood(timber, "x"), .012)
    for k in range(3):
        a = k * math.tau / 3 + .4
        leg(mesh, (math.cos(a) * radius * .6, math.sin(a) * radius * .6, height - .03), (math.cos(a) * radius, math.sin(a) * radius, 0), .018, .012, wood(timber))
    finish(mesh, at=at)
