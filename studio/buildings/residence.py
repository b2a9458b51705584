"""Indus Residence and its second phase: three wings of brick or white plaster round a garden, drawn bay by bay from the
homes they hold. Balconies stand before living rooms, screens of brick before staircases."""
from __future__ import annotations

import random
from dataclasses import dataclass

from buildings.developments import Face, Wing, development
from buildings.residence_bays import closed_bay, divider, entrance_bay, gable_bay, side_rail, stairs_bay
from kit import facade, room
from kit.balcony import planter, pot, seats
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

BAY, FLOOR = 4.0, 3.4
ROOM_DEPTH = 4.6
FACES = ("front", "right", "back", "left")


@dataclass(frozen=True)
class Style:
    wall: str = "brick_pale"
    edge: str = "travertine"
    rail: str = "bars"
    shutter: str = "timber"


BRICK = Style()
WHITE = Style("plaster_white", "ivory_stone", "glass", "timber_pale")
STYLES = {"indus-residence": BRICK, "indus-residence-phase-2": WHITE}


def balcony_bay(kind: int, wall: str, edge: str, rail: str, shutter: str):
    """A bay with a two-metre balcony before full-height sliding doors."""
    def make():
        r, m = random.Random(kind + 50), Mesh("balcony_bay")
        facade.opening(m, BAY, FLOOR, .35, .12, BAY - .35, 2.85, .32, use(wall))
        facade.window(m, .35, .12, BAY - .35, 2.85, .22, 3, "bronze", "glass")
        m.box(-.02, -2.0, -.26, BAY + .02, .1, .06, use(edge))
        m.face([(0, -1.96, -.262), (0, 0, -.262), (BAY, 0, -.262), (BAY, -1.96, -.262)], use("boards"))
        facade.railing(m, [(0, -1.92), (BAY, -1.92)], .06, rail, metal="bronze")
        if kind % 3 == 0:
            planter(m, r, .3, BAY - .3, -1.82, .06, trailing=kind % 2 == 0)
        if kind % 3 == 1:
            seats(m, 1.5, -.95, .06)
            pot(m, r, 3.4, -1.4, .06)
        if kind % 4 == 2:
            for k in range(9):
                m.box(.4 + k * .12, -.32, .06, .46 + k * .12, -.26, 3.0, use(shutter))
        return m.done(False)
    return once(("residence_balcony", kind, wall, edge, rail, shutter), make)


# The kinds without a shutter before the doors: shutters would take the sun that the homes are said to have.
OPEN_KINDS = (0, 1, 3, 4, 5, 7, 8, 9, 11)


def window_bay(kind: int, wall: str, edge: str, shutter: str):
    """A bay of brick with one upright window, a stone sill and a sliding timber shutter beside it."""
    def make():
        m = Mesh("window_bay")
        facade.opening(m, BAY, FLOOR, 1.1, .45, 2.9, 2.75, .32, use(wall))
        facade.window(m, 1.1, .45, 2.9, 2.75, .24, 2, "bronze", "glass")
        m.box(1.0, -.08, .37, 3.0, .25, .45, use(edge))
        shift = (-.93, 1.8, -.55)[kind % 3]
        for k in range(15):
            m.box(1.1 + shift + k * .062, -.09, .40, 1.14 + shift + k * .062, -.04, 2.80, use(shutter))
        return m.done(False)
    return once(("residence_window", kind, wall, edge, shutter), make)


def _bay(face: Face, column: int, floor: int, r: random.Random, style: Style):
    kind = face.find(column, floor)["kind"]
    if kind == "balcony":
        return balcony_bay(r.choice(OPEN_KINDS), style.wall, style.edge, style.rail, style.shutter)
    if kind == "window":
        return window_bay(r.randrange(3), style.wall, style.edge, style.shutter)
    if kind == "stairs":
        make = entrance_bay if floor == 1 and face.name == "front" else stairs_bay
        return make(BAY, FLOOR, style.wall, style.edge)
    if kind == "gable":
        return gable_bay(BAY, FLOOR, style.wall, floor % 2)
    return closed_bay(BAY, FLOOR, style.wall) if kind != "none" else None


def _has_room(face: Face, column: int, floor: int) -> bool:
    return face.find(column, floor)["kind"] in ("balcony", "window")


def _open_side(face: Face, column: int, floor: int) -> str:
    """The side on which a corner room has windows too."""
    end = face.wing.face(FACES[(FACES.index(face.name) - 1) % 4])
    if column == 0 and _has_room(end, end.columns - 1, floor):
        return "left"
    end = face.wing.face(FACES[(FACES.index(face.name) + 1) % 4])
    return "right" if column == face.columns - 1 and _has_room(end, 0, floor) else ""


def _room(face: Face, column: int, floor: int, r: random.Random) -> None:
    """Rooms stand behind openings; at a corner the long face has them."""
    if not _has_room(face, column, floor):
        return
    side = _open_side(face, column, floor)
    if side and face.name in ("left", "right"):
        return
    item = room.pick(r, BAY - .02, FLOOR - .22, ROOM_DEPTH, None, 6, side)
    room.place(item, face.origin, face.turn, column * BAY + .01, .32, (floor - 1) * FLOOR + .02)


def _balcony_sides(face: Face, column: int, floor: int, style: Style, place) -> None:
    here = face.find(column, floor)
    for beside, x in ((face.find(column - 1, floor), 0.0), (face.find(column + 1, floor), BAY)):
        if beside["kind"] != "balcony":
            instance(side_rail(style.rail, x > 0), place(x), face.turn)
        elif beside["home"] != here["home"] and x:
            instance(divider(), place(x), face.turn)


def _face(face: Face, seed: int, style: Style) -> None:
    r = random.Random(seed)
    for floor in range(1, face.wing.floors + 1):
        for column in range(face.columns):
            item = _bay(face, column, floor, r, style)
            if item is None:
                continue
            place = lambda x, c=column, f=floor: facade.to_world(face.origin, face.turn, c * BAY + x, 0, (f - 1) * FLOOR)  # noqa: E731
            instance(item, place(0), face.turn)
            _room(face, column, floor, r)
            if face.find(column, floor)["kind"] == "balcony":
                _balcony_sides(face, column, floor, style, place)


def _body(wing: Wing, seed: int, style: Style) -> None:
    """Floors, corners, roofs with their parapets, and the wall where a lower part meets the higher one."""
    m = Mesh("wing")
    wall, edge, d = use(style.wall), use(style.edge), wing.depth
    for first, end, floors in wing.parts():
        x0, x1, top = first * BAY, end * BAY, floors * FLOOR
        facade.bands(m, x0, 0, x1, d, [f * FLOOR - .14 for f in range(1, floors + 1)], .20, edge, .03)
        facade.corners(m, x0, 0, x1, d, 0, top, wall)
        facade.parapet(m, x0, 0, x1, d, top, 1.0, .3, wall)
        facade.bands(m, x0, 0, x1, d, [top + 1.0], .10, edge, .06)
        m.box(x0 + .4, .4, top + 1.0, x1 - .4, d - .4, top + 1.01, use("gravel"))
        if floors < wing.floors:
            meets = x1 if first == 0 else x0
            m.box(meets - .15, 0, top, meets + .15, d, wing.floors * FLOOR, wall)
            _roof_garden(m, x0, x1, d, top + 1.0, seed)
        else:
            facade.roof_plant(m, (x0 + x1) / 2, d / 2, top + 1.0, seed)
    m.done(at=wing.at, turn=wing.turn)


def _roof_garden(m: Mesh, x0: float, x1: float, d: float, z: float, seed: int) -> None:
    """Troughs of planting on the roof of the lower part."""
    r = random.Random(seed)
    for y in (.7, d - 1.1):
        planter(m, r, x0 + .6, x1 - .6, y, z)


def wing(key: str, letter: str, seed: int, style: Style | None = None, faces=FACES) -> None:
    """One wing with the faces that stand so far."""
    own, style = development(key).wings[letter], style or STYLES[key]
    for index, name in enumerate(FACES):
        if name in faces:
            _face(own.face(name), seed + index, style)
    _body(own, seed, style)


def build(key: str = "indus-residence", style: Style | None = None) -> None:
    """All wings round a court that opens to -y."""
    for index, letter in enumerate(development(key).wings):
        wing(key, letter, 1 + index * 10, style)
