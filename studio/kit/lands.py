"""The land round a building in Pakistan: garden city, hill foot, dry plain; trees of the place, a far town, hills."""
import random

from kit import context, ground, planting
from kit.conifers import cypress, pine
from kit.materials import use
from kit.ranges import mountains
from kit.shapes import Mesh, instance

MARGALLA = (.095, .120, .070)
KHYBER = (.30, .23, .165)


def plains_trees():
    """Neem, arjun, mulberry, amaltas: dense, round, of several greens."""
    return [planting.tree(1, 9.5, 4.2, "leaf_tree", 9000, .22), planting.tree(2, 12, 4.4, "leaf_dark", 9500, .24),
            planting.tree(3, 8, 3.8, "leaf_tree", 8000, .20),
            planting.tree(4, 10.5, 4.6, "leaf_fresh", 9000, .22), planting.tree(5, 7, 3.0, "leaf_olive", 7000, .24)]


def hill_trees():
    return [pine(1, 13), pine(2, 16), planting.tree(6, 8, 3.6, "leaf_tree", 5000, .22), planting.tree(7, 10, 4.2, "leaf_dark", 5200, .22)]


def dry_trees():
    return [planting.tree(8, 6.5, 3.0, "leaf_olive", 4200, .26), planting.tree(9, 8, 3.4, "leaf_tree", 4600, .26), cypress(2, 8)]


def inside(x, y, rects):
    return any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in rects)


def wood(items, area, count, clear=(), seed=3, scale=(.75, 1.25), z=0.0):
    """Trees at random over an area, none inside the clear rectangles."""
    planting.scatter(items, area, count, seed, z, scale, lambda x, y: not inside(x, y, clear))


def understorey(area, count, clear=(), seed=4, flower="flower_pink", scale=(.6, 1.3)):
    """Shrubs and tussocks that soften where things meet the ground; near the lens let them be small, or leaves look like cards."""
    items = [planting.shrub(1, .8), planting.shrub(2, .6, "leaf_fresh"), planting.shrub(3, .7, "leaf_tree", flower), planting.grass_clump(1, .7)]
    planting.scatter(items, area, count, seed, 0, scale, lambda x, y: not inside(x, y, clear))


def lawn_carpet(area, seed=1, size=2.0):
    """Real blades over the near lawn, patch beside patch."""
    r = random.Random(seed)
    x = area[0]
    while x < area[2]:
        y = area[1]
        while y < area[3]:
            instance(planting.lawn_patch(r.randrange(3), size), (x + size / 2, y + size / 2, 0), r.choice((0, 1.5708, 3.1416)))
            y += size
        x += size


def houses(area, clear, seed, walls, plot=(23, 21), share=.8):
    """A quarter of garden houses on a loose grid of plots: two volumes, a compound wall, windows, often a tree."""
    r, m = random.Random(seed), Mesh("houses")
    y = area[1]
    while y < area[3]:
        x = area[0]
        while x < area[2]:
            if r.random() < share and not inside(x, y, [(a - 15, b - 13, c + 15, d + 13) for a, b, c, d in clear]):
                _garden_house(m, r, x + r.uniform(-1.5, 1.5), y + r.uniform(-1.5, 1.5), use(r.choice(walls)))
            x += plot[0]
        y += plot[1]
    m.done()


def _garden_house(m, r, x, y, wall):
    w, d, h = r.uniform(9, 13), r.uniform(8, 11), r.choice((3.6, 6.8, 6.8))
    m.block(x, y, 0, w, d, h, wall)
    m.block(x, y, h, w + .5, d + .5, .25, use("plaster_white"))
    m.block(x + r.uniform(-2, 2), y + 1, h + .25, w * .45, d * .5, 2.8, wall)
    m.ribbon([(x - 10.5, y - 9.5), (x + 10.5, y - 9.5), (x + 10.5, y + 9.5), (x - 10.5, y + 9.5)], 0, 1.9, .25, wall, closed=True)
    for level in range(1 if h < 5 else 2):
        for k in range(3):
            u = x - w / 2 + w * (k + .5) / 3
            for face in (y - d / 2 - .03, y + d / 2 - .03):
                m.box(u - .8, face, level * 3.2 + 1, u + .8, face + .06, level * 3.2 + 2.4, use("glass_dark"))
        for face in (x - w / 2 - .03, x + w / 2 - .03):
            m.box(face, y - .8, level * 3.2 + 1, face + .06, y + .8, level * 3.2 + 2.4, use("glass_dark"))


def lahore(clear=(), seed=1, trees=230, town=True, area=(-170, 30, 170, 300)):
    """Level green land, big trees, brick houses between them far off."""
    ground.plane("lawn")
    items = plains_trees()
    wood(items, area, trees, clear, seed)
    wood(items, (area[0] * 3, area[3], area[2] * 3, area[3] + 500), 260, clear, seed + 1, (1.0, 1.5))
    if town:
        houses((area[0] * 1.6, -10, area[2] * 1.6, area[3] + 60), [*clear, (-70, -90, 70, 40)], seed + 2,
                ("brick", "plaster_sand", "brick_rose", "plaster", "lime_white"))
        context.low_town((area[0] * 2.6, area[3] + 60, area[2] * 2.6, area[3] + 460), 120, seed + 2,
                ("brick", "plaster_sand", "plaster", "plaster_blush"))


def islamabad(clear=(), seed=1, trees=110, area=(-180, 30, 180, 320), height=880, distance=2200, town=False):
    """Green ground and pines before the Margalla hills."""
    ground.plane("lawn")
    items = hill_trees() + plains_trees()[:2]
    wood(items, area, trees, clear, seed)
    wood(items, (area[0] * 4, area[3], area[2] * 4, area[3] + 700), 340, clear, seed + 1, (1.0, 1.5))
    if town:
        houses((area[0] * 1.5, 0, area[2] * 1.5, area[3] + 120), [*clear, (-70, -90, 70, 40)], seed + 2,
                ("plaster_white", "lime_white", "plaster_sand", "brick_rose"))
    mountains(distance, height, MARGALLA, 3)


def peshawar(clear=(), seed=1, trees=90, area=(-170, 30, 170, 300), town=True, height=760, distance=2200, mat="dry_ground"):
    """A dry plain, few trees, sand-coloured houses, bare hills."""
    ground.plane(mat)
    items = dry_trees()
    wood(items, area, trees, clear, seed)
    wood(items, (area[0] * 3, area[3], area[2] * 3, area[3] + 600), 120, clear, seed + 1, (.9, 1.3))
    if town:
        houses((area[0] * 1.6, -10, area[2] * 1.6, area[3] + 60), [*clear, (-70, -90, 70, 44)], seed + 2,
                ("plaster_sand", "brick_pale", "plaster", "plaster_clay", "brick_buff"))
        context.low_town((area[0] * 2.6, area[3] + 60, area[2] * 2.6, area[3] + 560), 140, seed + 2,
                ("plaster_sand", "brick_pale", "plaster", "plaster_clay"))
    mountains(distance, height, KHYBER, 5, 3, 1.5)
