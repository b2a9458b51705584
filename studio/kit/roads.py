"""Streets as what lies between blocks: one sheet of asphalt, and on it the blocks as islands with kerbs, pavements and
round corners. So streets meet, turn and run on without a seam. Blocks end at z = 0, the asphalt lies lower."""
from __future__ import annotations

import math
import random
from dataclasses import dataclass

from kit.materials import use
from kit.shapes import Mesh, moved, rounded

ASPHALT = -.14
PAINT = ASPHALT + .006
CORNER = 6.0
KERB = .18


@dataclass(frozen=True)
class Street:
    """Runs along the other axis at x (or y) = `at`. Cars keep to the right; they may park on either side."""
    at: float
    width: float = 8.0
    parking: tuple[bool, bool] = (False, False)  # on the side of lower and of higher coordinates

    @property
    def edges(self) -> tuple[float, float]:
        return self.at - self.width / 2, self.at + self.width / 2

    @property
    def lanes(self) -> tuple[float, float]:
        """The edges of what is driven on, between the parking strips."""
        low, high = self.edges
        return low + PARKING * self.parking[0], high - PARKING * self.parking[1]

    @property
    def middle(self) -> float:
        return sum(self.lanes) / 2


PARKING = 2.3


def asphalt(area) -> None:
    x0, y0, x1, y1 = area
    m = Mesh("asphalt")
    m.box(x0, y0, ASPHALT - .3, x1, y1, ASPHALT, use("asphalt"))
    m.done()


def cells(xs: list[Street], ys: list[Street]) -> list[tuple[float, float, float, float]]:
    """The blocks between the streets (x0, y0, x1, y1)."""
    return [(a.edges[1], c.edges[1], b.edges[0], d.edges[0]) for a, b in zip(xs, xs[1:]) for c, d in zip(ys, ys[1:])]


def island(m: Mesh, cell, inside: str | None = "lawn", walk: float = 2.6, corner: float = CORNER, paving: str = "paving") -> None:
    """A block: kerb, pavement, and what lies inside (None: the scene lays its own ground there)."""
    x0, y0, x1, y1 = cell

    def ring(by: float, z: float) -> list:
        flat = moved(rounded(x1 - x0 - 2 * by, y1 - y0 - 2 * by, max(.8, corner - by), 8), (x0 + x1) / 2, (y0 + y1) / 2)
        return [(x, y, z) for x, y in [*flat, flat[0]]]

    m.grid([ring(0, ASPHALT - .02), ring(.02, -.01), ring(KERB, -.01)], use("kerb"))
    m.grid([ring(KERB, -.014), ring(KERB + walk, -.004)], use(paving))
    if inside:
        m.face(ring(KERB + walk - .02, .004)[:-1], use(inside))


def _spans(low: float, high: float, crossings: list[Street], clear: float) -> list[tuple[float, float]]:
    """What is left of a street between its junctions."""
    spans, at = [], low
    for crossing in sorted(crossings, key=lambda one: one.at):
        if low < crossing.at < high:
            spans.append((at, crossing.edges[0] - clear))
            at = crossing.edges[1] + clear
    return [(a, b) for a, b in [*spans, (at, high)] if b - a > 6]


def markings(m: Mesh, street: Street, along: str, low: float, high: float, crossings: list[Street]) -> None:
    """Dashes in the middle, the edge of the parking strips with their bays, stop lines and zebras at the junctions."""
    paint = use("road_paint")

    def stripe(a: float, b: float, c: float, d: float) -> None:
        """From a to b along the street, from c to d across it."""
        m.box(*((a, c, PAINT - .01, b, d, PAINT) if along == "x" else (c, a, PAINT - .01, d, b, PAINT)), paint)

    for a, b in _spans(low, high, crossings, CORNER - 1.0):
        for k in range(int((b - a) / 7.5)):
            at = a + 3 + k * 7.5
            if at + 3 < b - 3:
                stripe(at, at + 3, street.middle - .07, street.middle + .07)
        for side, edge, kerb in zip(street.parking, street.lanes, street.edges):
            if side:
                stripe(a + 3, b - 3, edge - .06, edge + .06)
                for k in range(int((b - a - 6) / 6) + 1):
                    stripe(a + 3 + k * 6, a + 3.1 + k * 6, min(edge, kerb), max(edge, kerb))
        for end, way in ((a, 1), (b, -1)):
            _zebra(stripe, street, end + way * .4, way)


def _zebra(stripe, street: Street, at: float, way: int) -> None:
    low, high = street.edges
    across = low + .4
    while across < high - .6:
        stripe(min(at, at + way * 2.6), max(at, at + way * 2.6), across, across + .5)
        across += 1.0
    half = (street.lanes[0], street.middle) if way > 0 else (street.middle, street.lanes[1])
    stop = at + way * 3.9
    stripe(min(stop, stop + way * .35), max(stop, stop + way * .35), half[0] + .2, half[1] - .2)


def places(street: Street, along: str, low: float, high: float, crossings: list[Street], seed: int, every: float = 34.0) -> list[tuple[float, float, float]]:
    """Cars as (x, y, turn): some drive on the right of the street, some stand in the parking strips."""
    r, found = random.Random(seed), []
    facing = {("y", 1): math.pi, ("y", -1): 0.0, ("x", 1): math.pi / 2, ("x", -1): -math.pi / 2}

    def car(at: float, across: float, way: int) -> None:
        found.append((across, at, facing[along, way]) if along == "y" else (at, across, facing[along, way]))

    for a, b in _spans(low, high, crossings, CORNER + 3):
        # To the right of someone who drives towards +y lies +x, towards +x lies -y.
        up = 1 if along == "y" else -1
        quarter = (street.lanes[1] - street.lanes[0]) / 4
        for way in (-1, 1):
            at = a + r.uniform(0, every)
            while at < b:
                car(at, street.middle + way * up * quarter, way)
                at += every * r.uniform(.6, 1.7)
        for side, way, kerb, edge in zip(street.parking, (-up, up), street.edges, street.lanes):
            if side:
                for k in range(int((b - a - 8) / 6)):
                    if r.random() < .6:
                        car(a + 5.5 + k * 6, (kerb + edge) / 2, way)
    return found
