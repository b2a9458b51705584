"""A bathroom at dusk: the tub stands before a window on the sea."""
import math

from interiors.shell import Opening, Room, build, day, gulf_view, stone_floor, wash
from kit.camera import camera
from kit.cloths import clay, linen, veined
from kit.furniture import decor, seating, storage
from kit.lamps import pendant, sconce
from kit.shapes import Mesh
from kit.soft import finish, placed, soft_box
from products import swat_vase


def tub(at, turn: float = 0.0, length: float = 1.75, width: float = .82, height: float = .58) -> None:
    """A free-standing oval of cast stone, higher at its ends."""
    mesh = Mesh("tub")
    glaze = clay("tub", (.78, .755, .71), .32, .03)
    profile = [(.60, 0), (.66, .01), (.74, .12), (.90, .36), (.985, .54), (1.0, .575), (.985, .585), (.95, .575), (.88, .42), (.72, .16), (.5, .11), (.02, .105)]
    rows = []
    for r, z in profile:
        row = []
        for k in range(73):
            a = k * math.tau / 72
            lift = .07 * math.cos(a) ** 2 * max(0.0, z - .3) / .28
            row.append((math.cos(a) * length / 2 * (r + .0), math.sin(a) * width / 2 * r, (z + lift) * height / .58))
        rows.append(row)
    mesh.grid(rows, glaze)
    item = finish(mesh, at=at, turn=turn, crease=80)
    smooth = item.modifiers.new("soft", "SUBSURF")
    smooth.levels = smooth.render_levels = 1


def bath_room() -> None:
    stone = veined("bath stone", (.50, .43, .34), (.27, .20, .14), .3, .8)
    room = Room(3.8, 4.4, 2.8, floor=stone_floor("bath floor", (.46, .41, .34), (.6, .6)), wall=stone,
                openings=(Opening("back", -1.25, 1.5, .32, 2.45, 2),))
    build(room)
    day(room, "dusk", 20, 3, 1.0, 1.6, tint=(.62, .74, 1.0))
    gulf_view(room, 40)
    wash(room, 10, (1, .80, .58))
    tub((.15, 3.35, 0))
    seating.round_stool((1.22, 3.0, 0), .17, .42, "walnut")
    towel = Mesh("towel")
    soft_box(towel, (.26, .20, .07), .03, linen("towel", (.74, .69, .60), .8), placed((0, 0, .035)), .008, 4)
    finish(towel, at=(1.22, 3.0, .42), turn=.2)
    swat_vase.vase((-1.35, 3.95, 0))
    swat_vase.olive_branch((-1.35, 3.95, .30), 7, .55)
    storage.tap((.15, 3.98, .02), 0, .95)
    pendant((-1.05, 3.35, 1.75), 2.8, .17, "lantern", 14, 2.4)
    sconce((1.88, 2.6, 1.65), -1.571, 10, 2.4)
    decor.carpet((.1, 2.45, 0), 1.3, .7, (.66, .60, .50), (.58, .50, .40), oval=True)
    camera((-.6, -1.6, 1.0), (.1, 3.6, 1.0), 57)
