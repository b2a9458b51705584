"""Trees of the estate: as large as the pictures allow on which homes are chosen, for none may stand before a window."""
from __future__ import annotations

import math
import random

from buildings.developments import exported
from kit import planting
from kit.shapes import instance

LEAVES = ("leaf_tree", "leaf_olive", "leaf_fresh")
# Height, spread, leaves and the share of bare trunk of each size.
SIZES = ((2.5, 1.3, 1500, .3), (3.4, 1.9, 2000, .3), (4.8, 2.7, 2600, .3), (6.6, 3.5, 3200, .28), (8.4, 4.3, 3800, .26))


def headroom(key: str, x: float, y: float) -> float:
    """How high something may be at a place, below the lines from the elevations' cameras to the feet of the building."""
    most = 9.0
    for elevation in exported()[key]["elevations"]:
        (ax, ay, az), (tx, ty, _), lens = elevation["at"], elevation["to"], elevation["lens"]
        far = math.hypot(tx - ax, ty - ay)
        along = ((x - ax) * (tx - ax) + (y - ay) * (ty - ay)) / far
        aside = abs((x - ax) * (ty - ay) - (y - ay) * (tx - ax)) / far
        if -4 < along < far and aside < max(0, along) * 18 / lens + 4:
            most = min(most, az * (1 - max(0, along) / far) * .86)
    return most


def kinds(size: int) -> list:
    height, spread, leaves, bare = SIZES[size]
    return [planting.tree(200 + size * 10 + k, height * (1 + .06 * k), spread, leaf, leaves, bare) for k, leaf in enumerate(LEAVES)]


def plant(key: str, spots, seed: int, ground=lambda x, y: 0.0, most: int = 4) -> None:
    """A tree at each (x, y) of the largest size that fits there; none where not even the smallest does."""
    r = random.Random(seed)
    for x, y in spots:
        room = headroom(key, x, y)
        fitting = [k for k, (height, *_) in enumerate(SIZES[:most + 1]) if height * 1.16 < room]
        if fitting:
            instance(r.choice(kinds(fitting[-1])), (x, y, ground(x, y)), r.uniform(0, 6), r.uniform(.84, 1.03))


def cluster(r: random.Random, x: float, y: float, radius: float, count: int) -> list[tuple[float, float]]:
    """Spots of a group that stand apart from each other."""
    return [(x + away * math.cos(turn), y + away * math.sin(turn)) for k in range(count)
            for turn, away in [(k * 2.399963 + r.uniform(-.3, .3), radius * ((k + .5) / count) ** .5)]]
