"""A mason's bench: bricks from several moulds, stone samples, a trowel, lime in a tub."""
from __future__ import annotations

import math
import random

from kit.cloths import clay, veined, wood
from kit.light import area
from kit.materials import jointed, plain, use
from kit.shapes import Mesh
from kit.soft import bar, finish, placed, slab, soft_box, spline, turned
from products.studio_set import soft_world

BURNS = ((.34, .130, .072), (.42, .185, .105), (.27, .100, .062), (.50, .27, .17), (.58, .46, .34), (.20, .085, .060))


def brick(mesh: Mesh, at, turn: float, burn: int, rng: random.Random, size=(.23, .11, .072)) -> None:
    mat = clay(f"brick_{burn}", BURNS[burn], .92, .30)
    soft_box(mesh, tuple(s * rng.uniform(.985, 1.01) for s in size), .005, mat, placed((at[0], at[1], at[2] + size[2] / 2), turn), 0, 3)


def stack(at, columns: int, courses: int, seed: int = 1, turn: float = 0.0, burns=(0, 0, 1, 2)) -> None:
    """Dry-laid bricks, alternate courses across."""
    rng = random.Random(seed)
    mesh = Mesh("bricks")
    for course in range(courses):
        for k in range(columns):
            shift = .5 * (course % 2)
            brick(mesh, ((k + shift) * .238 + rng.uniform(-.004, .004), rng.uniform(-.004, .004), course * .0735), rng.uniform(-.015, .015), rng.choice(burns), rng)
    finish(mesh, at=at, turn=turn)


def sample_wall(at, width: float, height: float, color, name: str, turn: float = 0.0) -> None:
    """A test panel, laid and pointed, in a timber frame."""
    mesh = Mesh(name)
    mesh.box(-width / 2, 0, .06, width / 2, .11, height, jointed(name, color, (.23, .075), .9, .010, .20, .5, 1.5 if max(color) < .45 else .8, .7, .15))
    for x in (-width / 2 - .03, width / 2 + .03):
        soft_box(mesh, (.06, .16, height + .10), .004, wood("pale_oak"), placed((x, .055, (height + .10) / 2)), 0, 2)
    soft_box(mesh, (width + .12, .16, .06), .004, wood("pale_oak", "x"), placed((0, .055, .03)), 0, 2)
    finish(mesh, at=at, turn=turn)


def trowel(at, turn: float = 0.0) -> None:
    mesh = Mesh("trowel")
    blade = [(0, .055), (.08, .050), (.19, .006), (.195, 0), (.19, -.006), (.08, -.050), (0, -.055)]
    slab(mesh, blade, .004, .0062, plain("blade", (.40, .40, .39), .32, 1, .15, 20), .0008)
    bar(mesh, spline([(.02, 0, .006), (-.03, 0, .010), (-.05, 0, .045), (-.07, 0, .052)], 6), .0055, use("steel"), 12)
    bar(mesh, [(-.07, 0, .052), (-.10, 0, .052), (-.15, 0, .052), (-.185, 0, .052)], [.013, .0165, .0155, .012], wood("walnut", "x"), 16)
    finish(mesh, at=at, turn=turn)


def lime_tub(at) -> None:
    mesh = Mesh("tub")
    turned(mesh, [(0, 0), (.13, 0), (.155, .17), (.162, .18), (.155, .18), (.14, .12), (0, .11)], plain("bucket", (.09, .095, .09), .5, 0, .05, 4), 0, 0, 0, 48)
    rows = [[(math.cos(a) * r, math.sin(a) * r, .135 + .018 * math.sin(a * 3 + r * 30) * (1 - r / .15)) for a in (k * math.tau / 40 for k in range(41))] for r in (.002, .04, .08, .115, .146)]
    mesh.grid(rows[::-1], clay("lime", (.74, .71, .65), .9, .08))
    finish(mesh, at=at, crease=60)


def stones(at) -> None:
    """Cut pieces of stone leaning on each other."""
    kinds = (veined("bench travertine", (.60, .50, .37), (.33, .235, .15), .4, 2.6), veined("bench marble", (.70, .68, .64), (.28, .27, .26), .3, 1.8),
             clay("bench sandstone", (.52, .36, .22), .9, .2), clay("bench basalt", (.09, .092, .092), .7, .2))
    for k, mat in enumerate(kinds):
        mesh = Mesh("stone")
        soft_box(mesh, (.20, .024, .26 - .03 * (k % 2)), .002, mat, placed((0, 0, .13), tilt=.22), 0, 2)
        finish(mesh, at=(at[0] + k * .055, at[1] - k * .045, at[2]), turn=.10 * k - .2)


def yard_light() -> None:
    """A workshop with one large door to the left."""
    soft_world((1, .95, .88), .12)
    mesh = Mesh("workshop")
    mesh.box(-6, 3.0, -1.2, 6, 3.2, 4, plain("workshop wall", (.46, .37, .27), .95, 0, .12, .8, .2, 12))
    mesh.box(-6, -5, -1.2, 6, 3.2, -.95, plain("workshop floor", (.33, .28, .22), .9, 0, .12, 1))
    mesh.done()
    area((-3.0, -.6, 2.0), (0, .1, .1), (1.6, 2.2), 170, (1, .90, .74))
    area((2.8, 1.2, 1.8), (0, 0, .2), (.8, 1.2), 24, (.86, .93, 1))
