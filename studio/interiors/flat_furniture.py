"""How a sample flat is furnished: the pieces of its plan, and what makes them a home."""
from __future__ import annotations

import math

from interiors.flat_plan import Flat
from kit import planting
from kit.furniture import beds, decor, storage, tables
from kit.lamps import floor_lamp
from kit.materials import use
from kit.shapes import Mesh, instance
from products import jhelum_side_table, swat_vase

RUG = .018


def _turn_from_wall(flat: Flat, at) -> float:
    """A sofa stands with its back to the nearer wall of the living room."""
    x0, y0, x1, y1 = flat.room("living")
    if at[3] - at[1] > at[2] - at[0]:
        return math.pi / 2 if at[0] - x0 < x1 - at[2] else -math.pi / 2
    return math.pi if at[1] - y0 < y1 - at[3] else 0.0


def lounge(flat: Flat, style) -> None:
    """Sofa, rug, low table, a chair, a sideboard, two paintings, plants and a lamp."""
    x0, y0, x1, y1 = flat.room("living")
    sofas = flat.furniture("sofa", "living")
    for at in sofas:
        style.sofa(((at[0] + at[2]) / 2 + .05, (at[1] + at[3]) / 2, 0), _turn_from_wall(flat, at), max(at[2] - at[0], at[3] - at[1]))
    sofa = sofas[0]
    middle = (sofa[1] + sofa[3]) / 2
    table = (sofa[2] + .95, middle)
    decor.carpet((sofa[2] + .85, middle, 0), 2.7, 3.0, *style.rug)
    style.low_table((*table, RUG), .5)
    decor.tray((table[0], table[1] + .1, RUG + .36), .4)
    storage.stack((sofa[0] + .45, sofa[3] + .36, .52), 3, 5, .3)
    jhelum_side_table.side_table((sofa[0] + .45, sofa[3] + .36, 0))
    style.first_painting((x0 + .04, middle, 1.72), 1.5, 1.05, math.pi / 2)
    floor_lamp((x0 + .38, y0 + .32, 0), 1.55, 6, 1.2, style.floor_lamp)
    _far_wall(flat, style)
    if flat.key == "warsan-tower":
        style.armchair((7.25, 1.0, 0), -1.95)
        decor.pot_plant((x1 - .45, .75, 0), 2.0, 4, style.plants)
        decor.pot_plant((x1 - .40, 6.62, 0), 1.7, 7, style.plants)
        return
    style.armchair((sofa[2] + .75, y1 - .95, RUG), .25)
    decor.pot_plant((x1 - .42, y1 - .42, 0), 2.1, 4, style.plants)
    decor.pot_plant((8.0, y0 + .42, 0), 1.5, 12, style.plants)


def _far_wall(flat: Flat, style) -> None:
    """The sideboard with the second painting above it, on the wall that the sofa looks along or at."""
    _, _, x1, y1 = flat.room("living")
    facing, turn, long = (((x1, 2.2), -math.pi / 2, 2.0) if flat.key == "warsan-tower" else ((6.25, y1), 0.0, 1.9))

    def before(out: float, along: float, z: float) -> tuple[float, float, float]:
        return (facing[0] - out, facing[1] - along, z) if turn else (facing[0] + along, facing[1] - out, z)
    tables.sideboard(before(.26, 0, 0), turn, long, style.timber)
    style.second_painting(before(.02, 0, 1.62), 1.3, 1.0, turn)
    swat_vase.vase(before(.27, -.6, .70))
    swat_vase.olive_branch(before(.27, -.6, 1.0), 8, .46)
    decor.bowl(before(.25, .5, .70), .13, (.34, .15, .09))
    storage.stack(before(.27, .05, .70), 2, 7, .2)


def dining(flat: Flat, style) -> None:
    """The table of the plan with chairs on both sides and lamps above."""
    places = [room for room in ("living", "dining") if any(r["kind"] == room for r in flat.plan["rooms"])]
    for at in (at for room in places for at in flat.furniture("table", room)):
        x, y = (at[0] + at[2]) / 2, (at[1] + at[3]) / 2
        upright = at[3] - at[1] > at[2] - at[0]
        style.table((x, y, 0), math.pi / 2 if upright else 0, max(at[3] - at[1], at[2] - at[0]))
        for step in (-.62, 0, .62):
            for side in (-1, 1):
                off = side * .70
                place = (x + off, y + step, 0) if upright else (x + step, y + off, 0)
                turn = (math.pi / 2 if side < 0 else -math.pi / 2) if upright else (math.pi if side < 0 else 0.0)
                style.chair(place, turn)
        decor.bowl((x, y - .2, .745), .17)
        decor.fruit((x, y - .2, .772), 5, 2)
        for step in style.lamps:
            style.lamp((x, y + step) if upright else (x + step, y), flat.height)


def bedroom(flat: Flat, style) -> None:
    """The room beside the living room, seen from the balcony through its glass."""
    bed = flat.furniture("bed", "bedroom")[0]
    x, y = bed[2] + .08, (bed[1] + bed[3]) / 2
    decor.carpet((x - .6, y, 0), 2.6, 3.0, *style.rug)
    beds.bed((x, y, 0), math.pi / 2, 1.7, head=style.headboard)
    for side in (-1.15, 1.15):
        tables.bedside((bed[0] + .25, y + side, 0), math.pi / 2)


def terrace(flat: Flat, style, top: float) -> None:
    """Two chairs at a small table, a larger table for meals, planting along the railing."""
    x0, x1, out = flat.balcony
    middle, y = (x0 + x1) / 2, -out / 2
    for dx, turn in ((-2.65, 1.25), (-1.35, -1.25)):
        style.terrace_chair((middle + dx, y + .18, top), turn)
    jhelum_side_table.side_table((middle - 2.0, y + .05, top))
    decor.bowl((middle - 2.0, y + .05, top + .52), .09)
    tables.coffee_table((middle + 2.2, y + .1, top), .48, .72)
    for angle in (.4, 2.2, 4.1):
        cx, cy = middle + 2.2 + .78 * math.cos(angle), y + .1 + .5 * math.sin(angle)
        style.chair((cx, cy, top), math.atan2(y + .1 - cy, middle + 2.2 - cx) + math.pi / 2)
    _troughs(x0 + .35, x1 - .35, -out + .2, top, middle)
    decor.pot_plant((x0 + .42, -.45, top), 1.9, 7)
    decor.pot_plant((x1 - .45, -.42, top), 1.7, 9, "tree", .46, (.40, .20, .12))


def _troughs(x0: float, x1: float, y: float, z: float, middle: float) -> None:
    """Low troughs of clay along the railing, with grasses, herbs and flowers; the middle stays free."""
    kinds = [planting.grass_clump(4, .5, 160, "leaf_fresh", .3), planting.shrub(21, .30, "leaf_olive", None, 500),
             planting.shrub(22, .28, "leaf_fresh", "flower_white", 500), planting.grass_clump(6, .55, 150, "reed", .3),
             planting.shrub(23, .27, "leaf_grey", "flower_violet", 500)]
    for a, b in ((x0, middle - .7), (middle + .7, x1)):
        m = Mesh("trough")
        m.box(a, y, z, b, y + .30, z + .36, use("plaster_sand"))
        m.box(a + .02, y + .02, z + .345, b - .02, y + .28, z + .365, use("soil"))
        m.done()
        count = int((b - a) / .33)
        for k in range(count):
            instance(kinds[(k * 3 + int(a)) % len(kinds)], (a + .2 + k * (b - a - .4) / max(1, count - 1), y + .15, z + .34), k * 1.7, .85 + .25 * ((k * 7) % 3) / 2)
