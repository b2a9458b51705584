"""The park behind a residence: a pond with bays, reeds and a deck, meadows, mounds, winding paths, groves at its edges."""
from __future__ import annotations

import math
import random

from dubai import around
from dubai.estate_trees import cluster, plant
from kit import ground, lake, planting, street
from kit.materials import use
from kit.outline import bay_line, drawn_in, holds, middle
from kit.shapes import Mesh, instance
from kit.terrain import draped, parkland, waves

HALF = 66.7  # inside the pavements
END = 155.3
WATER = .07
# The pond's outline about its middle: two bays, a narrow waist, a cape with the deck.
SHORE = ((30, 2), (27, 12), (17, 15), (9, 9), (0, 8), (-9, 14), (-21, 17), (-31, 10), (-32, -2), (-24, -11), (-14, -9), (-7, -14), (3, -17), (12, -11), (21, -12), (28, -8))


def park(key: str, y: float) -> None:
    shift = 52 if y < 58 else 50
    shore = bay_line([(a - 2, y + shift + b) for a, b in SHORE])
    centre = middle(shore)

    def height(x: float, py: float) -> float:
        """Mounds that leave the paths at the walls level, a low bank round the pond."""
        away = _from_shore(shore, x, py)
        if away < 0:
            return WATER - .05
        inside = min(1.0, max(0, min(HALF - 2 - abs(x), py - y - 8, END - 2 - py)) / 8)
        bank = min(1.0, away / 7)
        shelf = (WATER + .05 + .16 * min(away, 1.6)) * max(0, 1 - max(0, away - 3) / 12)
        return max(shelf, .02 + inside * bank * 1.25 * max(0, waves(x, py, 21, y)))

    def wild(x: float, py: float) -> float:
        away = _from_shore(shore, x, py)
        near = max(0.0, 1 - abs(away - 3) / 5) * .5
        return min(1.0, max(0.0, near + .42 + .8 * waves(x, py, 18, 4 + y) - (.6 if py < y + 12 else 0)))

    parkland((-HALF, y + 5, HALF, END), height, wild)
    lake.lake(shore, WATER, centre, .32)
    paths = [bay_line([(x, y + py) for x, py in line], False) for line in (
        ((-68, 14), (-44, 13), (-22, 17), (0, 14), (24, 17), (46, 13), (68, 15)),
        ((-40, 13), (-46, 30), (-44, 52), (-36, 72), (-14, 78), (10, 74), (32, 78), (44, 62), (41, 40), (43, 24), (40, 14)),
        ((2, 5), (1, 10), (0, 14)), ((-12, 78), (-22, 90), (-30, 102)), ((32, 78), (38, 90), (40, 102)))]
    m = Mesh("park_paths")
    for k, line in enumerate(paths):
        m.grid(draped(line, height, 2.6 if k < 2 else 2.2, .05 + .006 * k), use("gravel" if k != 2 else "paving"))
    _deck(m, centre)
    m.done()
    _shore_plants(shore, height)

    def dry(x: float, py: float) -> bool:
        """On land, and not on a path."""
        return _from_shore(shore, x, py) > 2 and not any(math.hypot(x - a, py - b) < 2.4 for line in paths for a, b in line[::3])

    _meadow(y, height, wild, dry)
    _trees(key, y, height, dry)
    for a, b, turn in ((-40.5, 46, 1.4), (38, 50, -1.4), (-8, 19, 3.1), (16, 78, 0), (-30, 76, .4)):
        instance(street.bench(), (a, y + b, height(a, y + b) + .03), turn)
    around.drift((-48, y + 1.2, 48, y + 3.6), .8, 3, .05)
    walk = [(line[int(len(line) * t)], turn) for line, t, turn in ((paths[0], .3, 1.5), (paths[0], .32, 1.6), (paths[0], .7, 4.6), (paths[1], .15, 0), (paths[1], .5, 1.6), (paths[1], .8, 3), (paths[1], .83, 3.2), (paths[0], .52, .3))]
    around.people([(a, b, turn, height(a, b) + .03) for (a, b), turn in walk], seed=6)


def _from_shore(shore, x: float, y: float) -> float:
    """Metres to the shore, negative in the water; near enough for shaping the ground."""
    away = min(math.hypot(x - a, y - b) for a, b in shore[::2])
    return -away if holds(shore, x, y) else away


def _deck(m: Mesh, centre) -> None:
    """A deck of boards over the water with a seat along its end."""
    x, y = centre[0] + 6, centre[1] - 17
    for k in range(16):
        m.box(x - 2.2, y + k * .5, WATER + .42, x + 2.2, y + k * .5 + .46, WATER + .48, use("deck"))
    for a in (-2.0, 2.0):
        for b in (.3, 3.8, 7.4):
            m.tube([(x + a, y + b, -.1), (x + a, y + b, WATER + .42)], .09, use("timber_dark"), 6)
    m.box(x - 1.8, y + 7.0, WATER + .48, x + 1.8, y + 7.5, WATER + .92, use("timber"))


def _shore_plants(shore, height) -> None:
    """Reeds in the bays, boulders on the capes, low shrubs behind them."""
    r = random.Random(12)
    reeds = [planting.grass_clump(k, 1.5, 110, leaf, .5) for k, leaf in enumerate(("reed", "blade", "reed", "leaf_olive"))]
    low = [planting.shrub(5, .6, "leaf_fresh", "flower_white"), planting.shrub(6, .6, "leaf_grey"), planting.grass_clump(7, .8), planting.shrub(7, .7, "leaf_tree", "flower_pink")]
    for k, (x, y) in enumerate(drawn_in(shore, .6)):
        grown = waves(k, 0, 9, 3)
        if grown > -.05:
            for _ in range(5):
                a, b = x + r.uniform(-1.3, 1.3), y + r.uniform(-1.3, 1.3)
                instance(r.choice(reeds), (a, b, height(a, b)), r.uniform(0, 6), r.uniform(.6, 1.15))
        elif grown < -.2:
            ground.stones((x - 1.4, y - 1.4, x + 1.4, y + 1.4), 3, k, (.25, .7), "sandstone", WATER + .05)
    for k, (x, y) in enumerate(drawn_in(shore, -3.2)):
        if waves(k, 5, 8, 1) > .05:
            instance(r.choice(low), (x + r.uniform(-1, 1), y + r.uniform(-1, 1), height(x, y)), r.uniform(0, 6), r.uniform(.7, 1.3))


def _meadow(y: float, height, wild, dry) -> None:
    """Tall grass and flowers where the lawn is left to grow."""
    r = random.Random(31)
    kinds = [planting.grass_clump(k, .55 + .1 * k, 55, leaf, .5) for k, leaf in enumerate(("reed", "leaf_dry", "blade", "reed", "leaf_olive"))] + [planting.shrub(31, .26, "leaf_fresh", "flower_violet", 200)]
    for _ in range(3000):
        x, py = r.uniform(-HALF + 2, HALF - 2), r.uniform(y + 9, END - 2)
        if wild(x, py) > .6 and dry(x, py):
            instance(r.choice(kinds), (x, py, height(x, py)), r.uniform(0, 6), r.uniform(.6, 1.2))


def _trees(key: str, y: float, height, dry) -> None:
    """Groves at the sides and behind the pond, single trees on the mounds; open towards the homes."""
    r, spots = random.Random(9), []
    for x, py, radius, count in ((-56, 26, 6, 6), (-58, 46, 6, 6), (-56, 68, 7, 8), (-50, 88, 8, 9), (-22, 95, 5, 5), (4, 92, 7, 6), (24, 96, 5, 5), (52, 90, 8, 9), (57, 70, 6, 7),
                                 (56, 50, 6, 6), (57, 30, 6, 5), (-33, 30, 4, 3), (34, 27, 3, 3), (-48, 60, 2, 2), (48, 44, 2, 2), (22, 68, 3, 3), (-24, 70, 3, 3)):
        spots += cluster(r, x, y + py, radius, count)
    plant(key, [spot for spot in spots if spot[1] < END - 2 and dry(*spot)], 8, height)
    for x, py in ((-38, 60), (-40, 57), (37, 60), (35, 64)):
        if dry(x, y + py):
            instance(r.choice(around.palms(3, 7)), (x, y + py, height(x, y + py)), r.uniform(0, 6), r.uniform(.85, 1.1))
