"""Kabul Rope Chair: 60 x 64 x 70 cm; a steam-bent ash frame tied with unbleached cotton rope, as a charpai is."""
from mathutils import Vector

from kit.cloths import wood
from kit.materials import plain
from kit.shapes import Mesh
from kit.soft import bar, finish, leg, spline
from kit.weave import flat_panel, rope_panel, wrapped

ROPE = .0030
FRONT, REAR = (-.270, .365), (.215, .285)  # (y, z) of the seat's two rails
LOW, HIGH = (.235, .345), (.385, .690)  # and of the back's


def _frame(mesh: Mesh, side: int) -> None:
    x = side * .272
    leg(mesh, (x, FRONT[0], FRONT[1] + .018), (x * 1.03, FRONT[0] - .030, 0), .0175, .0125, wood("ash"))
    # The rear leg bends at the seat and runs on into the back.
    bend = [(x * 1.03, .335, 0), (x, .285, .14), (x, .240, .27), (x, .262, .40), (x, .322, .55), (x, .392, .705)]
    path = spline(bend, 8)
    bar(mesh, path, [.0125 + .005 * min(1, 3 * k / len(path)) - .003 * max(0, 2 * k / len(path) - 1) for k in range(len(path))], wood("ash"), 16)
    bar(mesh, [(x, FRONT[0], FRONT[1]), (x, REAR[0] + .025, REAR[1])], .0165, wood("ash", "y"), 16)
    bar(mesh, [(x * 1.01, FRONT[0] - .018, .155), (x * 1.01, .295, .125)], .0095, wood("ash", "y"), 12)


# `near`: the two plies of every rope, for a picture one may zoom into.
def rope_chair(at=(0, 0, 0), turn: float = 0.0, link: bool = True, near: bool = True):
    mesh = Mesh("kabul chair")
    cotton = plain("cotton rope", (.66, .575, .44), .9, 0, .10, 45, .5, 700, .15, .3)
    for side in (-1, 1):
        _frame(mesh, side)
    for y, z in (FRONT, REAR, LOW, HIGH):
        bar(mesh, [(-.272, y, z), (.272, y, z)], .0135, wood("ash", "x"), 16)
        wrapped(mesh, (-.248, y, z), (.248, y, z), .0135, ROPE * .9, cotton)
    bar(mesh, [(-.275, .215, .142), (.275, .215, .142)], .0095, wood("ash", "x"), 12)
    seat_up = Vector((0, REAR[0] - FRONT[0], REAR[1] - FRONT[1]))
    seat = flat_panel((-.248, FRONT[0], FRONT[1] + .014), (.496, 0, 0), seat_up)
    rope_panel(mesh, seat, .496, seat_up.length, cotton, ROPE if near else ROPE * 1.5, -.028, plies=2 if near else 1)
    back_up = Vector((0, HIGH[0] - LOW[0], HIGH[1] - LOW[1]))
    back = flat_panel((-.248, LOW[0] - .013, LOW[1]), (.496, 0, 0), back_up)
    rope_panel(mesh, back, .496, back_up.length, cotton, ROPE if near else ROPE * 1.5, -.016, plies=2 if near else 1)
    return finish(mesh, link, at, turn)
