"""Warsan Tower: a plan bent like an open book, glass behind terraces to the water, ribbed concrete to the west. Terraces
stand where the homes are; the residents' hall is below them and the machines are above, behind louvres."""
from __future__ import annotations

import random

from buildings.developments import Wing, development
from kit import facade, room, site
from kit.balcony import planter, pot, seats
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

KEY = "warsan-tower"
BAY, FLOOR = 4.6, 3.5
SLAB = .24
SET_BACK = .22  # of the glass behind the leaf's front
COLUMNS = (.4, 6.5, 12.5)


def terrace_bay(kind: int, edge: float):
    """A bay of glass set back behind a terrace with a rail of glass."""
    def make():
        r, m = random.Random(kind + 5), Mesh("terrace_bay")
        facade.window(m, .06, .1, BAY - .06, FLOOR - .36, SET_BACK, 3, "bronze", "glass")
        m.box(0, -.02, FLOOR - .36, BAY, .3, FLOOR - SLAB, use("plaster_white"))
        m.box(0, SET_BACK, 0, BAY, SET_BACK + .06, .1, use("bronze"))
        facade.railing(m, [(0, -edge + .1), (BAY, -edge + .1)], .04, "glass", metal="bronze")
        if kind % 4 == 0:
            planter(m, r, .6, 3.2, -edge + .2, .04)
        if kind % 4 == 1:
            seats(m, 2.2, -1.1, .04)
        if kind % 5 == 2:
            pot(m, r, 3.8, -1.6, .04)
        return m.done(False)
    return once(("book_bay", kind, edge), make)


def hall_bay():
    """The residents' hall: clear glass from floor to ceiling."""
    def make():
        m = Mesh("hall_bay")
        facade.window(m, .06, .02, BAY - .06, FLOOR - SLAB, .5, 2, "bronze", "glass_clear")
        return m.done(False)
    return once(("book_hall",), make)


def louvre_bay():
    """Closed slats before the machines."""
    def make():
        m = Mesh("louvre_bay")
        m.box(0, .2, 0, BAY, .3, FLOOR, use("dark_metal"))
        for k in range(15):
            z = .08 + k * .22
            m.prism([(0, 0), (BAY, 0), (BAY, .14), (0, .14)], z, z + .07, use("plaster_white"))
        for x in (0.0, BAY / 2 - .04, BAY - .08):
            m.box(x, .02, 0, x + .08, .2, FLOOR, use("bronze"))
        return m.done(False)
    return once(("book_louvres",), make)


def divider(edge: float):
    """Frosted glass between the terraces of two homes."""
    def make():
        m = Mesh("divider")
        m.face([(0, -edge + .12, .06), (0, SET_BACK, .06), (0, SET_BACK, FLOOR - .3), (0, -edge + .12, FLOOR - .3)], use("glass_frosted"))
        for y in (-edge + .1, SET_BACK - .06):
            m.box(-.025, y, 0, .025, y + .05, FLOOR - SLAB, use("bronze"))
        return m.done(False)
    return once(("book_divider", edge), make)


def end_window():
    """A window of a leaf's end; its left edge lies at the origin."""
    opening = development(KEY).openings["window"]

    def make():
        m = Mesh("end_window")
        wide = opening["to"] - opening["from"]
        facade.window(m, 0, opening["sill"], wide, opening["head"], .2, 1, "bronze", "glass")
        m.box(-.05, -.05, opening["sill"] - .07, wide + .05, .2, opening["sill"], use("plaster_white"))
        return m.done(False)
    return once(("book_end_window",), make)


def _front(leaf: Wing, seed: int, glazed: int) -> None:
    r, face, edge = random.Random(seed), leaf.face("front"), leaf.owner.depth
    for floor in range(1, glazed + 1):
        for column in range(face.columns):
            bay = face.find(column, floor)
            x, z = column * BAY, (floor - 1) * FLOOR
            place = lambda x, z=z: facade.to_world(face.origin, face.turn, x, 0, z)  # noqa: E731
            if bay["kind"] == "balcony":
                instance(terrace_bay(r.randrange(10), edge), place(x), face.turn)
                if column and face.find(column - 1, floor)["home"] != bay["home"]:
                    instance(divider(edge), place(x), face.turn)
            else:
                instance(hall_bay() if floor == 1 else louvre_bay(), place(x), face.turn)
            if floor == 1:
                room.place(room.shop(BAY - .02, FLOOR - .3, 6, column % 5), face.origin, face.turn, x + .01, .6, z + .02)
            elif bay["kind"] == "balcony":
                room.place(room.pick(r, BAY - .02, FLOOR - .3, 5.5), face.origin, face.turn, x + .01, SET_BACK + .1, z + .02)


def _end(m: Mesh, leaf: Wing, name: str, top: float, glazed: int, seed: int) -> None:
    """A wall of ribbed concrete at one end, with the windows of the homes that reach it."""
    r, face, opening = random.Random(seed), leaf.face(name), leaf.owner.openings["window"]
    x, wall = (0.0 if name == "left" else leaf.length - .4), use("concrete_ribbed")
    columns = [c for c in range(face.columns) if any(face.find(c, f)["kind"] == "window" for f in range(1, leaf.floors + 1))]
    if not columns:
        m.box(x, .3, 0, x + .4, leaf.depth, top, wall)
        return
    column = columns[0]
    near, far = face.bay_at(column) * BAY + opening["from"], face.bay_at(column) * BAY + opening["to"]
    m.box(x, .3, 0, x + .4, near, top, wall)
    m.box(x, far, 0, x + .4, leaf.depth, top, wall)
    begin = 0.0
    for floor in range(1, leaf.floors + 1):
        z = (floor - 1) * FLOOR
        if face.find(column, floor)["kind"] != "window" or z + FLOOR > top:
            continue
        m.box(x, near, begin, x + .4, far, z + opening["sill"], wall)
        begin = z + opening["head"]
        if floor > glazed:
            continue
        across = near if name == "right" else leaf.depth - far
        instance(end_window(), facade.to_world(face.origin, face.turn, across, 0, z), face.turn)
        room.place(room.pick(r, 2.6, FLOOR - .3, 3.2), face.origin, face.turn, across - .6, .42, z + .02)
    m.box(x, near, begin, x + .4, far, top, wall)


def _leaf(leaf: Wing, seed: int, glazed: int, standing: int) -> None:
    """One half of the book. Above `glazed` only the frame stands."""
    length, depth, edge = leaf.length, leaf.depth, leaf.owner.depth
    _front(leaf, seed, glazed)
    m = Mesh("leaf")
    for f in range(standing + 1):
        z = f * FLOOR
        mat = use("plaster_white") if f <= glazed else use("concrete_raw")
        has_terrace = f + 1 < leaf.floors
        m.box(0, -edge if has_terrace else -.02, z - SLAB, length, depth, z, mat)
    for f in range(glazed, standing):
        for c in range(leaf.bays + 1):
            for y in COLUMNS:
                m.block(min(max(c * BAY, .4), length - .4), y, f * FLOOR, .5, .5, FLOOR - SLAB, use("concrete_raw"))
    top = max(0, standing - 1) * FLOOR if standing > glazed else standing * FLOOR + 1.0
    m.box(-.3, depth - .4, 0, length, depth, top, use("concrete_ribbed"))
    for name in ("left", "right"):
        _end(m, leaf, name, top, glazed, seed)
    if standing == leaf.floors:
        m.box(0, -.02, standing * FLOOR, length, .2, standing * FLOOR + 1.0, use("plaster_white"))
    m.done(at=leaf.at, turn=leaf.turn)
    if standing > glazed:
        _works(leaf, glazed, standing)


def _works(leaf: Wing, glazed: int, standing: int) -> None:
    """Props, starter bars and guard rails on the floors that are being built."""
    top, length = Mesh("forms"), leaf.length
    site.props(top, 1, 1, length - 1, leaf.depth - 2, (standing - 1) * FLOOR, FLOOR - SLAB, 2.4)
    for c in range(leaf.bays * 2 + 1):
        for y in COLUMNS:
            top.tube([(c * BAY / 2, y, standing * FLOOR), (c * BAY / 2, y, standing * FLOOR + 1.6)], .03, use("copper"), 4)
    for f in range(glazed, standing):
        facade.railing(top, [(0, -2.1), (length, -2.1)], f * FLOOR, "rods", 1.1, "copper")
    top.done(at=leaf.at, turn=leaf.turn)


def build(standing: int | None = None, glazed: int | None = None) -> None:
    """The spine stands at the origin; both leaves open towards -y. `standing`: slabs cast so far."""
    leaves = development(KEY).wings
    floors = leaves["A"].floors
    standing = standing or floors
    glazed = standing if glazed is None else glazed
    _leaf(leaves["B"], 3, glazed, standing)
    _leaf(leaves["A"], 9, glazed, standing)
    m = Mesh("core")
    top = standing * FLOOR + (7 if standing < floors else 4.5)
    m.block(0, 9.0, 0, 9, 9, top, use("concrete_raw" if standing < floors else "concrete_ribbed"))
    if standing == floors:
        m.block(0, 9, top, 9.6, 9.6, .4, use("plaster_white"))
    m.done()


def podium() -> None:
    """A residents' hall and shops at the foot, under a thin roof."""
    (x0, y0, x1, y1), top = (development(KEY).podium[name] for name in ("at", "height"))
    m = Mesh("podium")
    m.box(x0, y0, top - .4, x1, y1, top, use("plaster_white"))
    for k in range(13):
        m.block(-29 + k * 58 / 12, -18.2, 0, .35, .35, 4.4, use("bronze"))
    m.done()
    for k in range(12):
        glass = Mesh("shopfront")
        facade.window(glass, 0, 0, 4.8, 4.4, 0, 3, "bronze", "glass_clear", 3.2)
        glass.done(at=(-29 + k * 4.83, -16, 0))
        instance(room.shop(4.8, 4.3, 6, k % 5), (-29 + k * 4.83, -15.9, 0))
