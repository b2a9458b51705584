"""A room to decide in: a long table, a model in its middle, the skyline behind glass."""
from __future__ import annotations

from interiors.shell import Opening, Room, build, day, gulf_view, slatted, wash
from kit.camera import camera
from kit.cloths import wood
from kit.furniture import decor, tables
from kit.lamps import pendant
from kit.materials import plain
from kit.shapes import Mesh
from kit.soft import finish, slab
from products import chenab_dining_chair
from stills import papers


def towers_model(at) -> None:
    """Six card towers in a row on a walnut board, each higher than the last."""
    mesh = Mesh("towers")
    card = plain("model card", (.78, .765, .73), .75, 0, .02, 30, spec=.2)
    slab(mesh, [(-.55, -.19), (.55, -.19), (.55, .19), (-.55, .19)], 0, .03, wood("walnut", "x"), .004)
    for k in range(6):
        x, high, half = -.43 + k * .172, .10 + .052 * k, .048
        floors = 4 + 2 * k
        for f in range(floors):
            z = .03 + high * f / floors
            mesh.box(x - half, -half, z, x + half, half, z + high / floors * .45, card)
            mesh.box(x - half * .86, -half * .86, z, x + half * .86, half * .86, z + high / floors, plain("acrylic", (.50, .54, .53), .18, 0, 0, spec=.6))
    finish(mesh, at=at)


def boardroom() -> None:
    room = Room(7.2, 7.6, 3.1, openings=(Opening("back", -3.3, 3.3, 0, 2.8, 4),), walls={"left": slatted("board slats", (.26, .15, .075), .09)})
    build(room)
    day(room, "golden", 40, 16, 1.6, 1.0, tint=(1, .9, .78))
    gulf_view(room, 60, 9, 70)
    wash(room, 40)
    decor.carpet((0, 4.0, 0), 5.0, 3.0, (.30, .27, .22), (.22, .19, .15))
    tables.dining_table((0, 4.0, 0), 0, 3.8, 1.25, "walnut")
    for x in (-1.4, -.5, .4, 1.3):
        chenab_dining_chair.dining_chair((x, 3.15, 0), 3.14 + .06 * x)
        chenab_dining_chair.dining_chair((x, 4.85, 0), .05 * x)
    towers_model((.05, 4.0, .745))
    papers.sheet((-1.1, 3.7), (.42, .297), .12, papers.plan, .748)
    papers.sheet((1.15, 3.75), (.21, .297), -.14, papers.schedule, .748)
    papers.pencil((1.35, 3.70, .748), .9)
    for x in (-1.1, 0, 1.1):
        pendant((x, 4.0, 1.95), 3.1, .20, "dome", 9, 2.2, "brass")
    decor.pot_plant((3.05, 6.9, 0), 2.2, 17)
    camera((-1.7, -1.3, 1.52), (.12, 4.6, 1.10), 40)
