"""The sample flat of each development: a two-bedroom home built from its plan, its living room and its balcony."""
from __future__ import annotations

from typing import Callable

from interiors.flat_ceiling import ceilings
from interiors.flat_furniture import bedroom, dining, lounge, terrace
from interiors.flat_kitchen import kitchen
from interiors.flat_outside import surround
from interiors.flat_plan import Flat, Hole
from interiors.flat_styles import Style
from kit import facade, sky
from kit.cloths import wood
from kit.furniture import decor
from kit.light import area, portal
from kit.materials import plain, use
from kit.shapes import Mesh

EYE = 1.55
BALCONY_TOP = .06


def build(flat: Flat, style: Style, outside: Callable[[], None]) -> None:
    """The whole flat and what surrounds it."""
    direction, elevation = style.sun
    sky.set_hour(style.hour, direction - flat.facing() - 180, "wisps", "dubai", 3, elevation, 1.5)
    surround(flat, outside)
    _shell(flat, style)
    for hole in flat.holes():
        _glazing(flat, style, hole)
    _balcony(flat, style)
    _doors(flat, style)
    _daylight(flat, style)
    lounge(flat, style)
    dining(flat, style)
    bedroom(flat, style)
    kitchen(flat, style)
    ceilings(flat)
    terrace(flat, style, BALCONY_TOP)


def _shell(flat: Flat, style: Style) -> None:
    m, inner, outer = Mesh("flat"), style.wall(), use(style.front.wall)
    for x0, y0, z0, x1, y1, z1 in flat.walls():
        m.box(x0, y0, z0, x1, y1, z1, outer if y1 <= flat.front_wall() * .551 else inner)
    m.box(0, .02, -.3, flat.width, flat.depth, 0, style.floor())
    m.box(0, .02, flat.height, flat.width, flat.depth, flat.storey - .02, plain("ceiling", (.82, .80, .765), .95, 0, .02, 1, spec=.1))
    m.done()
    x0, y0, _, y1 = flat.room("living")
    panel = Mesh("feature wall")
    panel.box(x0, y0, 0, x0 + .015, y1, flat.height, style.feature())
    panel.done()
    _skirting(flat, style)


def _skirting(flat: Flat, style: Style) -> None:
    """A low board along the walls of the living room, interrupted by its openings."""
    m = Mesh("skirting")
    x0, y0, x1, y1 = flat.room("living")
    board = plain("skirting", (.74, .71, .66), .6, 0, .02, 2)
    gaps = [(d["hinge"], d["latch"]) for d in flat.plan["doors"]]

    def line(start: float, end: float, at: float, upright: bool, taken) -> None:
        for a, b in sorted((min(t), max(t)) for t in taken):
            piece(start, max(start, a), at, upright)
            start = b
        piece(start, end, at, upright)

    def piece(a: float, b: float, at: float, upright: bool) -> None:
        if b - a < .05:
            return
        if upright:
            m.box(min(at, at + .012 * (1 if at == x0 else -1)), a, 0, max(at, at + .012 * (1 if at == x0 else -1)), b, .09, board)
        else:
            m.box(a, min(at, at - .012), 0, b, max(at, at - .012), .09, board)
    alcoves = [(part[0], part[2]) for room in flat.plan["rooms"] if room["kind"] == "living" for part in room["parts"] if part[1] == y1]
    line(x0, x1, y1, False, alcoves + [(h[0], l[0]) for h, l in gaps if h[1] == l[1] and abs(h[1] - y1) < .2 and x0 < h[0] < x1])
    line(y0, y1, x1, True, [(h[1], l[1]) for h, l in gaps if h[0] == l[0] and abs(h[0] - x1) < .2 and y0 < h[1] < y1])
    m.done()


def _glazing(flat: Flat, style: Style, hole: Hole) -> None:
    """Sliding panes in a bronze frame; the middle one of a balcony's doors stands open behind its neighbour."""
    m, panes, deep = Mesh("glazing"), 3 if hole.kind == "balcony" else 2, flat.front_wall() * .5
    step = (hole.x1 - hole.x0) / panes
    metal, bar = use(style.front.frame), .045
    for z in (hole.sill, hole.head - bar):
        m.box(hole.x0, deep - .05, z, hole.x1, deep + .05, z + bar, metal)
    for k in range(panes):
        slid = hole.kind == "balcony" and k == 1
        x0, y = hole.x0 + (k + (.86 if slid else 0)) * step, deep + (.022 if k % 2 else -.022)
        for x in (x0, x0 + step - bar):
            m.box(x, y - .02, hole.sill + bar, x + bar, y + .02, hole.head - bar, metal)
        glass = [(x0 + bar, y, hole.sill + bar), (x0 + step - bar, y, hole.sill + bar), (x0 + step - bar, y, hole.head - bar), (x0 + bar, y, hole.head - bar)]
        m.face(glass, use("glass_clear"))
    if hole.sill > .3:
        m.box(hole.x0 - .06, -.06, hole.sill - .06, hole.x1 + .06, deep, hole.sill, use(style.front.edge))
    m.done()
    if hole.kind == "balcony":
        y = flat.front_wall() + .10
        for a, b in ((hole.x0 - .12, hole.x0 + .42), (hole.x1 - .42, hole.x1 + .12)):
            decor.curtain((a, y), (b, y), flat.height - .04, seed=int(a * 7))


def _balcony(flat: Flat, style: Style) -> None:
    x0, x1, out = flat.balcony
    front, m = style.front, Mesh("balcony")
    m.box(x0, -out, -.26, x1, .02, BALCONY_TOP, use(style.terrace_floor))
    m.box(x0 - .02, -out - .03, -.28, x1 + .02, -out + .02, BALCONY_TOP + .02, use(front.edge))
    rail = -out + .08
    ends = [(x0 + .04, 0), (x0 + .04, rail), (x1 - .04, rail)] + ([(x1 - .04, 0)] if flat.key != "warsan-tower" else [])
    facade.railing(m, ends, BALCONY_TOP, front.rail, metal=front.frame)
    m.done()


def _doors(flat: Flat, style: Style) -> None:
    """Closed leaves in timber with a handle; passages have a lining only."""
    for door in flat.plan["doors"]:
        if "into" not in door:
            continue
        (xa, ya), (xb, yb) = door["hinge"], door["latch"]
        m, leaf = Mesh("door"), wood(style.timber)
        lying = ya == yb
        x0, x1, y0, y1 = min(xa, xb), max(xa, xb), min(ya, yb), max(ya, yb)
        if lying:
            m.box(x0 + .03, ya - .022, .005, x1 - .03, ya + .022, 2.17, leaf)
        else:
            m.box(xa - .022, y0 + .03, .005, xa + .022, y1 - .03, 2.17, leaf)
        for s in (-1, 1):
            hx, hy = xb + (.1 if xa > xb else -.1) * lying, yb + (.1 if ya > yb else -.1) * (not lying)
            m.block(hx + (0 if lying else s * .05), hy + (s * .05 if lying else 0), 1.02, .13 if lying else .03, .03 if lying else .13, .02, use("brass"))
            if lying:
                for x in (x0 - .05, x1):
                    m.box(x, ya + s * .05 - .012, 0, x + .05, ya + s * .05 + .012, 2.25, leaf)
                m.box(x0 - .05, ya + s * .05 - .012, 2.2, x1 + .05, ya + s * .05 + .012, 2.25, leaf)
            else:
                for y in (y0 - .05, y1):
                    m.box(xa + s * .05 - .012, y, 0, xa + s * .05 + .012, y + .05, 2.25, leaf)
                m.box(xa + s * .05 - .012, y0 - .05, 2.2, xa + s * .05 + .012, y1 + .05, 2.25, leaf)
        m.done()


def _daylight(flat: Flat, style: Style) -> None:
    """The sky through the glass, doubled by a soft lamp in each opening; a bounce under the ceilings opens the shadows."""
    inner = flat.front_wall() + .02
    for hole in flat.holes():
        x, z = (hole.x0 + hole.x1) / 2, (hole.sill + hole.head) / 2
        size = (hole.x1 - hole.x0, hole.head - hole.sill)
        portal((x, -.03, z), (x, 1, z), size)
        area((x, inner, z), (x, inner + 1, z - .1), size, 3.2 * size[0] * size[1] * style.fill, (1, .97, .93))
    x0, x1, out = flat.balcony
    area(((x0 + x1) / 2, -out - .3, 2.2), ((x0 + x1) / 2, 0, 1.2), (x1 - x0, 1.6), 7 * (x1 - x0) * style.fill, (.97, .98, 1))
    for kind, power in (("living", 11), ("hall", 8), ("kitchen", 9), ("dining", 8), ("bedroom", 7)):
        for room in flat.plan["rooms"]:
            if room["kind"] == kind:
                for x0, y0, x1, y1 in room["parts"]:
                    size = (x1 - x0 - .4, y1 - y0 - .4)
                    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
                    area((*middle, flat.height - .05), (*middle, 0), size, power * style.fill * size[0] * size[1] / 12, (1, .95, .88))


def eye(flat: Flat, room: str) -> tuple[float, float, float]:
    """The middle of the living room or of the balcony, at the height of an eye."""
    if room == "balcony":
        x0, x1, out = flat.balcony
        return ((x0 + x1) / 2, -out / 2, BALCONY_TOP + EYE)
    x0, y0, x1, y1 = flat.room("living")
    return ((x0 + x1) / 2, (y0 + y1) / 2, EYE)
