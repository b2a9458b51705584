"""The lake before Warsan Tower: to the north a promenade with flats and towers, to the south reeds, a boardwalk and ghaf
trees before the desert, in the east streets of houses. So the two leaves of the tower look at different things."""
from __future__ import annotations

import math
import random

from dubai import around
from kit import boats, context, ground, lake, planting
from kit.district import district
from kit.houses import flats, mosque
from kit.materials import use
from kit.outline import bay_line, drawn_in, strip
from kit.shapes import Mesh, instance, placed
from kit.terrain import waves

WATER = -1.0
LAND = -.45
MIDDLE = (0, -170)
# North lies towards +x. The quay before the tower is straight, all else has bays and capes.
SHORE = bay_line([(124, -33), (150, -37), (182, -58), (196, -84), (226, -104), (238, -142), (214, -172), (222, -204), (186, -226), (168, -262), (122, -276),
                  (92, -312), (52, -296), (22, -316), (-24, -338), (-66, -306), (-104, -328), (-150, -306), (-172, -264), (-214, -248), (-228, -206),
                  (-266, -176), (-252, -132), (-212, -118), (-200, -76), (-160, -64), (-146, -38), (-124, -33), (-60, -33), (0, -33), (60, -33)])
BEYOND = ((0, WATER - .15), (2.5, -.75), (7, -.55), (30, LAND), (90, LAND), (6000, LAND))


def lake_and_land() -> None:
    """The water, a beach, a green bank, and the plain to the horizon."""
    lake.lake(SHORE, WATER, MIDDLE)
    m = Mesh("land", smooth=True)
    rows = [[(x, y, z) for x, y in drawn_in([*SHORE, SHORE[0]], -away, MIDDLE)] for away, z in BEYOND]
    m.grid(rows[:2], use("sand"))
    m.grid(rows[1:4], use("lawn"))
    m.grid(rows[3:], use("sand"))
    m.done()


def _along(away: float, where) -> list[tuple[float, float]]:
    """Places at a distance from the shore (negative: in the water), about every two metres, where `where(x, y)` allows."""
    line = drawn_in(SHORE, -away, MIDDLE)
    dense = [(xa + (xb - xa) * t / 3, ya + (yb - ya) * t / 3) for (xa, ya), (xb, yb) in zip(line, [*line[1:], line[0]]) for t in range(3)]
    return [(x, y) for x, y in dense if where(x, y)]


def _north(x: float, y: float) -> bool:
    return x > 128 and y > -290


def _south(x: float, y: float) -> bool:
    return x < -128 and y > -320


def _east(x: float, y: float) -> bool:
    return y < -200 and not _north(x, y) and not _south(x, y)


def _reeds(where, share: float, seed: int) -> None:
    r = random.Random(seed)
    kinds = [planting.grass_clump(k, 1.7, 110, leaf, .7) for k, leaf in enumerate(("reed", "blade", "reed", "leaf_olive"))]
    for k, (x, y) in enumerate(_along(-.8, where)):
        if waves(k, seed, 16, 2) > 1 - 2 * share:
            for _ in range(4):
                instance(r.choice(kinds), (x + r.uniform(-2.4, 2.4), y + r.uniform(-2.4, 2.4), WATER - .1), r.uniform(0, 6), r.uniform(.8, 1.7))


def _wood(kinds, where, near: float, far: float, every: int, seed: int, gaps: float = -.2) -> None:
    """Trees between two distances from the shore, in groups with gaps."""
    r = random.Random(seed)
    for k, (x, y) in enumerate(_along(0, where)):
        if k % every or waves(k, seed, 22, 7) < gaps:
            continue
        away = r.uniform(near, far)
        size = math.hypot(x - MIDDLE[0], y - MIDDLE[1])
        a, b = x + (x - MIDDLE[0]) / size * away, y + (y - MIDDLE[1]) / size * away
        instance(r.choice(kinds), (a + r.uniform(-2, 2), b + r.uniform(-2, 2), -.6), r.uniform(0, 6), r.uniform(.75, 1.25))


def islands() -> None:
    """Three, none like another: a long wooded one, a sandbank with reeds, a small one with palms."""
    r = random.Random(6)
    broad = [planting.tree(90 + k, 6.5, 3.4, leaf, leaves=2600) for k, leaf in enumerate(("leaf_tree", "leaf_olive", "leaf_fresh"))]
    reeds = [planting.grass_clump(k, 1.5, 110, "reed", .7) for k in range(3)]
    m = Mesh("islands", smooth=True)
    for x, y, wide, deep, turn, kinds, count in ((96, -196, 38, 15, .5, broad + [planting.palm(1, 8, 30)], 34), (-40, -236, 26, 8, -.3, broad[1:2], 3),
                                                 (-128, -178, 20, 13, .9, [planting.palm(k, 7 + k, 30) for k in range(3)] + broad[:1], 16)):
        ring = bay_line([(x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn)) for t in range(11)
                         for grow in [r.uniform(.72, 1.18)] for a, b in [(wide * grow * math.cos(t * math.tau / 11), deep * grow * math.sin(t * math.tau / 11))]])
        lake.shoal(ring, WATER + .012, (x, y))
        rings = [[(a, b, z) for a, b in drawn_in([*ring, ring[0]], away, (x, y))] for away, z in ((-.4, WATER - .1), (1.6, -.7), (5, -.2), (40, .1))]
        m.grid(rings[:2], use("sand"))
        m.grid(rings[1:], use("lawn"))
        for k in range(count):
            a, b = r.choice(drawn_in(ring, r.uniform(2.5, deep), (x, y)))
            instance(r.choice(kinds), (a, b, -.5), r.uniform(0, 6), r.uniform(.7, 1.2))
        for a, b in ring[::2]:
            if r.random() < .6:
                instance(r.choice(reeds), (a, b, WATER - .1), r.uniform(0, 6), r.uniform(.6, 1.2))
    m.done()


def city_shore() -> None:
    """North: a paved promenade with palms and lamps, a marina, flats behind it, the towers of the city in the haze."""
    m = Mesh("promenade_north")
    line = _along(6, _north)[::3]
    strip(m, line, 7, -.40, use("paving_large"))
    m.done()
    r = random.Random(3)
    for k, (x, y) in enumerate(_along(10, _north)[::5]):
        instance(r.choice(around.palms(3, 6.5)), (x, y, -.5), r.uniform(0, 6), r.uniform(.85, 1.2))
    for x, y in _along(3.4, _north)[::9]:
        instance(around.street_lamp(4.6), (x, y, -.4), r.uniform(0, 6))
    _wood([planting.tree(30 + k, 7, 3.4, leaf, leaves=1500) for k, leaf in enumerate(("leaf_tree", "leaf_fresh"))], _north, 16, 40, 4, 5)
    shore = _along(34, _north)
    for k, (x, y) in enumerate(shore[:: max(1, len(shore) // 9)]):
        instance(flats(k % 6), (x + 12, y, LAND), math.atan2(y - MIDDLE[1], x - MIDDLE[0]) + math.pi / 2, 1.0 + .35 * (k % 3 == 1))
    instance(mosque(), (292, -118, LAND), -1.2, 1.2)
    context.neighbours([(318, -60, 26, 24, 58), (346, -150, 30, 24, 84), (308, -214, 24, 24, 44), (372, -96, 24, 26, 112), (396, -196, 32, 22, 66), (330, -272, 26, 26, 74), (282, -300, 30, 20, 34),
                        (420, -40, 28, 26, 48), (438, -268, 26, 26, 128), (352, -20, 40, 18, 30)], 4)
    context.skyline((470, -620, 1100, 60), 60, (18, 90), 14)
    context.skyline((800, -1900, 2600, -200), 130, (40, 300), 23, cluster=.34)
    for k in range(7):
        instance(boats.yacht(13) if k % 3 == 0 else boats.launch(), (197 - 3.4 * k, -96 - 6.4 * k, WATER), .5 + .1 * (k % 2))


def wild_shore() -> None:
    """South: deep reeds, a boardwalk with a hide over the shallows, ghaf trees, then dunes and hills far away."""
    _reeds(_south, .92, 11)
    ghaf = [planting.tree(140 + k, 7 + k, 4.4, leaf, 2200, .22) for k, leaf in enumerate(("leaf_olive", "leaf_grey", "leaf_tree"))]
    _wood(ghaf, _south, 5, 70, 1, 8, -.45)
    planting.scatter(ghaf, (-620, -420, -290, -20), 150, 4, -.5, (.7, 1.2))
    m = Mesh("boardwalk")
    strip(m, _along(-7, lambda x, y: x < -150 and -270 < y < -70)[::3], 2.2, WATER + .55, use("deck"))
    m.block(-236, -160, WATER + .5, 6, 4.4, 2.6, use("timber_grey"))
    m.prism([(-240, -163.2), (-232, -163.2), (-232, -156.8), (-240, -156.8)], WATER + 3.1, WATER + 3.3, use("timber_dark"))
    m.done()
    ground.dunes((-2600, -1500, -520, 300), 9, 6, flat=lambda x, y: min(1, max(0, (-x - 560) / 400)), step=24)
    placed(lambda: context.hills(4200, 300, 9000, 5, (.25, .21, .17)), 0, 0, math.pi * .80)


def far_shore() -> None:
    """East: a sandy bank with trees, streets of houses, a low town in the haze."""
    _reeds(_east, .42, 4)
    _wood([planting.tree(30 + k, 8, 3.8, leaf, leaves=1500) for k, leaf in enumerate(("leaf_tree", "leaf_olive"))] + [planting.palm(9, 9, 26)], _east, 4, 26, 1, 4, -.3)
    m = Mesh("far_path")
    strip(m, _along(9, _east)[::3], 3, -.40, use("gravel"))
    m.done()
    district((-470, -1180, 470, -372), 9)
    context.skyline((-1500, -2600, 900, -1250), 70, (14, 70), 12)
