"""How a sample flat is furnished: the pieces of its plan, and what makes them a home."""
from __future__ import annotations

import math

from interiors.flat_plan import Flat
from kit import planting
from kit.cloths import wood
from kit.furniture import beds, decor, seating, storage, tables
from kit.furniture.tables import stone
from kit.lamps import floor_lamp, pendant
from kit.materials import use
from kit.shapes import Mesh, instance
from kit.soft import finish, placed, slab, soft_box
from products import chenab_dining_chair, jhelum_side_table, kabul_rope_chair, ravi_lounge_chair, sutlej_armchair, swat_vase

RUG = .018
SECOND_PICTURE = ((.66, .58, .46), (.34, .15, .08), (.60, .44, .20))


def counter_run(at, turn: float, length: float, timber: str) -> None:
    """Low cupboards under a stone top; faces -y before turning."""
    mesh = Mesh("counter")
    count = max(1, round(length / .6))
    for k in range(count):
        x = -length / 2 + length * (k + .5) / count
        soft_box(mesh, (length / count - .005, .58, .76), .003, wood(timber), placed((x, .01, .48)), 0, 2)
    slab(mesh, [(-length / 2, -.31), (length / 2, -.31), (length / 2, .30), (-length / 2, .30)], .86, .90, stone("travertine"), .004)
    finish(mesh, at=at, turn=turn)


def _turn_from_wall(flat: Flat, at) -> float:
    """A sofa stands with its back to the nearer wall of the living room."""
    x0, y0, x1, y1 = flat.room("living")
    if at[3] - at[1] > at[2] - at[0]:
        return math.pi / 2 if at[0] - x0 < x1 - at[2] else -math.pi / 2
    return math.pi if at[1] - y0 < y1 - at[3] else 0.0


def lounge(flat: Flat, style) -> None:
    """Sofa, rug, low tables, two chairs, a sideboard at the wall opposite the glass, pictures and a lamp."""
    x0, y0, x1, y1 = flat.room("living")
    sofas = flat.furniture("sofa", "living")
    for index, at in enumerate(sofas):
        long = max(at[2] - at[0], at[3] - at[1])
        seating.sofa(((at[0] + at[2]) / 2 + .05, (at[1] + at[3]) / 2, 0), _turn_from_wall(flat, at), long, style.sofa, 3, pillows=style.pillows, seed=3 + index)
    sofa = sofas[0]
    middle = (sofa[1] + sofa[3]) / 2
    table = (sofa[2] + .95, middle)
    decor.carpet((sofa[2] + .85, middle, 0), 2.7, 3.0, *style.rug)
    tables.coffee_table((*table, RUG), .46)
    tables.coffee_table((table[0] - .12, table[1] - .62, RUG), .27, .42)
    decor.tray((table[0], table[1], RUG + .34), .4)
    storage.stack((table[0] + .16, table[1] + .24, RUG + .34), 3, 5, .3)
    decor.bowl((table[0] - .12, table[1] - .62, RUG + .42), .11)
    jhelum_side_table.side_table((sofa[0] + .45, sofa[3] + .36, 0))
    swat_vase.vase((sofa[0] + .45, sofa[3] + .36, .52))
    swat_vase.olive_branch((sofa[0] + .45, sofa[3] + .36, .82), 8, .46)
    decor.picture((x0 + .04, middle, 1.72), 1.5, 1.05, math.pi / 2, seed=2, frame=style.timber if style.timber in ("oak", "walnut") else "oak")
    floor_lamp((x0 + .38, y0 + .32, 0), 1.55, 6, 1.2)
    if flat.key == "warsan-tower":
        ravi_lounge_chair.lounge_chair((7.25, 1.0, 0), -1.95)
        tables.sideboard((x1 - .26, 2.2, 0), -math.pi / 2, 2.0, style.timber)
        decor.picture((x1 - .02, 2.2, 1.62), 1.5, 1.0, -math.pi / 2, SECOND_PICTURE, 5)
        decor.bowl((x1 - .26, 1.7, .70), .13, (.34, .15, .09))
        storage.stack((x1 - .28, 2.6, .70), 3, 7, 1.4)
        decor.pot_plant((x1 - .45, .75, 0), 2.0, 4)
        decor.pot_plant((x1 - .40, 6.62, 0), 1.7, 7)
        return
    armchair = sutlej_armchair.armchair if len(sofas) == 1 else ravi_lounge_chair.lounge_chair
    armchair((sofa[2] + .75, y1 - .95, RUG), .25)
    tables.sideboard((6.35, y1 - .25, 0), 0, 1.9, style.timber)
    decor.picture((6.35, y1 - .02, 1.62), 1.4, 1.0, 0, SECOND_PICTURE, 5)
    swat_vase.vase((5.75, y1 - .27, .70))
    decor.bowl((6.9, y1 - .25, .70), .13, (.34, .15, .09))
    storage.stack((6.4, y1 - .27, .70), 2, 7, .2)
    decor.pot_plant((x1 - .42, y1 - .42, 0), 2.1, 4)
    decor.pot_plant((8.0, y0 + .42, 0), 1.5, 12)


def dining(flat: Flat, style) -> None:
    """The table of the plan with chairs on both sides and a lamp above."""
    places = [room for room in ("living", "dining") if any(r["kind"] == room for r in flat.plan["rooms"])]
    for at in (at for room in places for at in flat.furniture("table", room)):
        x, y = (at[0] + at[2]) / 2, (at[1] + at[3]) / 2
        upright = at[3] - at[1] > at[2] - at[0]
        long = max(at[3] - at[1], at[2] - at[0])
        tables.dining_table((x, y, 0), math.pi / 2 if upright else 0, long, .95, style.timber if style.timber in ("oak", "walnut") else "pale_oak")
        for step in (-.62, 0, .62):
            for side in (-1, 1):
                off = side * .74
                place = (x + off, y + step, 0) if upright else (x + step, y + off, 0)
                turn = (math.pi / 2 if side < 0 else -math.pi / 2) if upright else (math.pi if side < 0 else 0.0)
                chenab_dining_chair.dining_chair(place, turn)
        decor.bowl((x, y - .2, .745), .17)
        decor.fruit((x, y - .2, .772), 5, 2)
        swat_vase.vase((x + .05, y + .42, .745))
        swat_vase.olive_branch((x + .05, y + .42, 1.045), 6, .40)
        for step in (-.5, .5):
            where = (x, y + step) if upright else (x + step, y)
            pendant((*where, 1.78), flat.height, .17, "dome", 5, 1.6, "brass")


def bedroom(flat: Flat, style) -> None:
    """The room beside the living room, seen from the balcony through its glass."""
    bed = flat.furniture("bed", "bedroom")[0]
    x, y = bed[2] + .08, (bed[1] + bed[3]) / 2
    decor.carpet((x - .6, y, 0), 2.6, 3.0, *style.rug)
    beds.bed((x, y, 0), math.pi / 2, 1.7, head=style.pillows[1])
    for side in (-1.15, 1.15):
        tables.bedside((bed[0] + .25, y + side, 0), math.pi / 2)


def terrace(flat: Flat, style, top: float) -> None:
    """Two rope chairs at a small table, a larger table for meals, planting along the railing."""
    x0, x1, out = flat.balcony
    middle, y = (x0 + x1) / 2, -out / 2
    for dx, turn in ((-2.65, 1.25), (-1.35, -1.25)):
        kabul_rope_chair.rope_chair((middle + dx, y + .18, top), turn, near=False)
    jhelum_side_table.side_table((middle - 2.0, y + .05, top))
    decor.bowl((middle - 2.0, y + .05, top + .52), .09)
    tables.coffee_table((middle + 2.2, y + .1, top), .48, .72)
    for angle in (.4, 2.2, 4.1):
        cx, cy = middle + 2.2 + .78 * math.cos(angle), y + .1 + .5 * math.sin(angle)
        chenab_dining_chair.dining_chair((cx, cy, top), math.atan2(y + .1 - cy, middle + 2.2 - cx) + math.pi / 2)
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
