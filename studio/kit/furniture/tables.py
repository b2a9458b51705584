"""Tables to sit round, to put things on and to work at."""
from __future__ import annotations

import math

from kit.cloths import veined, wood
from kit.materials import use
from kit.shapes import Mesh, circle, rounded
from kit.soft import bar, finish, leg, placed, slab, soft_box, turned

TRAVERTINE = ((.60, .50, .37), (.33, .235, .15))
MARBLE = ((.74, .72, .68), (.30, .29, .28))


def stone(kind: str = "travertine"):
    color, vein = TRAVERTINE if kind == "travertine" else MARBLE
    return veined(f"table {kind}", color, vein, .3, 1.5 if kind == "travertine" else .9)


def coffee_table(at, radius: float = .48, height: float = .34, kind: str = "travertine") -> None:
    """A stone disc on three stone cylinders."""
    mesh = Mesh("coffee table")
    slab(mesh, circle(radius, 96), height - .05, height, stone(kind), .014)
    for k in range(3):
        a = k * math.tau / 3 + .5
        slab(mesh, circle(.105, 40, math.cos(a) * radius * .52, math.sin(a) * radius * .52), 0, height - .05, stone(kind), .006)
    finish(mesh, at=at, crease=50)


def low_table(at, turn: float = 0.0, width: float = 1.2, depth: float = .62, height: float = .33, timber: str = "walnut") -> None:
    mesh = Mesh("low table")
    slab(mesh, rounded(width, depth, .16, 10), height - .032, height, wood(timber, "x"), .012)
    for x in (-width / 2 + .15, width / 2 - .15):
        for y in (-depth / 2 + .13, depth / 2 - .13):
            leg(mesh, (x, y, height - .03), (x * 1.05, y * 1.08, 0), .020, .013, wood(timber))
    finish(mesh, at=at, turn=turn)


def dining_table(at, turn: float = 0.0, length: float = 2.4, width: float = 1.0, timber: str = "oak") -> None:
    """A long oval board on two turned drums."""
    mesh = Mesh("dining table")
    slab(mesh, rounded(length, width, width * .46, 24), .705, .745, wood(timber, "x"), .018)
    for x in (-length * .27, length * .27):
        turned(mesh, [(0, 0), (.24, 0), (.25, .012), (.24, .03), (.20, .20), (.185, .40), (.20, .60), (.23, .70), (0, .705)], wood(timber), x, 0, 0, 48)
    finish(mesh, at=at, turn=turn, crease=50)


def work_table(at, turn: float = 0.0, length: float = 1.8, width: float = .8, timber: str = "oak", height: float = .74, frame: str = "dark_metal") -> None:
    mesh = Mesh("work table")
    slab(mesh, rounded(length, width, .03, 5), height - .035, height, wood(timber, "x"), .006)
    for x in (-length / 2 + .10, length / 2 - .10):
        for y in (-width / 2 + .08, width / 2 - .08):
            bar(mesh, [(x, y, height - .03), (x, y, 0)], .018, use(frame), 12)
    for y in (-width / 2 + .08, width / 2 - .08):
        bar(mesh, [(-length / 2 + .1, y, height - .055), (length / 2 - .1, y, height - .055)], .016, use(frame), 10)
    finish(mesh, at=at, turn=turn)


def bedside(at, turn: float = 0.0, timber: str = "walnut") -> None:
    """A drawer in a box on slim legs."""
    mesh = Mesh("bedside")
    soft_box(mesh, (.50, .40, .24), .012, wood(timber, "x"), placed((0, 0, .40)))
    soft_box(mesh, (.462, .02, .17), .005, wood(timber, "x"), placed((0, -.198, .40)))
    bar(mesh, [(-.05, -.225, .42), (.05, -.225, .42)], .006, use("brass"), 10)
    for x in (-.2, .2):
        for y in (-.15, .15):
            leg(mesh, (x, y, .29), (x * 1.04, y * 1.04, 0), .016, .010, wood(timber))
    finish(mesh, at=at, turn=turn)


def sideboard(at, turn: float = 0.0, length: float = 2.0, timber: str = "walnut", height: float = .70, doors: int = 4) -> None:
    mesh = Mesh("sideboard")
    soft_box(mesh, (length, .44, height - .18), .010, wood(timber, "x"), placed((0, 0, .18 + (height - .18) / 2)))
    step = (length - .04) / doors
    for k in range(doors):
        x = -length / 2 + .02 + step * (k + .5)
        soft_box(mesh, (step - .008, .02, height - .24), .004, wood(timber), placed((x, -.222, .18 + (height - .18) / 2)))
        edge = x + (step / 2 - .05) * (1 if k % 2 == 0 else -1)
        bar(mesh, [(edge, -.245, height * .52), (edge, -.245, height * .70)], .006, use("brass"), 10)
    for x in (-length / 2 + .18, length / 2 - .18):
        for y in (-.15, .15):
            leg(mesh, (x, y, .19), (x * 1.02, y * 1.1, 0), .018, .012, wood(timber))
    finish(mesh, at=at, turn=turn)
