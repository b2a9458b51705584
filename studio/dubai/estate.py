"""Both residences when they are finished, as their homes see them: gardens, the lane between, the park, Dubai South all round."""
from __future__ import annotations

import math

from buildings import residence
from dubai import around, estate_court, estate_park, estate_side
from kit import context, ground, roads
from kit.district import PITCH, STREET, drive, neighbourhood, street_trees
from kit.houses import flats, plot
from kit.roads import Street
from kit.shapes import Mesh, instance, placed
from views import View

# Half the width of the court, its length, half the width of the whole building.
SIZES = {"indus-residence": (22, 44, 34), "indus-residence-phase-2": (32, 48, 44)}
WING = 12
LANE = 66  # between the two courts' open ends
# The streets: the lane, two avenues past the sides of the buildings, and the grid of the neighbourhood beyond the parks.
SIDES = [Street(-74, 9.2, (False, True)), Street(74, 9.2, (True, False))]
EDGE_X, EDGE_Y = 137.2, (-228, 162)
XS = sorted([*SIDES, *(Street(s * (EDGE_X + PITCH[0] * k), STREET) for k in range(5) for s in (-1, 1))], key=lambda one: one.at)
YS = sorted([Street(-LANE / 2, STREET), *(Street(EDGE_Y[0] - PITCH[1] * k, STREET) for k in range(9)),
             *(Street(EDGE_Y[1] + PITCH[1] * k, STREET) for k in range(9))], key=lambda one: one.at)


def scene(key: str):
    """What stands in the pictures of one of the two; its own court opens to -y, the other lies across the lane."""
    def build(view: View) -> None:
        (other,) = [one for one in SIZES if one != key]
        _surroundings()
        _half(key)
        placed(lambda: _half(other), 0, -LANE, math.pi)
        _lane()
    return build


def _own(x: float, y: float) -> bool:
    return abs(x) < EDGE_X - 4.2 and EDGE_Y[0] + 4.2 < y < EDGE_Y[1] - 4.2


def _surroundings() -> None:
    ground.plane("sand", -.5)
    neighbourhood(XS, YS, 4, _own)
    for k, street in enumerate(SIDES):
        drive(roads.places(street, "y", EDGE_Y[0], EDGE_Y[1], YS, 9 + k, 30), seed=k)
    m = Mesh("estate_blocks")
    for cell in roads.cells(XS, YS):
        if _own((cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2):
            roads.island(m, cell, None)
    m.done()
    _beyond()


def _beyond() -> None:
    """Past the last street: scattered houses and trees, then towers in the haze."""
    around.ring([plot(k) for k in range(6)] + [flats(1), flats(3), flats(4)], 640, 1150, 420, 3)
    around.ring(street_trees(), 640, 1250, 520, 5)
    for area in ((-1900, 900, 1900, 2600), (-1900, -2600, 1900, -900), (-2600, -1200, -900, 1200), (900, -1200, 2600, 1200)):
        context.skyline(area, 70, (16, 150), int(abs(area[0] + area[1])) % 97)


def _half(key: str) -> None:
    """One building with its court, its front garden, the park behind it and the strips at its sides."""
    half, reach, width = SIZES[key]
    residence.build(key)
    ground.slab(-width - 4, -14, width + 4, reach + WING + 5, "paving", .03)
    estate_court.court(half, reach)
    for s in (-1, 1):
        estate_court.front(s, half, width)
        estate_side.strip(key, s, width, reach + WING)
        estate_side.park(key, s)
    estate_park.park(key, reach + WING)


def _lane() -> None:
    """Cars, lamps and people on the lane; a crossing joins the paths of the two courts."""
    mid = -LANE / 2
    (lane,) = [street for street in YS if street.at == mid]
    drive(roads.places(lane, "x", -EDGE_X, EDGE_X, [*SIDES, Street(0, 6)], 3, 26), seed=3)
    m = Mesh("crossing")
    for k in range(7):
        y = mid - 3.4 + k * 1.05
        m.box(-2.2, y, roads.PAINT - .01, 2.2, y + .5, roads.PAINT, roads.use("road_paint"))
    m.done()
    for s in (-1, 1):
        around.lamps((s * 27, mid + 5.2), (s * 63, mid + 5.2), 18, 0)
        around.lamps((s * 27, mid - 5.2), (s * 63, mid - 5.2), 18, math.pi)
    around.people(areas=[(8, -50, mid + 4.6, 50, mid + 6), (8, -50, mid - 6, 50, mid - 4.6)], seed=7)
