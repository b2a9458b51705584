"""Surroundings the Dubai scenes share: a street in Dubai South, a quay on the water, a city street, parked cars, people."""
from __future__ import annotations

import math
import random

from kit import context, ground, planting, sky, water
from kit.district import district
from kit.materials import glowing, use
from kit.people import Crowd
from kit.planting import once
from kit.shapes import Mesh, instance
from kit.vehicles import car


def cars(places, seed: int = 0) -> None:
    """Cars at (x, y, turn): a few kinds and colours."""
    r = random.Random(seed)
    for x, y, turn in places:
        kind, paint = r.choice(("saloon", "suv", "hatch", "suv")), r.choice(("white", "white", "silver", "graphite"))
        item = once(("car", kind, paint, sky.current.lamps > .6), lambda: car(kind, paint, sky.current.lamps > .6))
        instance(item, (x, y, 0), turn)


def people(places=(), areas=(), seed: int = 0) -> None:
    """People at (x, y[, turn]) and crowds in (count, x0, y0, x1, y1[, z])."""
    crowd = Crowd(seed)
    for spot in places:
        crowd.place(spot[0], spot[1], spot[3] if len(spot) > 3 else 0.0, spot[2] if len(spot) > 2 else None)
    for count, *area in areas:
        crowd.scatter(count, *area)


def street_lamp(height: float = 6.5):
    def make():
        m = Mesh("street_lamp")
        m.tube([(0, 0, 0), (0, 0, height)], [.09, .05], use("dark_metal"), 8)
        m.box(-.08, -1.3, height - .05, .08, .05, height + .05, use("dark_metal"))
        m.box(-.07, -1.28, height - .07, .07, -.5, height - .05, glowing("street_glow", (1, .74, .46), .6 + 12 * sky.current.lamps))
        return m.done(False)
    return once(("street_lamp", height), make)


def lamps(start, end, step: float = 18, turn: float = 0.0, height: float = 6.5) -> None:
    """Street lamps along a line, their arms all turned one way."""
    (xa, ya), (xb, yb) = start, end
    count = max(1, int(math.hypot(xb - xa, yb - ya) / step))
    for k in range(count + 1):
        instance(street_lamp(height), (xa + (xb - xa) * k / count, ya + (yb - ya) * k / count, 0), turn)


def palms(count: int = 3, low: float = 7, rise: float = 1.3, fronds: int = 38):
    return [planting.palm(k, low + k * rise, fronds) for k in range(count)]


def shade_trees(seed: int = 40, leaves: int = 4200):
    return [planting.tree(seed + k, 6 + k, 2.8 + .4 * k, leaf, leaves) for k, leaf in enumerate(("leaf_tree", "leaf_olive", "leaf_fresh"))]


def ring(items, near: float, far: float, count: int, seed: int) -> None:
    """Copies at random round the middle, between two distances, in no order one could see."""
    r = random.Random(seed)
    for _ in range(count):
        turn, away = r.uniform(0, math.tau), math.sqrt(r.uniform(near * near, far * far))
        instance(r.choice(items), (away * math.cos(turn), away * math.sin(turn), -.3), r.choice((0, .5, 1, 1.5)) * math.pi, r.uniform(.85, 1.25))


def drift(area, density: float = .9, seed: int = 1, z: float = .06, flowers: str = "flower_white", inside=None) -> None:
    """A bed of grasses, shrubs and agaves in soft drifts; `inside(x, y)` gives it another outline than the area's."""
    r = random.Random(seed)
    kinds = [planting.grass_clump(0, .6), planting.grass_clump(1, .8), planting.shrub(5, .5, "leaf_fresh", flowers), planting.agave(2, .6),
             planting.shrub(6, .5, "leaf_grey"), planting.shrub(7, .45, "leaf_olive"), planting.shrub(8, .5, "leaf_tree")]
    x0, y0, x1, y1 = area
    for _ in range(int((x1 - x0) * (y1 - y0) * density)):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        if inside and not inside(x, y):
            continue
        pick = kinds[int(len(kinds) * (.5 + .5 * math.sin(x * .45 + y * .8 + seed)) * .999)] if r.random() < .75 else r.choice(kinds)
        instance(pick, (x, y, z), r.uniform(0, 6), r.uniform(.7, 1.25))


def suburb(seed: int = 4, far: float = 78, clear=None) -> None:
    """Low Dubai to the horizon: streets of walled houses, palms, a skyline in the haze. The middle stays free."""
    ground.plane("sand", -.32)
    free = clear or (lambda x, y: abs(x) < 62 and y < far)
    district((-460, -300 if clear else far, 460, 620), seed, free)
    context.skyline((-1700, 900, 1700, 2600), 80, (20, 160), seed + 1)
    context.far_trees([planting.tree(20 + k, 7, 3.2, leaves=1300) for k in range(2)] + [planting.palm(9, 8, 26)], (-200, far - 8, 200, far + 60), 40)


def city(area=(-700, 160, 700, 900), count: int = 90, heights=(30, 190), seed: int = 3, cluster: float = .6, land: float = 0.0) -> None:
    """High Dubai behind: a first row of towers one can read, then the haze. Land begins at y = `land`."""
    ground.plane("sand", -.14, (-6000, land, 6000, 6000))
    streets((-640, max(90, land + 90), 640, 900), seed)
    context.skyline(area, count, heights, seed, cluster=cluster)
    x0, _, x1, y1 = area
    context.skyline((x0 * 2, y1, x1 * 2, y1 + 1200), 90, (30, 220), seed + 7, cluster=cluster)


def streets(area, seed: int = 1, block=(96.0, 74.0)) -> None:
    """Roads, plots and rows of trees between the towers: what one sees of a city from above."""
    r, m = random.Random(seed), Mesh("streets")
    x0, y0, x1, y1 = area
    plots = [use(name) for name in ("paving", "paving_large", "lawn", "sand", "paving")]
    tree = [planting.tree(70 + k, 7, 3, leaves=900) for k in range(2)]
    m.box(x0, y0, -.2, x1, y1, -.12, use("asphalt"))
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            m.box(x + 7, y + 7, -.15, x + block[0] - 7, y + block[1] - 7, .02, r.choice(plots))
            m.box(x + .1, y - .15, -.11, x + block[0] - 12, y + .15, -.105, use("road_paint"))
            for k in range(7):
                instance(r.choice(tree), (x + 12 + k * 12, y + 9, 0), r.uniform(0, 6), r.uniform(.8, 1.2))
            x += block[0]
        y += block[1]
    m.done()


def quay(y: float = 0.0, z: float = -1.3, kind: str = "creek", edge: str = "limestone", x0: float = -400, x1: float = 400, walk: float = 12, mat: str = "paving_large") -> None:
    """Water towards the camera (below y), a stone edge, a promenade behind it."""
    water.sheet((-6000, -6000, 6000, y), z, kind)
    m = Mesh("quay")
    m.box(x0, y, z - 2, x1, y + 1.2, .12, use(edge))
    m.box(x0, y + 1.2, -1, x1, y + 1.2 + walk, .06, use(mat))
    for k in range(int((x1 - x0) / 12)):
        x = x0 + 6 + k * 12
        m.lathe([(.16, .12), (.14, .5), (.22, .55), (.2, .7), (0, .72)], use("dark_metal"), 10, x, y + .5)
    m.done()
