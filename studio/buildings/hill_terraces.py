"""Thirty-two houses stepped down a hill, four rows of eight: one's roof is the garden of the next."""
import random

from kit import facade, planting
from kit.masonry import Opening, Plane, wall
from kit.materials import use
from kit.openings import doors, window
from kit.shapes import Mesh, instance
from kit.street import bollard

HOUSE, ROWS, PER_ROW, RISE, GOING = 7.4, 4, 8, 4.5, 11.0
HALF = HOUSE * PER_ROW / 2 + 2


def build():
    m, r = Mesh("terraces"), random.Random(5)
    for row_ in range(ROWS):
        y, z = row_ * GOING, row_ * RISE
        m.box(-HALF - 3, y, z - 8, HALF + 3, y + GOING + 30, z, use("rubble_stone"))
        for k in range(PER_ROW):
            x = -HALF + 2 * (k >= 4) * 2 + HOUSE * k
            _house(m, r, x, y + 3.6, z, row_ * 8 + k)
        m.ribbon([(-HALF, y + .1), (-2.2, y + .1)], z, z + 1.0, .3, use("brick_rose"))
        m.ribbon([(2.2, y + .1), (HALF, y + .1)], z, z + 1.0, .3, use("brick_rose"))
        m.box(-HALF, y, z, HALF, y + 3.6, z + .04, use("paving"))
        for s in (-1, 1):
            planting.row(_bushes(), (s * 3, y + .7), (s * HALF, y + .7), 1.5, row_ + s, z, .2, (.5, .9))
    _stair(m)
    m.done()


def _bushes():
    kinds = (("leaf_fresh", None), ("leaf_dark", "flower_pink"), ("leaf_tree", "flower_white"))
    return [planting.shrub(k, .7, leaf, flower, 600) for k, (leaf, flower) in enumerate(kinds)]


def _house(m, r, x, y, z, seed):
    """Brick and lime front, timber screen, a door with a lamp, a pergola on the roof of every other one."""
    plane, front = Plane(x, y, 0, z), use(("brick_rose", "lime_white", "brick_lahore", "plaster_sand")[seed % 4 if seed % 3 else 0])
    o = [Opening(2.5, 3.2, .35, 3.0), Opening(5.9, 1.1, .05, 2.4)]
    wall(m, plane, HOUSE, 0, RISE - .25, o, front, .5)
    window(m, plane, o[0], seed, None, "glass_clear", "timber_dark", 3, 1, -.3, 5, .06, .05)
    doors(m, plane, o[1], use("timber"), 1, -.3)
    plane.box(m, .7, 3.0, 0, 6.7, 3.14, .7, use("timber_pale"))
    if seed % 2:
        for j in range(9):
            plane.box(m, .95 + j * .13, .35, .02, 1.02 + j * .13, 3.0, .10, use("timber_pale"))
    plane.box(m, HOUSE - .35, 0, -8, HOUSE, RISE - .25, .35, use("brick_rose"))
    m.box(x, y, z + RISE - .25, x + HOUSE, y + 8.5, z + RISE, use("lime_white"))
    m.box(x + .3, y + .7, z + RISE, x + HOUSE - .4, y + 6.6, z + RISE + .05, use("lawn"))
    for k in range(5):
        instance(_bushes()[(k + seed) % 3], (x + .9 + k * 1.35, y + .75 + .3 * (k % 2), z + RISE), k, r.uniform(.6, 1.0))
    if seed % 2 == 0:
        instance(planting.tree(5, 5, 2.2, "leaf_olive", 4200, .25), (x + r.uniform(1.5, 5.5), y + 4.2, z + RISE), seed, r.uniform(.7, 1.0))
    facade.railing(m, [(x + .2, y + .15), (x + HOUSE - .4, y + .15)], z + RISE, "rods", 1.0)
    instance(bollard(), (x + 5.0, y - .4, z))


def _stair(m):
    """The common stair up the middle, with the goods lift beside it."""
    steps = int(RISE / .17)
    for row_ in range(ROWS - 1):
        for k in range(steps):
            y = row_ * GOING + 3.8 + (GOING - 4) * k / steps
            z = row_ * RISE + RISE * (k + 1) / steps
            m.box(-1.3, y, row_ * RISE - .2, 1.3, row_ * GOING + GOING, z, use("limestone"))
        for x in (-1.35, 1.35):
            y0, y1, z0 = row_ * GOING + 3.8, row_ * GOING + GOING, row_ * RISE
            m.tube([(x, y0, z0 + 1.0), (x, y1, z0 + RISE + 1.0)], .03, use("dark_metal"), 6)
    m.box(1.7, 2, 0, 2.0, 40, .02, use("steel"))
