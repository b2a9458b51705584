"""What a window shows: a planted court, a street of roofs, the water."""
import random

from interiors.shell import Room
from kit import ground, planting
from kit.shapes import instance


def court_left(room: Room, mirrored: bool = False, drop: float = 3.4, seed: int = 5) -> None:
    """Trees of a garden court outside the left-hand wall (or the right-hand one), seen from a balcony above it."""
    rng = random.Random(seed)
    side = 1 if mirrored else -1
    edge = side * room.width / 2
    ground.plane("lawn", -drop)
    near, far = edge + side * .25, edge + side * 2.2
    ground.slab(min(near, far), -1, max(near, far), room.depth + 2, "deck", -.02, .2)
    trees = [planting.tree(11 + k, 7, 4.5, "leaf_tree", leaves=2200) for k in range(2)]
    for _ in range(24):
        at = (edge + side * rng.uniform(6, 30), rng.uniform(-2, room.depth + 20), -drop)
        instance(rng.choice(trees), at, rng.uniform(0, 6.3), rng.uniform(.8, 1.15) * (1 + drop * .02))
