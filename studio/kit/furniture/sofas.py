"""Two more sofas: cushions in a timber frame, and rounded blocks without feet. Both face -y."""
from __future__ import annotations

import math

from kit.cloths import leather, wood, wool
from kit.furniture.seating import cushion
from kit.shapes import Mesh
from kit.soft import bar, finish, leg, placed, soft_box


def frame_sofa(at=(0, 0, 0), turn: float = 0.0, width: float = 2.4, timber: str = "walnut", pillows: tuple[str, ...] = ("ivory", "rust", "olive"), seats: int = 3,
               depth: float = .90) -> None:
    """Leather cushions on a frame of turned legs, with slatted arms and back."""
    mesh, hide = Mesh("frame sofa"), leather()
    half, back = width / 2 - .03, depth / 2 - .04
    for x in (-half, half):
        for y, high in ((-back, .60), (back, .74)):
            leg(mesh, (x, y, high), (x * 1.005, y, 0), .020, .017, wood(timber))
        bar(mesh, [(x, -back - .03, .60), (x, 0, .605), (x, back, .62)], .018, wood(timber, "y"), 14, 1.8)
        for k in range(5):
            y = -back + .12 + k * (2 * back - .24) / 4
            bar(mesh, [(x, y, .30), (x, y, .60)], .009, wood(timber), 10)
        bar(mesh, [(x, -back, .30), (x, back, .30)], .016, wood(timber, "y"), 12)
    for y, z in ((-back, .28), (back, .28), (back, .74)):
        bar(mesh, [(-half, y, z), (half, y, z)], .019, wood(timber, "x"), 14, 1.3)
    for k in range(int(width / .11)):
        x = -half + .08 + k * (2 * half - .16) / (int(width / .11) - 1)
        bar(mesh, [(x, back, .28), (x, back, .73)], .008, wood(timber), 8)
    step = (2 * half - .06) / seats
    for k in range(seats):
        x = -half + .03 + step * (k + .5)
        soft_box(mesh, (step - .01, depth - .16, .15), .05, hide, placed((x, -.03, .375)), .016, 6)
        soft_box(mesh, (step - .02, .17, .42), .06, hide, placed((x, back - .16, .63), tilt=.22), .022, 6)
    finish(mesh, at=at, turn=turn, crease=50)
    _pillows(at, turn, half - .32, back - .34, .45, pillows)


def block_sofa(at=(0, 0, 0), turn: float = 0.0, width: float = 2.4, tone: str = "ivory", pillows: tuple[str, ...] = ("sage", "sand"), depth: float = .95) -> None:
    """Rounded blocks in a thick cloth, close to the floor."""
    mesh, cloth = Mesh("block sofa"), wool(tone, 2.2)
    soft_box(mesh, (width - .06, depth - .06, .10), .04, cloth, placed((0, 0, .07)))
    for k, share in enumerate((.55, .45)):
        x = (-width / 2 + width * .55 / 2) if k == 0 else (width / 2 - width * .45 / 2)
        soft_box(mesh, (width * share - .008, depth, .28), .11, cloth, placed((x, 0, .26)), .02, 8)
        soft_box(mesh, (width * share - .03, .28, .46), .135, cloth, placed((x, depth / 2 - .14, .55)), .02, 8)
    soft_box(mesh, (.28, depth - .10, .30), .135, cloth, placed((-width / 2 + .14, -.02, .50)), .015, 8)
    finish(mesh, at=at, turn=turn, crease=60)
    _pillows(at, turn, width / 2 - .50, depth / 2 - .38, .41, pillows)


def _pillows(at, turn: float, x: float, y: float, z: float, tones: tuple[str, ...]) -> None:
    c, s = math.cos(turn), math.sin(turn)
    for k, tone in enumerate(tones):
        side = -1 if k % 2 == 0 else 1
        dx, dy = side * (x - .20 * (k // 2)), y - .07 * (k // 2)
        cushion((at[0] + dx * c - dy * s, at[1] + dx * s + dy * c, at[2] + z), turn + side * -.2, .36, .46 - .05 * (k // 2), wool(tone))
