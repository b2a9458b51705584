"""Beside a residence: the garden strip to its avenue, and across the avenue a neighbourhood park with a playing court."""
from __future__ import annotations

import random

from dubai import around
from dubai.estate_trees import cluster, headroom, plant
from kit import planting, street
from kit.materials import use
from kit.outline import bay_line
from kit.shapes import Mesh, instance
from kit.terrain import draped, parkland, waves

KERB = 66.6  # where the pavement of the avenue begins
FAR = (81.4, 130.4)  # the park beyond the avenue, inside its pavement
Y = (-26.4, 155.2)


def strip(key: str, s: int, width: float, end: float) -> None:
    """Lawn in soft mounds, beds, a winding path beside the pavement, paths from the avenue to the staircases."""
    low, high = width + 3.9, KERB

    def height(x: float, y: float) -> float:
        inside = min(1.0, max(0, min(abs(x) - low - .6, high - .6 - abs(x), _from_path(y) - 1.4)) / 3)
        return .02 + .55 * inside * max(0, .25 + waves(x, y, 11, 3 + s))

    x0, x1 = sorted((s * low, s * high))
    parkland((x0, Y[0], x1, end + 5), height, lambda x, y: .5 + .5 * waves(x, y, 7, 9) if abs(x) > low + 2 else 0, 1.2)
    m = Mesh("strip_paths")
    for k, y in enumerate(range(4, int(end), 18)):
        m.box(min(s * (low - .2), s * high), y - 1.1, -.1, max(s * (low - .2), s * high), y + 1.1, .10 + .006 * k, use("paving"))
    m.done()
    around.drift((min(s * (width + 1.5), s * (width + 4)), -8, max(s * (width + 1.5), s * (width + 4)), end), .9, 20 + s, .05)
    beds = [shrub for k in range(3) for shrub in (planting.shrub(5 + k, .5, ("leaf_fresh", "leaf_grey", "leaf_tree")[k], ("flower_white", None, "flower_pink")[k]), planting.grass_clump(k, .7))]
    r = random.Random(30 + s)
    for y in range(-14, int(end) - 3, 4):
        x = r.uniform(low + 2, high - 2)
        for a, b in cluster(r, x, y + r.uniform(-2, 2), r.uniform(1.6, 3.4), 30):
            if _from_path(b) > 1.6 and low + .5 < a < high - .5:
                instance(r.choice(beds), (s * a, b, height(s * a, b)), r.uniform(0, 6), r.uniform(.7, 1.3))
    planting.hedge((s * (high - .4), -20), (s * (high - .4), end), .5, .6, "leaf_tree", .02)
    step = 8.5
    spots = [(s * (high + 1.0), Y[0] + 4 + k * step) for k in range(int((end + 8 - Y[0]) / step))]
    spots += [(s * r.uniform(low + 3, high - 3), y + 5 + r.uniform(-2, 2)) for y in range(-14, int(end) - 3, 9)]
    plant(key, [spot for spot in spots if _from_path(spot[1]) > 2.2], 40 + s, height)
    for y in range(-16, int(end), 26):
        if headroom(key, s * (high + 2.2), y) > 7:
            instance(around.street_lamp(), (s * (high + 2.2), y, 0), 1.5708 * s)
    x0, x1 = sorted((s * (high + .4), s * (high + 2.4)))
    around.people(areas=[(7, x0, -18, x1, end)], seed=14 + s)


def _from_path(y: float) -> float:
    """Metres to the next of the paths to the staircases, which come every 18 m."""
    return min((y - 4) % 18, (4 - y) % 18)


def park(key: str, s: int) -> None:
    """Between the avenue and the next street: meadow and lawn, a court, a playground, groups of trees, a path through all."""
    def height(x: float, y: float) -> float:
        inside = min(1.0, max(0, min(abs(x) - FAR[0] - 1, FAR[1] - 1 - abs(x), y - Y[0] - 1, Y[1] - 1 - y)) / 6)
        level = 0.0 if 84 < abs(x) < 106 and 2 < y < 56 else 1.0
        return .01 + level * inside * (.25 + .9 * max(0, waves(x, y, 19, 5 + s)))

    x0, x1 = sorted((s * FAR[0], s * FAR[1]))
    parkland((x0, Y[0], x1, Y[1]), height, lambda x, y: .48 + .75 * waves(x, y, 16, 2 + s) if level_free(x, y) else 0)
    m = Mesh("side_park")
    _court(m, s * 95, 6)
    line = bay_line([(s * x, y) for x, y in ((113, -30), (111, -14), (116, 6), (111, 26), (109, 46), (101, 62), (92, 78), (96, 98), (108, 114), (104, 134), (98, 158))], False)
    m.grid(draped(line, height, 2.4), use("paving"))
    for y, to in ((-8, 113), (62, 101), (98, 96)):
        m.grid(draped([(s * (FAR[0] - .2 + (to - FAR[0]) * k / 12), y) for k in range(13)], height, 2.0), use("paving"))
    _playground(m, s * 112, 84, height)
    m.done()
    r = random.Random(52 + s)
    spots = [(s * (FAR[0] + 1.6), y) for y in range(int(Y[0]) + 4, int(Y[1]) - 2, 9)]
    for x, y, radius, count in ((124, -12, 6, 6), (125, 14, 5, 5), (124, 40, 6, 6), (122, 62, 6, 6), (88, 68, 5, 5), (86, 108, 6, 7), (118, 104, 6, 6), (92, 136, 8, 9), (120, 136, 8, 9), (104, 148, 8, 8), (90, -18, 5, 5)):
        spots += [(s * a, b) for a, b in cluster(r, x, y, radius, count)]
    plant(key, spots, 60 + s, height)
    for x, y, turn in ((108.6, 30, 1), (98.5, 66, .4), (105, 118, 2.2)):
        instance(street.bench(), (s * x, y, height(s * x, y)), turn)
    tufts = [planting.grass_clump(k, .55, 60, "reed", .4) for k in range(3)] + [planting.shrub(9, .5, "leaf_olive")]
    planting.scatter(tufts, (x0 + 3, Y[0] + 3, x1 - 3, Y[1] - 3), 320, 70 + s, .15, (.6, 1.2), lambda x, y: waves(x, y, 16, 2 + s) > .22 and level_free(x, y))
    around.people([(s * 94, 14, 1), (s * 97, 22, 4), (s * 92, 27, 2.5)], [(6, min(s * 108, s * 113), 8, max(s * 108, s * 113), 44)], 9 + s)


def level_free(x: float, y: float) -> bool:
    """Not on the court, its run-off or the playground."""
    return not (84 < abs(x) < 106 and 2 < y < 56) and not (104 < abs(x) < 120 and 76 < y < 92)


def _court(m: Mesh, x: float, y: float) -> None:
    """A basketball court: a green field in a clay frame, its lines, two boards, a fence on posts."""
    m.box(x - 9.5, y - 2, -.1, x + 9.5, y + 30, .05, use("clay_field"))
    m.box(x - 7.5, y, -.1, x + 7.5, y + 28, .06, use("court_green"))
    line = use("road_paint")
    for a, b, c, d in ((-7.5, 0, 7.5, .08), (-7.5, 27.92, 7.5, 28), (-7.5, 0, -7.42, 28), (7.42, 0, 7.5, 28), (-7.5, 13.96, 7.5, 14.04),
                       (-2.4, 0, -2.32, 5.8), (2.32, 0, 2.4, 5.8), (-2.4, 5.72, 2.4, 5.8), (-2.4, 22.2, -2.32, 28), (2.32, 22.2, 2.4, 28), (-2.4, 22.2, 2.4, 22.28)):
        m.box(x + a, y + b, .055, x + c, y + d, .068, line)
    for end, way in ((y - .6, 1), (y + 28.6, -1)):
        m.tube([(x, end, 0), (x, end, 2.6), (x, end + way * 1.2, 3.3)], .08, use("dark_metal"), 8)
        m.box(x - .9, end + way * 1.2 - .03, 2.8, x + .9, end + way * 1.2 + .03, 3.9, use("white"))
    for k in range(9):
        for side in (-9.4, 9.4):
            m.tube([(x + side, y - 1.8 + k * 3.95, 0), (x + side, y - 1.8 + k * 3.95, 1.1)], .03, use("dark_metal"), 6)
    for side in (-9.4, 9.4):
        for z in (.5, 1.1):
            m.tube([(x + side, y - 1.8, z), (x + side, y + 29.8, z)], .02, use("dark_metal"), 6)


def _playground(m: Mesh, x: float, y: float, height) -> None:
    """Soft ground in two colours, a climbing frame, a slide, a sail for shade."""
    z = height(x, y) + .35
    for cx, cy, radius, mat in ((0, 0, 6, "clay_field"), (3.4, 2.6, 3.2, "court_green")):
        m.prism(bay_line([(x + cx + radius * a, y + cy + radius * b) for a, b in ((1, 0), (.6, .8), (-.2, .9), (-.95, .5), (-.9, -.4), (-.1, -1), (.75, -.7))]), -.2, z + (.01 if radius < 4 else 0), use(mat))
    steel = use("white_metal")
    for a, b in ((-1.4, -1.4), (1.4, -1.4), (1.4, 1.4), (-1.4, 1.4)):
        m.tube([(x + a, y + b, z), (x + a, y + b, z + 2.6)], .06, steel, 6)
    m.box(x - 1.5, y - 1.5, z + 1.3, x + 1.5, y + 1.5, z + 1.4, use("timber"))
    m.face([(x + 1.5, y - .5, z + 1.4), (x + 1.5, y + .5, z + 1.4), (x + 4.6, y + .5, z + .2), (x + 4.6, y - .5, z + .2)], use("teal_pipe"))
    m.face([(x - 5, y - 4, z + 3.2), (x + 4, y - 4.6, z + 3.9), (x + 4.6, y + 4.4, z + 3.1), (x - 4.4, y + 4.4, z + 4.2)], use("canvas"))
    for a, b, top in ((-5, -4, 3.2), (4, -4.6, 3.9), (4.6, 4.4, 3.1), (-4.4, 4.4, 4.2)):
        m.tube([(x + a, y + b, z), (x + a, y + b, z + top)], .06, steel, 6)
