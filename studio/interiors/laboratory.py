"""A teaching laboratory: long benches under a service rail, stools, a wall of glass to the morning."""
from __future__ import annotations

from interiors.machines import duct
from interiors.outside import court_left
from interiors.shell import Opening, Room, build, day, lime_wash, wash
from kit.camera import camera
from kit.cloths import wood
from kit.furniture import seating
from kit.lamps import pendant
from kit.materials import plain, use
from kit.shapes import Mesh
from kit.soft import bar, finish, placed, soft_box, turned


def bench(at, length: float = 3.6) -> None:
    """An island of cupboards in pale oak under a dark top, with a gantry for gas, light and power."""
    mesh = Mesh("lab bench")
    half = length / 2
    for k in range(int(length / .6)):
        x = -half + .3 + k * .6
        soft_box(mesh, (.58, .64, .72), .006, wood("pale_oak"), placed((x, 0, .50)), 0, 2)
        bar(mesh, [(x - .10, -.335, .74), (x + .10, -.335, .74)], .006, use("steel"), 8)
    soft_box(mesh, (length + .1, .80, .035), .006, plain("lab top", (.045, .05, .05), .3, 0, .04, 2), placed((0, 0, .895)), 0, 2)
    for x in (-half * .7, half * .7):
        bar(mesh, [(x, .05, .91), (x, .05, 1.75)], .02, use("steel"), 12)
    soft_box(mesh, (length * .9, .16, .09), .01, use("white_metal"), placed((0, .05, 1.72)), 0, 2)
    glass = use("glass_clear")
    for k in range(4):
        x = -half * .75 + k * length * .25
        turned(mesh, [(.055, 0), (.06, .02), (.035, .10), (.018, .13), (.018, .18)] if k % 2 else [(.035, 0), (.036, .12), (.036, .13)], glass, x, -.12, .912, 28)
    soft_box(mesh, (.20, .26, .10), .02, use("white_metal"), placed((half * .45, -.08, .96)), 0, 3)
    bar(mesh, [(half * .45, -.02, 1.0), (half * .45, .02, 1.18), (half * .45, -.08, 1.28)], .022, use("dark_metal"), 12)
    finish(mesh, at=at)


def teaching_lab() -> None:
    room = Room(10.5, 12.5, 3.6, floor=plain("lab floor", (.46, .44, .40), .28, 0, .05, 1.2), wall=lime_wash("lab wall", (.70, .66, .60)),
                openings=(Opening("left", 1.0, 11.6, .0, 3.1, 8),), walls={"back": lime_wash("lab teal", (.060, .120, .115))}, frame="dark_metal")
    build(room)
    day(room, "morning", 295, 30, 1.8, .7)
    court_left(room, drop=7)
    wash(room, 60)
    for y in (3.2, 5.9, 8.6):
        bench((-.2, y, 0), 5.4)
        for x in (-2.3, -.9, .5, 1.9):
            seating.round_stool((x, y - .72, 0), .17, .62, "oak")
        for x in (-1.6, 1.2):
            pendant((x, y, 2.45), 3.6, .22, "dome", 8, 2.0, "dark_metal")
    mesh = Mesh("board")
    mesh.box(-2.6, 12.42, 1.0, 2.6, 12.46, 2.3, plain("board", (.030, .055, .050), .6, 0, .08, 2))
    mesh.box(-2.68, 12.40, .94, 2.68, 12.47, 1.0, wood("oak", "x"))
    mesh.box(3.4, 11.9, 0, 5.2, 12.5, 2.5, wood("pale_oak"))
    duct(mesh, (3.6, -1, 3.2), (3.6, 12.4, 3.2), .55, .45)
    mesh.done()
    camera((2.6, -1.8, 1.6), (-.35, 7.4, 1.42), 31)
