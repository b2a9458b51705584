"""A furnished flat with its lid off: walls cut at waist height, every room in use."""
from __future__ import annotations

from interiors.bath_room import tub
from interiors.shell import oak_floor, stone_floor
from kit.camera import camera
from kit.furniture import beds, decor, seating, storage, tables
from kit.light import area
from kit.materials import plain
from kit.shapes import Mesh
from products import chenab_dining_chair, ravi_lounge_chair, sutlej_armchair
from products.studio_set import soft_world

CUT = 1.25
# Walls as (x0, y0, x1, y1); gaps between them are doors.
WALLS = ((-5.6, -4.1, 5.6, -3.9), (-5.6, 3.9, 5.6, 4.1), (-5.6, -4.1, -5.4, 4.1), (5.4, -4.1, 5.6, 4.1),
         (1.0, -3.9, 1.14, -1.6), (1.0, -.6, 1.14, .5), (1.14, .5, 3.0, .64), (3.9, .5, 5.4, .64), (1.0, 1.5, 1.14, 3.9), (-2.6, 1.6, -1.0, 1.74), (-2.6, 1.74, -2.46, 2.4), (-2.6, 3.3, -2.46, 3.9), (-1.0, 1.6, -.86, 3.9))


def _shell() -> None:
    mesh = Mesh("flat")
    white, cut = plain("flat wall", (.78, .75, .69), .9, 0, .02, 2), plain("flat cut", (.055, .095, .09), .8, 0, .02, 4)
    mesh.box(-5.6, -4.1, -.25, 5.6, 4.1, 0, oak_floor())
    mesh.box(-2.46, 1.74, 0, -1.0, 3.9, .004, stone_floor("flat tiles", (.55, .50, .43), (.4, .4)))
    mesh.box(-5.6, -6.0, -.25, 5.6, -4.1, -.03, plain("flat deck", (.36, .27, .18), .7, 0, .1, 3))
    for x0, y0, x1, y1 in WALLS:
        mesh.box(x0, y0, 0, x1, y1, CUT, white)
        mesh.box(x0, y0, CUT, x1, y1, CUT + .012, cut)
    mesh.done()
    ground = Mesh("paper")
    ground.box(-60, -60, -.5, 60, 60, -.25, plain("model paper", (.66, .60, .51), .9, 0, .02, 1))
    ground.done()


def open_flat() -> None:
    _shell()
    decor.carpet((-2.2, -1.7, 0), 3.4, 2.6)
    seating.sofa((-4.75, -1.7, 0), 1.571, 2.4, "ivory", pillows=("teal", "clay"))
    tables.coffee_table((-2.7, -1.7, .018), .5)
    sutlej_armchair.armchair((-1.2, -2.4, .018), -1.9)
    ravi_lounge_chair.lounge_chair((-1.2, -.9, .018), -1.2)
    tables.dining_table((-4.1, 2.6, 0), 0, 2.0, .95)
    for x in (-4.7, -3.6):
        chenab_dining_chair.dining_chair((x, 1.85, 0), 3.14)
        chenab_dining_chair.dining_chair((x, 3.35, 0), 0)
    storage.kitchen_wall((.05, 3.6, 0), 0, 1.7, "oak", "travertine", 1.2)
    beds.bed((3.6, -3.0, 0), 0, 1.7, head="sand")
    tables.bedside((2.3, -1.15, 0))
    tables.bedside((4.95, -1.15, 0))
    decor.carpet((3.6, -2.5, 0), 2.8, 2.2, (.56, .46, .35), (.30, .14, .09))
    beds.bed((4.2, 1.75, 0), 0, 1.2, head="sage", throw_color=(.05, .11, .11))
    tables.work_table((1.75, 2.7, 0), 1.571, 1.5, .65)
    chenab_dining_chair.dining_chair((2.35, 2.7, 0), 1.571)
    tub((-1.72, 3.3, 0), 0, 1.2, .62, .55)
    for x in (-4.8, 4.6):
        decor.pot_plant((x, -5.1, -.03), 1.5, 5)
    seating.bench((-1.5, -5.2, -.03), 0, 1.5)
    soft_world((.92, .96, 1), .55)
    area((-9, -7, 14), (0, 0, 0), (5, 5), 5200, (1, .90, .76))
    camera((6.2, -12.4, 13.6), (.1, -.75, 0), 41, level=False)
