"""What the sample flats are made of and furnished with: each development has its own pieces, lamps and paintings."""
from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Callable

from interiors.shell import lime_wash, oak_floor, stone_floor
from kit.furniture import dining, paintings, seating, sofas, tables
from kit.lamps import pendant
from kit.materials import jointed, use
from products import chenab_dining_chair, kabul_rope_chair, ravi_lounge_chair, sutlej_armchair


@dataclass(frozen=True)
class Front:
    """What the façade is made of."""

    wall: str
    edge: str
    rail: str
    frame: str = "bronze"


@dataclass(frozen=True)
class Style:
    floor: Callable
    wall: Callable
    feature: Callable  # of the wall behind the sofa
    timber: str
    worktop: str
    front: Front
    terrace_floor: str
    sofa: Callable  # at, turn, width
    low_table: Callable  # at, size
    armchair: Callable  # at, turn
    table: Callable  # at, turn, length
    chair: Callable  # at, turn
    lamp: Callable  # at, ceiling
    lamps: tuple[float, ...]  # where lamps hang along the table, from its middle
    floor_lamp: str
    first_painting: Callable  # at, width, height, turn
    second_painting: Callable
    terrace_chair: Callable  # at, turn
    headboard: str
    hour: str = "morning"
    sun: tuple[float, float] = (108, 30)  # compass direction and elevation
    fill: float = 1.0
    rug: tuple = ((.58, .50, .38), (.44, .33, .22))
    plants: str = "tree"
    towards: tuple[float, float] = (-1, -.62)  # where the first view of the living room looks to, on the plan


def _oval(timber: str):
    return lambda at, turn, length: tables.dining_table(at, turn, length, .95, timber)


def _discs(at, size: float) -> None:
    """A large stone disc and a small one that reaches over it."""
    tables.coffee_table(at, size * .92)
    tables.coffee_table((at[0] - .12, at[1] - .62, at[2]), size * .54, .42)


def _board(at, size: float) -> None:
    """A low walnut table along the sofa."""
    tables.low_table(at, 1.5708, size * 2.4, size * 1.3)


def _drums(at, size: float) -> None:
    dining.drum_table((at[0] + .05, at[1] + .25, at[2]), size * .86, .36)
    dining.drum_table((at[0] - .22, at[1] - .45, at[2]), size * .60, .44, "travertine")


STYLES = {
    "indus-residence": Style(
        floor=partial(stone_floor, "honed travertine", (.62, .54, .43), (1.2, .8)), wall=partial(lime_wash, "lime warm", (.74, .68, .59)),
        feature=lambda: use("brick_pale"), timber="walnut", worktop="travertine",
        front=Front("brick_pale", "travertine", "bars"), terrace_floor="travertine",
        sofa=sofas.frame_sofa, low_table=_board, armchair=sutlej_armchair.armchair,
        table=_oval("walnut"), chair=chenab_dining_chair.dining_chair,
        lamp=lambda at, ceiling: pendant((*at, 1.78), ceiling, .17, "dome", 5, 1.6, "brass"), lamps=(-.5, .5), floor_lamp="shade",
        first_painting=paintings.arcade, second_painting=paintings.lattice, terrace_chair=sutlej_armchair.armchair, headboard="rust",
        rug=((.44, .32, .23), (.28, .15, .10))),
    "indus-residence-phase-2": Style(
        floor=partial(oak_floor, "pale oak floor", (.56, .42, .28)), wall=partial(lime_wash, "lime white", (.80, .78, .74)),
        feature=partial(lime_wash, "lime sage", (.52, .55, .46)), timber="pale_oak", worktop="marble",
        front=Front("plaster_white", "ivory_stone", "glass"), terrace_floor="ivory_stone",
        sofa=sofas.block_sofa, low_table=_discs, armchair=lambda at, turn: seating.pouf(at, .36, .40, "sage"),
        table=lambda at, turn, length: dining.trestle_table(at, turn, length, .9), chair=dining.slat_chair,
        lamp=lambda at, ceiling: pendant((*at, 1.86), ceiling, .34, "lantern", 9, 1.5), lamps=(0,), floor_lamp="arc",
        first_painting=paintings.river, second_painting=paintings.leaf, terrace_chair=dining.slat_chair, headboard="sage",
        rug=((.66, .62, .54), (.40, .43, .34))),
    "warsan-tower": Style(
        floor=lambda: jointed("pale stone", (.66, .62, .55), (1.2, 1.2), .24, .003, .03, .5, .75, .06, .5), wall=partial(lime_wash, "lime cool", (.76, .745, .715)),
        feature=partial(lime_wash, "lime teal", (.060, .120, .115)), timber="oak", worktop="marble",
        front=Front("plaster_white", "plaster_white", "glass"), terrace_floor="limestone",
        sofa=lambda at, turn, width: seating.sofa(at, turn, width, "ivory", 3, pillows=("teal", "brass", "sand")), low_table=_drums, armchair=ravi_lounge_chair.lounge_chair,
        table=lambda at, turn, length: dining.pedestal_table(at, turn, length), chair=dining.shell_chair,
        lamp=lambda at, ceiling: pendant((*at, 1.84), ceiling, .13, "globe", 4, 1.8, "brass"), lamps=(-.6, 0, .6), floor_lamp="shade",
        first_painting=paintings.waves, second_painting=paintings.strata, terrace_chair=lambda at, turn: kabul_rope_chair.rope_chair(at, turn, near=False), headboard="sand",
        fill=1.6, towards=(-.45, -1), rug=((.56, .54, .48), (.38, .42, .40)), plants="shrub"),
}
