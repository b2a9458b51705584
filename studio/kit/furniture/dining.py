"""Tables and chairs for meals beside those of the shop; chairs face -y."""
from __future__ import annotations

import math

from kit.cloths import wood, wool
from kit.furniture.tables import stone
from kit.materials import use
from kit.shapes import Mesh, circle, rounded
from kit.soft import bar, finish, leg, placed, slab, soft_box, spline, turned


def trestle_table(at, turn: float = 0.0, length: float = 2.2, width: float = .9, timber: str = "pale_oak") -> None:
    """A straight board on two trestles, tied by a rail."""
    mesh = Mesh("trestle table")
    slab(mesh, rounded(length, width, .04, 6), .705, .745, wood(timber, "x"), .008)
    for x in (-length * .34, length * .34):
        for side in (-1, 1):
            leg(mesh, (x, side * .10, .70), (x, side * width * .40, 0), .026, .022, wood(timber))
        bar(mesh, [(x, -width * .28, .28), (x, width * .28, .28)], .016, wood(timber, "y"), 12, 1.5)
        bar(mesh, [(x, -width * .40, .69), (x, width * .40, .69)], .020, wood(timber, "y"), 12, 1.4)
    bar(mesh, [(-length * .34, 0, .30), (length * .34, 0, .30)], .016, wood(timber, "x"), 12, 1.6)
    finish(mesh, at=at, turn=turn)


def pedestal_table(at, turn: float = 0.0, length: float = 2.2, width: float = 1.0, kind: str = "marble") -> None:
    """A stone oval on two fluted feet of dark metal."""
    mesh = Mesh("pedestal table")
    slab(mesh, rounded(length, width, width * .48, 24), .715, .745, stone(kind), .012)
    for x in (-length * .24, length * .24):
        turned(mesh, [(0, 0), (.26, 0), (.27, .02), (.14, .12), (.12, .36), (.15, .62), (.24, .71), (0, .715)], use("dark_metal"), x, 0, 0, 48)
    finish(mesh, at=at, turn=turn, crease=50)


def drum_table(at, radius: float = .42, height: float = .34, kind: str = "marble") -> None:
    """A stone disc on a drum of upright rods."""
    mesh = Mesh("drum table")
    slab(mesh, circle(radius, 96), height - .03, height, stone(kind), .010)
    slab(mesh, circle(radius * .80, 64), 0, .02, use("dark_metal"), .004)
    for k in range(44):
        a = k * math.tau / 44
        x, y = math.cos(a) * radius * .76, math.sin(a) * radius * .76
        bar(mesh, [(x, y, .02), (x, y, height - .03)], .008, use("dark_metal"), 8)
    finish(mesh, at=at, crease=50)


def slat_chair(at=(0, 0, 0), turn: float = 0.0, timber: str = "pale_oak", seat: str = "sand") -> None:
    """Round legs, a woven seat and two bent slats for the back."""
    mesh = Mesh("slat chair")
    for side in (-1, 1):
        leg(mesh, (side * .20, -.20, .44), (side * .21, -.22, 0), .017, .012, wood(timber))
        bar(mesh, spline([(side * .205, .245, 0), (side * .195, .205, .44), (side * .205, .255, .80)], 8), .015, wood(timber), 12)
        bar(mesh, [(side * .205, -.20, .24), (side * .20, .22, .24)], .009, wood(timber, "y"), 10)
    for y in (-.20, .205):
        bar(mesh, [(-.2, y, .425), (.2, y, .425)], .012, wood(timber, "x"), 12)
    soft_box(mesh, (.43, .42, .045), .02, wool(seat, 2.0), placed((0, 0, .445)), .006, 4)
    for z, out in ((.62, .228), (.765, .252)):
        bar(mesh, spline([(-.20, out, z), (0, out + .045, z), (.20, out, z)], 10), .011, wood(timber, "x"), 12, 3.2)
    finish(mesh, at=at, turn=turn)


def shell_chair(at=(0, 0, 0), turn: float = 0.0, tone: str = "teal", metal: str = "dark_metal") -> None:
    """A padded seat in a back of upright rolls, on slim metal legs."""
    mesh, cloth = Mesh("shell chair"), wool(tone)
    soft_box(mesh, (.50, .48, .11), .05, cloth, placed((0, -.01, .44)), .012, 6)
    for k in range(9):
        a = -1.25 + 2.5 * k / 8
        soft_box(mesh, (.085, .07, .36 - .05 * abs(a)), .034, cloth, placed((.255 * math.sin(a), .245 * math.cos(a) - .02, .58 - .025 * abs(a)), -a), .006, 4)
    for x in (-.19, .19):
        for y in (-.18, .17):
            leg(mesh, (x, y, .39), (x * 1.12, y * 1.15, 0), .012, .008, use(metal))
    finish(mesh, at=at, turn=turn, crease=60)
