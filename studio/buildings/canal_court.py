"""Canal Court Offices: eight floors round a court of neem trees, deep stone reveals and bronze fins."""
from __future__ import annotations

from kit import facade, room
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

BAY, FLOOR = 3.2, 3.9


def reveal_bay(kind: int, fins: bool):
    """A window at the back of a splayed stone frame, with a fin that takes the low sun."""
    def make():
        m = Mesh("reveal")
        stone = use("ivory_stone")
        deep = .75
        x0, x1, z0, z1 = .34, BAY - .34, .55, 3.45
        m.box(0, 0, 0, .22, deep, FLOOR, stone)
        m.box(BAY - .22, 0, 0, BAY, deep, FLOOR, stone)
        m.box(.22, 0, 3.55, BAY - .22, deep, FLOOR, stone)
        m.box(.22, 0, 0, BAY - .22, deep, .30, stone)
        for a, b in (((.22, 0, .30), (x0, deep, z0)), ((BAY - .22, 0, .30), (x1, deep, z0))):
            m.face([(a[0], 0, .30), (b[0], deep, z0), (b[0], deep, z1), (a[0], 0, 3.55)], stone)
        m.face([(.22, 0, .30), (BAY - .22, 0, .30), (x1, deep, z0), (x0, deep, z0)], stone)
        m.face([(.22, 0, 3.55), (x0, deep, z1), (x1, deep, z1), (BAY - .22, 0, 3.55)], stone)
        facade.window(m, x0, z0, x1, z1, deep, 1, "bronze", "glass", z0 + .9)
        if fins:
            m.box(.08 + .4 * (kind % 3), -.42, .3, .14 + .4 * (kind % 3), .35, FLOOR - .3, use("bronze"))
            m.box(1.9, -.42, .3, 1.96, .35, FLOOR - .3, use("bronze"))
        return m.done(False)
    return once(("canal_bay", kind, fins), make)


def _wing(x0, y0, x1, y1, floors, seed, fins=(True, True, True, True), base: float = 5.0) -> None:
    for side, (origin, turn, length) in enumerate(facade.sides(x0, y0, x1, y1, base)):
        n = round(length / BAY)
        facade.grid(origin, turn, n, floors, BAY, FLOOR, lambda c, f, r, s=side: reveal_bay(r.randrange(3), fins[s]), seed + side, 6.0, .8, rooms_wide=2, corner="none" if side % 2 else "open")
    for origin, turn, length in facade.sides(x0, y0, x1, y1, 0):
        n = round(length / BAY)
        for c in range(n):
            if c % 2 == 0 and 0 < c < n - 2:
                instance(once(("canal_front",), _front), facade.to_world(origin, turn, c * BAY, 1.6), turn)
                instance(room.shop(2 * BAY, 4.6, 6, (c + seed) % 5), facade.to_world(origin, turn, c * BAY, 1.7), turn)
    m = Mesh("canal_wing")
    stone, top = use("ivory_stone"), base + floors * FLOOR
    facade.corners(m, x0, y0, x1, y1, base - .4, top, stone, .78)
    facade.bands(m, x0, y0, x1, y1, [base - .4], .4, stone, .04)
    facade.parapet(m, x0, y0, x1, y1, top, 1.2, .5, stone)
    facade.roof_plant(m, (x0 + x1) / 2, (y0 + y1) / 2, top + .1, seed, 5)
    for origin, turn, length in facade.sides(x0, y0, x1, y1, 0):
        for c in range(round(length / BAY / 2) + 1):
            x, y, _ = facade.to_world(origin, turn, min(max(c * 2 * BAY, .4), length - .4), .4)
            m.block(x, y, 0, .7, .7, base - .4, stone)
    m.done()


def _front():
    m = Mesh("front")
    facade.window(m, 0, 0, 2 * BAY, 4.6, 0, 4, "bronze", "glass_clear", 3.3)
    return m.done(False)


def build(floors: int = 7) -> None:
    """Two arms and a back round a court that opens to the canal at -y."""
    _wing(-35.2, 0, -16, 38.4, floors, 3)
    _wing(16, 0, 35.2, 38.4, floors - 1, 23)
    _wing(-35.2, 38.4, 35.2, 54.4, floors, 43)
