"""Both residences when they are finished, as their homes see them: gardens, the lane between, the park, low Dubai South all round."""
from __future__ import annotations

import math
import random

from buildings import residence, residence_garden as garden
from dubai import around
from kit import context, ground, planting
from kit.district import district
from kit.materials import use
from kit.shapes import Mesh, circle, instance, placed
from views import View

# Half the width of the court, its length, half the width of the whole building.
SIZES = {"indus-residence": (22, 44, 34), "indus-residence-phase-2": (32, 48, 44)}
WING = 12
LANE = 66  # between the two courts' open ends
PLOT = (-124, -224, 124, 158)


def scene(key: str):
    """What stands in the pictures of one of the two; its own court opens to -y, the other lies across the lane."""
    def build(view: View) -> None:
        (other,) = [one for one in SIZES if one != key]
        _surroundings()
        _half(key)
        placed(lambda: _half(other), 0, -LANE, math.pi)
        ground.road(-LANE / 2, 8, PLOT[0], PLOT[2])
        for x in (-74, 74):
            placed(lambda: ground.road(0, 8, PLOT[1], PLOT[3]), x, 0, math.pi / 2)
        _lane()
    return build


def _surroundings() -> None:
    x0, y0, x1, y1 = PLOT
    ground.plane("sand", -.32)
    district((-640, -640, 640, 640), 4, lambda x, y: x0 - 9 < x < x1 + 9 and y0 - 13 < y < y1 + 13)
    ground.slab(x0, y0, x1, y1, "lawn", 0, .4)
    for area in ((-1900, 900, 1900, 2600), (-1900, -2600, 1900, -900), (-2600, -1200, -900, 1200), (900, -1200, 2600, 1200)):
        context.skyline(area, 55, (20, 170), int(abs(area[0] + area[1])) % 97)
    trees = around.shade_trees(46, 1800)
    for x in (x0 + 8, x1 - 8):
        planting.row(trees, (x, y0 + 6), (x, y1 - 6), 8.5, int(x) % 7, 0, 2.2)
    for y in (y0 + 8, y1 - 8):
        planting.row(trees, (x0 + 16, y), (x1 - 16, y), 8.0, int(y) % 7, 0, 2.2)


def _half(key: str) -> None:
    """One building with its court, its front garden, the park behind it and the strips at its sides."""
    half, reach, width = SIZES[key]
    residence.build(key)
    ground.slab(-width - 4, -14, width + 4, reach + WING + 5, "paving", .03)
    _court(half, reach)
    for s in (-1, 1):
        _front(s, half, width)
        _side(s, width, reach)
    _park(reach + WING)


def _court(half: float, reach: float) -> None:
    """A pool in its terrace, lawns with small trees on the axis, planting and hedges along the walls."""
    r = random.Random(int(half))
    wide, y0, y1 = half * .34, reach * .30, reach * .62
    ax, ay0, ay1 = wide + 5, y0 - 4, y1 + 4
    garden.pool_terrace(-wide, y0, wide, y1, .12)
    edge = half - 4.2
    for x0, a, x1, b in ((-edge, -2, -ax, reach - 4), (ax, -2, edge, reach - 4), (-ax, -2, -3, ay0), (3, -2, ax, ay0), (-ax, ay1 + 3, ax, reach - 4)):
        ground.slab(x0, a, x1, b, "lawn", .08)
    small = [planting.tree(60 + k, 3.0 + .3 * k, 1.8, leaf, 2600) for k, leaf in enumerate(("leaf_fresh", "leaf_olive", "leaf_tree"))]
    for x in (-wide - 2.6, wide + 2.6):
        planting.row(small, (x, y0 - 1), (x, y1 + 1), 6.4, int(half + x) % 9, .1, .3, (.85, 1.0))
    low = [planting.tree(70 + k, 2.7, 1.4, leaf, 1500) for k, leaf in enumerate(("leaf_fresh", "leaf_olive"))]
    for _ in range(9):
        instance(r.choice(low), (r.uniform(-ax, ax), r.uniform(ay1 + 4.5, reach - 6), .08), r.uniform(0, 6), r.uniform(.8, 1.1))
    for s in (-1, 1):
        around.drift((min(s * (edge + .2), s * (half - 2.6)), 1, max(s * (edge + .2), s * (half - 2.6)), reach - 2), .9, 5 + s, .05)
        planting.hedge((s * edge, -1), (s * edge, reach - 4), .5, .7, "leaf_tree", .05)
    around.drift((-edge, reach - 3.9, edge, reach - 2.5), .9, 8, .05)
    around.people([(-wide - 3.4, y0 + 3, 1.2, .12), (wide + 3.2, y1 - 2, 4.4, .12), (2, y1 + 3, 0, .12), (-1.2, 2, 3.3), (.2, 2.3, 3.0)], seed=3)


def _front(s: int, half: float, width: float) -> None:
    """Low gardens before the ends of the two side wings, with palms at the outer corners."""
    x0, x1 = sorted((s * 3.2, s * width))
    ground.slab(x0, -13, x1, -1.2, "soil", .06)
    around.drift((x0 + .4, -12.6, x1 - .4, -1.6), .75, 11 + s, .06)
    palms = around.palms(3, 7)
    planting.row(palms, (s * (half + 3), -9), (s * (width - 1), -9), 4.4, 3 + s, .05)


def _side(s: int, width: float, reach: float) -> None:
    """Between a side wing and its street: pavement, planting, parked cars; beyond the street a linear park with a court."""
    x0, x1 = sorted((s * (width + 1.5), s * (width + 4)))
    around.drift((x0, -8, x1, reach + WING), .9, 20 + s, .05)
    x0, x1 = sorted((s * 63, s * 66))
    around.drift((x0, -18, x1, reach + WING), .7, 30 + s, .03)
    x0, x1 = sorted((s * 66, s * 69.6))
    ground.slab(x0, -28, x1, reach + WING + 60, "paving_large", .04)
    middle = s * (width + 69) / 2
    for y in range(0, int(reach + WING), 14):
        around.drift((middle - 3.4, y, middle + 3.4, y + 5), .9, y + s, .03)
    around.cars([(s * 71.6, y, 0 if s > 0 else math.pi) for y in (-6, 2, 19, 31, 44)], 5 + s)
    m = Mesh("playing_court")
    x = s * 95
    m.box(x - 8, 6, -.1, x + 8, 34, .05, use("terracotta"))
    for a, b, c, d in ((-7.5, 6.5, 7.5, 6.6), (-7.5, 33.4, 7.5, 33.5), (-7.5, 6.5, -7.4, 33.5), (7.4, 6.5, 7.5, 33.5), (-7.5, 19.9, 7.5, 20)):
        m.box(x + a, b, .05, x + c, d, .06, use("road_paint"))
    m.box(s * 82 - 1.1, -30, -.1, s * 82 + 1.1, 150, .04, use("paving"))
    m.done()
    # Lower than the line from the elevations' cameras to the foot of the building.
    for x, tall in ((64.6, 3.0), (79.4, 5.2)):
        kinds = [planting.tree(64 + k, tall * (1 + .08 * k), tall * .42, leaf, 2400) for k, leaf in enumerate(("leaf_tree", "leaf_olive", "leaf_fresh"))]
        planting.row(kinds, (s * x, -20), (s * x, reach + WING + 8), 9, int(x) + s, 0, .6)
    trees = around.shade_trees(52, 2200)
    for y in (-26, -12, 78, 92, 106, 120, 134):
        instance(trees[int(y) % 3], (s * 87 + y % 5, y, 0), y, .9)
    for y in (-18, 84, 100):
        instance(trees[int(y) % 3], (s * 106, y, 0), y, 1.0)


def _park(y: float) -> None:
    """A lawn with a pond, paths and trees round it, open towards the homes."""
    m = Mesh("pond")
    cy = y + 50
    ring = [(a * 1.7, cy + b) for a, b in circle(13, 48)]
    m.prism([(a * 1.85, cy + b) for a, b in circle(15.4, 48)], -.1, .05, use("paving"))
    m.prism([(a * 1.74, cy + b) for a, b in circle(13.5, 48)], -.1, .12, use("limestone"))
    m.face([(a, b, .14) for a, b in ring], use("still"))
    for x in (-52, 52):
        m.box(x - 1.2, y + 4, -.1, x + 1.2, y + 86, .04, use("paving"))
    m.box(-52, y + 16, -.1, 52, y + 18.2, .04, use("paving"))
    m.box(-1.2, y + 18, -.1, 1.2, cy - 15, .04, use("paving"))
    m.done()
    around.drift((-26, cy - 12, -21, cy + 12), .5, 5, .05)
    around.drift((21, cy - 12, 26, cy + 12), .5, 7, .05)
    around.drift((-48, y + 1.2, 48, y + 3.6), .8, 3, .05)
    trees, r = around.shade_trees(46, 2600) + around.palms(2, 7), random.Random(9)
    for x in (-1, 1):
        for k in range(10):
            instance(r.choice(trees), (x * r.uniform(60, 70), y + 14 + k * 8, 0), r.uniform(0, 6), r.uniform(.85, 1.15))
    for x in (-1, 1):
        for k in range(11):
            instance(r.choice(trees), (x * r.uniform(45, 57), y + 20 + k * 6.4, 0), r.uniform(0, 6), r.uniform(.8, 1.15))
    around.people([(-6, y + 17, 1.6), (-5.2, y + 17.3, 1.5), (22, y + 17, 4.6)], [(8, -28, cy - 17, 28, cy - 15.6)], 6)


def _lane() -> None:
    """Cars, lamps and trees where the lane leaves the plot; the middle stays open between the courts."""
    mid = -LANE / 2
    around.cars([(-30, mid + 2.6, math.pi / 2), (-18, mid - 2.6, -math.pi / 2), (22, mid + 2.6, math.pi / 2), (44, mid - 2.6, -math.pi / 2)], 3)
    around.lamps((-60, mid + 5), (60, mid + 5), 20, 0)
    trees = around.shade_trees(40, 2600)
    for y in (mid - 8.5, mid + 8.5):
        for x in (-60, -51, -42, -33, 33, 42, 51, 60):
            instance(trees[abs(x) % 3], (x, y, 0), x, .9)
    around.people(areas=[(10, -50, mid + 5, 50, mid + 7)], seed=7)
