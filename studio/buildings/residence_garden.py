"""The court of Indus Residence: lawn, shade trees, a pool on its terrace, paths, benches and loungers."""
import math
import random

from kit import ground, planting, sky, water
from kit.materials import glowing, use
from kit.shapes import Mesh, instance


def lounger():
    def make():
        m = Mesh("lounger")
        wood, cloth = use("timber"), use("canvas")
        m.box(-.35, -.95, .22, .35, .95, .28, wood)
        m.box(-.32, -.92, .28, .32, .35, .36, cloth)
        m.face([(-.32, .35, .36), (.32, .35, .36), (.32, .90, .72), (-.32, .90, .72)], cloth)
        for x in (-.3, .3):
            for y in (-.85, .85):
                m.box(x - .03, y - .03, 0, x + .03, y + .03, .22, wood)
        return m.done(False)
    return planting.once(("lounger",), make)


def parasol():
    def make():
        m = Mesh("parasol")
        m.tube([(0, 0, 0), (0, 0, 2.6)], .03, use("timber"), 6)
        m.lathe([(1.55, 2.15), (.0, 2.62)], use("canvas"), 8)
        return m.done(False)
    return planting.once(("parasol",), make)


def pool_terrace(x0, y0, x1, y1, z: float = .0, seed: int = 3) -> None:
    """A pool in a paved terrace with loungers along it; the terrace is built as a frame round the basin."""
    m = Mesh("terrace")
    stone = use("paving_large")
    ax0, ay0, ax1, ay1 = x0 - 5, y0 - 4, x1 + 5, y1 + 4
    for a, b, c, d in ((ax0, ay0, ax1, y0), (ax0, y1, ax1, ay1), (ax0, y0, x0, y1), (x1, y0, ax1, y1)):
        m.box(a, b, z - 1.6, c, d, z, stone)
    m.done()
    water.pool(x0, y0, x1, y1, z)
    count = int((x1 - x0) // 2.6)
    for k in range(count):
        x = x0 + 1.2 + k * 2.6
        instance(lounger(), (x, y1 + 1.9, z), .05 if k % 2 else -.08)
        if k % 3 == 1:
            instance(parasol(), (x + 1.2, y1 + 2.4, z))


def trees(seed: int = 0):
    return [planting.tree(seed + k, 6.5 + k * 1.1, 2.9 + .35 * k, leaf, 4200) for k, leaf in enumerate(("leaf_tree", "leaf_olive", "leaf_fresh"))]


def court(x0, y0, x1, y1, seed: int = 2, lush: int = 1) -> None:
    """Lawn with winding beds at its edges, palms and shade trees."""
    r = random.Random(seed)
    ground.slab(x0, y0, x1, y1, "lawn", .06)
    palms = [planting.palm(k, 7.5 + k * 1.2) for k in range(3)]
    beds = [planting.shrub(1, .7), planting.shrub(2, .6, "leaf_olive"), planting.shrub(3, .55, "leaf_fresh", "flower_white"),
            planting.grass_clump(1, .8), planting.grass_clump(2, 1.0), planting.agave(1)]
    for k in range(16 * lush):
        t = k / (16 * lush - 1)
        for x in (x0 + 1.2, x1 - 1.2):
            instance(r.choice(beds), (x + r.uniform(-.8, .8), y0 + (y1 - y0) * t + r.uniform(-.6, .6), .06), r.uniform(0, 6), r.uniform(.8, 1.3))
    for k in range(4):
        for x in (x0 + 4, x1 - 4):
            instance(r.choice(trees() + palms), (x + r.uniform(-1, 1), y0 + 4 + (y1 - y0 - 8) * k / 3, 0), r.uniform(0, 6), r.uniform(.9, 1.15))


def _low_plants():
    return [planting.grass_clump(k, .6 + .15 * k) for k in range(3)] + [
        planting.shrub(5, .5, "leaf_fresh", "flower_white"), planting.agave(2, .6), planting.shrub(6, .5, "leaf_grey"),
        planting.shrub(7, .45, "leaf_olive"), planting.shrub(8, .5, "leaf_tree")]


def entrance_path(y0: float, y1: float, wide: float = 5.0) -> None:
    """The paved way from the street through the court, with low lamps and a rill along it."""
    m = Mesh("path")
    m.box(-wide / 2, y0, -.1, wide / 2, y1, .10, use("paving_large"))
    for s in (-1, 1):
        m.box(s * wide / 2 - .12, y0, -.1, s * wide / 2 + .12, y1, .16, use("travertine"))
    m.done()
    lamp = Mesh("bollard")
    lamp.box(-.06, -.06, 0, .06, .06, .75, use("bronze"))
    lamp.box(-.061, -.061, .55, .061, .061, .70, glowing("bollard_glow", (1, .68, .36), 1 + 9 * sky.current.lamps))
    source = lamp.done(False)
    y = y0 + 2
    while y < y1 - 2:
        for s in (-1, 1):
            instance(source, (s * (wide / 2 + .5), y, .05))
        y += 5.5


def front_garden(x0: float, x1: float, y0: float, y1: float, seed: int = 5) -> None:
    """The garden towards the street: a low wall, drifts of grasses and shrubs, palms and shade trees over gravel."""
    r = random.Random(seed)
    ground.slab(x0, y0 + .1, x1, y1 - 2.2, "soil", .08)
    ground.wall((x0, y0), (x1, y0), .45, .35, "brick_pale", cap="travertine")
    low = _low_plants()
    for _ in range(int((x1 - x0) * (y1 - y0) * .85)):
        x, y = r.uniform(x0 + .3, x1 - .3), r.uniform(y0 + .7, y1 - 2.8)
        kind = low[int(len(low) * (.5 + .5 * math.sin(x * .45 + y * .8)) * .999)] if r.random() < .75 else r.choice(low)
        instance(kind, (x, y, .06), r.uniform(0, 6), r.uniform(.7, 1.25))
    tall = [planting.palm(k, 7.5 + k * 1.4) for k in range(3)] + trees(30)
    for k in range(int((x1 - x0) / 6)):
        instance(tall[k % len(tall)], (x0 + 3 + k * 6 + r.uniform(-1, 1), r.uniform(y0 + 3, y1 - 5), .05), r.uniform(0, 6), r.uniform(.85, 1.1))
