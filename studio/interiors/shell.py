"""A room: floor, ceiling and four walls with openings, the light that comes in, and what one sees outside.

The room lies in x from -width/2 to width/2, y from 0 (behind the camera) to depth, z from 0 to height.
"""
from __future__ import annotations

from dataclasses import dataclass, field

from kit import context, ground, sky, water
from kit.light import area, portal
from kit.materials import jointed, plain, ribbed, use
from kit.shapes import Mesh
import kit.palette  # noqa: F401  (names the house's materials)

SIDES = {"back": ((1, 0), (0, -1)), "left": ((0, 1), (1, 0)), "right": ((0, 1), (-1, 0)), "front": ((1, 0), (0, 1))}

# Floor, ceiling and side walls run on behind the camera by so much.
BEHIND = 5.0


@dataclass(frozen=True)
class Opening:
    """Along a wall from `start` to `end` metres (x for back and front, y for left and right)."""

    side: str
    start: float
    end: float
    sill: float = 0.0
    head: float = 2.6
    panes: int = 0  # 0 leaves it open, without frames
    light: float = 1.0


@dataclass(frozen=True)
class Room:
    width: float
    depth: float
    height: float = 2.9
    floor: object = None
    wall: object = None
    ceiling: object = None
    walls: dict = field(default_factory=dict)  # another material for one side
    openings: tuple[Opening, ...] = ()
    frame: str = "bronze"
    thick: float = .22


def lime_wash(name: str = "lime wash", color=(.72, .67, .59)):
    return plain(name, color, .92, 0, .055, 1.3, .10, 24, .12)


def oak_floor(name: str = "oak floor", color=(.40, .265, .15)):
    """Long boards with their joints staggered."""
    return jointed(name, color, (1.7, .16), .42, .0022, .16, .37, .45, .18, .4)


def stone_floor(name: str = "stone floor", color=(.60, .53, .43), size=(1.2, .8)):
    return jointed(name, color, size, .26, .0030, .05, .5, .70, .10, .5)


def build(room: Room) -> None:
    w, d, h = room.width / 2, room.depth, room.height
    mesh = Mesh("room")
    mesh.box(-w - .3, -BEHIND, -.3, w + .3, d + .3, 0, room.floor or oak_floor())
    mesh.box(-w - .3, -BEHIND, h, w + .3, d + .3, h + .3, room.ceiling or plain("ceiling", (.80, .775, .735), .95, 0, .02, 1, spec=.1))
    plain_wall = room.wall or lime_wash()
    for side in ("back", "left", "right"):
        _wall(mesh, room, side, room.walls.get(side, plain_wall))
    mesh.done()
    # The wall behind the camera throws light back but does not stand in the way of a longer lens.
    behind = Mesh("wall behind")
    _wall(behind, room, "front", plain_wall)
    behind.done().visible_camera = False
    for opening in room.openings:
        if opening.panes:
            _frames(room, opening)


def place_on(room: Room, side: str, along: float, out: float = 0.0) -> tuple[float, float]:
    """A point on a wall's inner face, `out` metres into the room (negative: into the wall)."""
    w, d = room.width / 2, room.depth
    return {"back": (along, d - out), "front": (along, out), "left": (-w + out, along), "right": (w - out, along)}[side]


def _slab(mesh: Mesh, room: Room, side: str, a: float, b: float, z0: float, z1: float, mat, near: float = 0.0, far: float | None = None) -> None:
    if b - a < .001 or z1 - z0 < .001:
        return
    far = -room.thick if far is None else far
    (xa, ya), (xb, yb) = place_on(room, side, a, near), place_on(room, side, b, far)
    mesh.box(min(xa, xb), min(ya, yb), z0, max(xa, xb), max(ya, yb), z1, mat)


def _wall(mesh: Mesh, room: Room, side: str, mat) -> None:
    low, high = (-room.width / 2 - .3, room.width / 2 + .3) if side in ("back", "front") else (-BEHIND, room.depth + .3)
    at = low
    for o in sorted((o for o in room.openings if o.side == side), key=lambda o: o.start):
        _slab(mesh, room, side, at, o.start, 0, room.height, mat)
        _slab(mesh, room, side, o.start, o.end, 0, o.sill, mat)
        _slab(mesh, room, side, o.start, o.end, o.head, room.height, mat)
        at = o.end
    _slab(mesh, room, side, at, high, 0, room.height, mat)


def _frames(room: Room, o: Opening) -> None:
    """Slim posts and rails in the middle of the wall's depth."""
    mesh, metal = Mesh("frames"), use(room.frame)
    middle, half = -room.thick * .6, .03
    step = (o.end - o.start) / o.panes
    for k in range(o.panes + 1):
        at = o.start + k * step
        _slab(mesh, room, o.side, at - .022, at + .022, o.sill, o.head, metal, middle + half, middle - half)
    for z in (o.sill, o.head - .045):
        _slab(mesh, room, o.side, o.start, o.end, z, z + .045, metal, middle + half, middle - half)
    mesh.done()


def day(room: Room, hour: str = "morning", azimuth: float = 240, elevation: float | None = None, sun: float = 1.0, fill: float = 1.0,
        place: str = "dubai", clouds: str = "wisps", seed: int = 1, tint=(1, .97, .92)) -> None:
    """Sky and sun through the openings, doubled by a soft lamp in each so that few samples are enough."""
    now = sky.set_hour(hour, azimuth, clouds, place, seed, elevation, sun)
    strength = {"dusk": .16, "night": .05, "sunset": .5, "dawn": .7, "golden": .8}.get(hour, 1.0)
    for o in room.openings:
        middle, z = (o.start + o.end) / 2, (o.sill + o.head) / 2
        x, y = place_on(room, o.side, middle, -room.thick - .05)
        inward = SIDES[o.side][1]
        size = (o.end - o.start, o.head - o.sill)
        target = (x + inward[0], y + inward[1], z - .15)
        portal((x, y, z), (x + inward[0], y + inward[1], z), size)
        area((x, y, z), target, size, 26 * size[0] * size[1] * fill * strength * o.light, tint)
    return now


def wash(room: Room, power: float = 30, color=(1, .95, .88)) -> None:
    """A photographer's bounce from behind the camera: opens the shadows, casts none of its own."""
    area((0, .2, room.height - .3), (0, room.depth * .6, .8), (room.width * .8, 1.2), power, color)


def gulf_view(room: Room, floor_above: float = 24, seed: int = 3, towers: int = 26) -> None:
    """The sea with a far shore; the room is some floors up."""
    water.sheet((-4000, room.depth + 60, 4000, 9000), -floor_above, "sea")
    ground.slab(-600, room.depth + 8, 600, room.depth + 62, "sand", -floor_above + .6, 1)
    context.skyline((-2200, room.depth + 2100, 2600, room.depth + 3400), towers * 2, (60, 330), seed, cluster=.5)


def slatted(name: str = "slats", color=(.34, .205, .105), pitch: float = .06):
    """Narrow timber slats before a dark felt."""
    return ribbed(name, color, pitch, .5, 0, .9)

