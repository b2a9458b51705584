"""Shelves with books, kitchens, wardrobes."""
from __future__ import annotations

import random

from kit.cloths import clay, wood
from kit.furniture.tables import stone
from kit.materials import plain, use
from kit.shapes import Mesh, circle
from kit.soft import bar, finish, placed, slab, soft_box, spline, turned

SPINES = ((.42, .35, .25), (.62, .56, .46), (.05, .11, .11), (.30, .13, .07), (.13, .12, .10), (.52, .42, .27), (.20, .24, .20),
          (.68, .64, .57), (.10, .14, .19), (.38, .21, .13), (.58, .48, .36))


def books(mesh: Mesh, x: float, y: float, z: float, width: float, rng: random.Random, high: float = .30) -> None:
    """A row of spines that starts at x, faces -y and ends with one or two that lean."""
    at = x
    while at < x + width - .05:
        thick, tall, deep = rng.uniform(.014, .042), rng.uniform(.62, .96) * high, rng.uniform(.13, .19)
        color = rng.choice(SPINES)
        mat = plain(f"spine_{SPINES.index(color)}", color, .75, 0, .08, 9)
        lean = rng.uniform(.10, .20) if rng.random() < .04 else 0.0
        soft_box(mesh, (thick, deep, tall), .003, mat, placed((at + thick / 2 + lean * tall / 2, y + deep / 2, z + tall / 2), roll=lean), 0, 2)
        at += thick + lean * tall + .0012


def stack(at, count: int = 3, seed: int = 1, turn: float = 0.0) -> None:
    """Books lying on each other."""
    rng = random.Random(seed)
    mesh = Mesh("books")
    z = 0.0
    for _ in range(count):
        thick = rng.uniform(.018, .034)
        k = rng.randrange(len(SPINES))
        size = (rng.uniform(.24, .31), rng.uniform(.18, .23))
        soft_box(mesh, (*size, thick), .003, plain(f"spine_{k}", SPINES[k], .75, 0, .08, 9), placed((0, 0, z + thick / 2), rng.uniform(-.2, .2)), 0, 2)
        soft_box(mesh, (size[0] - .006, size[1] - .003, thick - .007), .001, plain("pages", (.74, .69, .58), .9, 0, .05, 60), placed((.0, -.003, z + thick / 2), 0), 0, 2)
        z += thick
    finish(mesh, at=at, turn=turn)


def pot(mesh: Mesh, x, y, z, rng: random.Random, size: float = .2) -> None:
    tone = rng.choice((("jar ivory", (.72, .66, .56)), ("jar clay", (.34, .15, .085)), ("jar ink", (.05, .055, .05)), ("jar sand", (.50, .39, .27))))
    shape = rng.choice(([(0, 0), (.28, 0), (.42, .35), (.40, .62), (.20, .84), (.22, 1.0), (.18, 1.0)],
                        [(0, 0), (.22, 0), (.50, .30), (.46, .55), (.30, .62), (.27, .62)],
                        [(0, 0), (.30, 0), (.32, .5), (.30, .9), (.20, 1.0), (.16, .98)]))
    turned(mesh, [(r * size, h * size) for r, h in shape], clay(*tone, .7, .12, .03), x, y, z, 40)


def bookshelf(at, turn: float = 0.0, width: float = 2.4, height: float = 2.5, columns: int = 3, timber: str = "oak", seed: int = 1, shelves: int = 6,
              fill: float = .8) -> None:
    """Open shelves against a wall, books and pots with pauses between."""
    rng = random.Random(seed)
    mesh = Mesh("bookshelf")
    deep, board = .32, .028
    for k in range(columns + 1):
        x = -width / 2 + width * k / columns
        soft_box(mesh, (board, deep, height), .003, wood(timber), placed((x, 0, height / 2)), 0, 2)
    for k in range(shelves + 1):
        z = .06 + (height - .08) * k / shelves
        soft_box(mesh, (width, deep, board), .003, wood(timber, "x"), placed((0, 0, z)), 0, 2)
    mesh.box(-width / 2, deep / 2 - .01, 0, width / 2, deep / 2, height, wood(timber))
    gap = (height - .08) / shelves
    for row in range(shelves):
        for column in range(columns):
            x, z = -width / 2 + width * column / columns + .03, .06 + gap * row + board / 2
            room = width / columns - .06
            kind = rng.random()
            if kind < fill * .72:
                books(mesh, x, -.13, z, room * rng.uniform(.55, 1.0), rng, gap - .06)
            elif kind < fill:
                books(mesh, x, -.13, z, room * .45, rng, gap - .06)
                pot(mesh, x + room * .74, 0, z, rng, gap * .55)
            else:
                pot(mesh, x + room * rng.uniform(.3, .7), 0, z, rng, gap * .62)
    finish(mesh, at=at, turn=turn)


def kitchen_wall(at, turn: float = 0.0, length: float = 4.2, timber: str = "oak", top: str = "travertine", high: float = 2.45) -> None:
    """A run of tall cupboards with a lit niche for the worktop; faces -y."""
    mesh = Mesh("kitchen wall")
    niche0, niche1 = -length / 2 + 1.3, length / 2 - .7
    step = .60
    x = -length / 2
    while x < length / 2 - .01:
        end = min(length / 2, x + step)
        inside = x >= niche0 - .01 and end <= niche1 + .01
        parts = ((.10, .86), (1.52, high)) if inside else ((.10, high),)
        for z0, z1 in parts:
            soft_box(mesh, (end - x - .005, .60, z1 - z0 - .005), .003, wood(timber), placed(((x + end) / 2, 0, (z0 + z1) / 2)), 0, 2)
        x = end
    mesh.box(-length / 2, -.26, 0, length / 2, .3, .10, use("black"))
    slab(mesh, [(niche0, -.31), (niche1, -.31), (niche1, .30), (niche0, .30)], .86, .90, stone(top), .004)
    mesh.box(niche0, .28, .90, niche1, .30, 1.52, stone(top))
    finish(mesh, at=at, turn=turn)


def island(at, turn: float = 0.0, length: float = 2.8, depth: float = 1.0, timber: str = "oak", top: str = "travertine") -> None:
    mesh = Mesh("island")
    soft_box(mesh, (length - .10, depth - .34, .86), .004, wood(timber), placed((0, .12, .45)), 0, 2)
    for k in range(int((length - .14) / .05)):
        soft_box(mesh, (.034, .012, .80), .006, wood(timber), placed((-length / 2 + .09 + k * .05, -.222 + .0, .46)), 0, 2)
    slab(mesh, [(-length / 2, -depth / 2), (length / 2, -depth / 2), (length / 2, depth / 2), (-length / 2, depth / 2)], .885, .935, stone(top), .006)
    finish(mesh, at=at, turn=turn)


def tap(at, turn: float = 0.0, height: float = .34) -> None:
    mesh = Mesh("tap")
    arc = [(0, 0, 0), (0, 0, height * .7), (0, -.03, height * .93), (0, -.10, height), (0, -.17, height * .93), (0, -.19, height * .78)]
    bar(mesh, spline(arc, 6), .011, use("brass"), 14)
    slab(mesh, circle(.026, 24), 0, .012, use("brass"), .004)
    finish(mesh, at=at, turn=turn)
