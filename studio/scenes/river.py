"""The Indus at dawn where it leaves the mountains: gravel banks, reeds, one boat, ranges behind ranges."""
from __future__ import annotations

import math
import random

from kit import context, ground, lands, planting, water
from kit.light_vehicles import boat
from kit.materials import use
from kit.shapes import Mesh, instance
from views import View


def _bank(seed: int, x: float, y: float, long: float, wide: float, mat: str, z: float) -> None:
    """A low tongue of gravel or sand that the river laid down."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, math.tau) for _ in range(3)]
    mesh = Mesh("bank")
    for step in range(5):  # shallow steps make a slope without a hard edge
        shrink, rise = 1 - step * .16, step * .10
        ring = []
        for k in range(60):
            a = k * math.tau / 60
            wave = 1 + .16 * math.sin(a * 2 + phase[0]) + .10 * math.sin(a * 3 + phase[1]) + .06 * math.sin(a * 7 + phase[2])
            ring.append((x + math.cos(a) * long * wave * shrink, y + math.sin(a) * wide * wave * shrink))
        mesh.prism(ring, z - .6, z + .02 + rise, use(mat))
    mesh.done()


def indus_at_dawn(view: View) -> None:
    context.hills(5200, 1500, 16000, 12, (.20, .20, .21), 3, 1.3)
    context.hills(2600, 520, 11000, 8, (.17, .17, .13), 2)
    ground.plane("dry_ground", -3)
    water.sheet((-6000, -400, 6000, 1500), 0, "creek")
    for seed, x, y, long, wide, mat in ((3, -120, 260, 160, 34, "gravel"), (5, 150, 420, 260, 40, "sand"), (8, -260, 640, 320, 60, "gravel"),
                                        (9, 40, 150, 42, 9, "gravel"), (11, -46, 52, 34, 8, "gravel")):
        _bank(seed, x, y, long, wide, mat, 0)
    trees = lands.plains_trees()
    context.far_trees(trees, (-700, 640, 700, 760), 120, 4)
    context.far_trees(trees, (-330, 250, -60, 275), 18, 6, (.6, .9))
    reeds = [planting.grass_clump(k, 1.2, 110) for k in range(3)]
    planting.scatter(reeds, (-70, 46, -22, 58), 90, 5, .2)
    planting.scatter(reeds, (-14, -1.5, -3.4, 4), 40, 8, -.2)
    planting.scatter(reeds, (7, -1.0, 16, 6), 34, 9, -.2)
    instance(boat(), (10, 30, 0), 1.15)
