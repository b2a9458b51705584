"""The garden court between the wings of a residence, and the low gardens before its ends."""
from __future__ import annotations

import random

from buildings import residence_garden as garden
from dubai import around
from kit import ground, light, planting, sky, street
from kit.materials import use
from kit.outline import bay_line, drawn_in, holds
from kit.shapes import Mesh, instance


def court(half: float, reach: float) -> None:
    """A pool in its terrace on the axis, lawns with beds in soft outlines beside it, planting and hedges along the walls."""
    r = random.Random(int(half))
    wide, y0, y1 = half * .34, reach * .30, reach * .62
    ax, ay0, ay1 = wide + 5, y0 - 4, y1 + 4
    garden.pool_terrace(-wide, y0, wide, y1, .12)
    edge = half - 4.2
    for x0, a, x1, b in ((-edge, -2, -ax, reach - 4), (ax, -2, edge, reach - 4), (-ax, -2, -3, ay0), (3, -2, ax, ay0), (-ax, ay1 + 3, ax, reach - 4)):
        ground.slab(x0, a, x1, b, "lawn", .08)
    for s in (-1, 1):
        middle = s * (ax + edge) / 2
        _bed(r, s * (ax * .55 + 1), (ay0 - 2) / 2, ax * .34, max(1.6, (ay0 + 2) * .30))
        for y in (3, reach * .46, reach * .82):
            _bed(r, middle, y, (edge - ax) * .34, 3.4)
        _bed(r, s * ax * .5, (ay1 + reach) / 2, ax * .32, max(1.2, (reach - ay1) * .16))
    small = [planting.tree(60 + k, 3.0 + .3 * k, 1.8, leaf, 2600) for k, leaf in enumerate(("leaf_fresh", "leaf_olive", "leaf_tree"))]
    for x in (-wide - 2.6, wide + 2.6):
        planting.row(small, (x, y0 - 1), (x, y1 + 1), 6.4, int(half + x) % 9, .1, .3, (.85, 1.0))
        for y in (y0 + 2.4, y1 - 2.4):
            instance(street.bench(), (x, y, .12), 1.5708 if x > 0 else -1.5708)
    for s in (-1, 1):
        around.drift((min(s * (edge + .2), s * (half - 2.6)), 1, max(s * (edge + .2), s * (half - 2.6)), reach - 2), .9, 5 + s, .05)
        planting.hedge((s * edge, -1), (s * edge, reach - 4), .5, .7, "leaf_tree", .05)
    around.drift((-edge, reach - 3.9, edge, reach - 2.5), .9, 8, .05)
    around.people([(-wide - 3.4, y0 + 3, 1.2, .12), (wide + 3.2, y1 - 2, 4.4, .12), (2, y1 + 3, 0, .12), (-1.2, 2, 3.3), (.2, 2.3, 3.0)], seed=3)
    if sky.current.lamps > .6:
        _evening(wide, y0, y1, reach)


def _evening(wide: float, y0: float, y1: float, reach: float) -> None:
    """The pool glows, and lamps along the walls warm the paths."""
    light.area((0, (y0 + y1) / 2, -.9), (0, (y0 + y1) / 2, 3), (2 * wide - 1, y1 - y0 - 1), 5200, (.62, .93, 1.0))
    light.area((0, reach - 2.4, 3.4), (0, reach - 12, 0), (2 * wide + 12, 1), 2600)
    for s in (-1, 1):
        light.area((s * (wide + 9), reach / 2, 3.2), (s * wide, reach / 2, 0), (1, reach - 12), 1500)
        light.area((s * 12, -12.6, 2.6), (s * 12, -4, 0), (18, 1), 900)


def _bed(r: random.Random, x: float, y: float, wide: float, deep: float) -> None:
    """A bed in the lawn with no straight edge: shrubs, grasses, and a small tree or two."""
    ring = bay_line([(x + wide * a * r.uniform(.75, 1.15), y + deep * b * r.uniform(.75, 1.15)) for a, b in
                     ((1, 0), (.65, .75), (0, 1), (-.7, .7), (-1, 0), (-.6, -.75), (0, -1), (.7, -.65))])
    m = Mesh("bed")
    m.prism(ring, .0, .10, use("soil"))
    m.done()
    around.drift((x - wide, y - deep, x + wide, y + deep), 1.5, int(abs(x * 3 + y)), .10, inside=lambda a, b: holds(drawn_in(ring, .3), a, b))
    low = [planting.tree(70 + k, 2.6, 1.5, leaf, 1700, .25) for k, leaf in enumerate(("leaf_fresh", "leaf_olive", "leaf_tree"))]
    for k in range(1 + int(wide * deep / 7)):
        instance(r.choice(low), (x + r.uniform(-.5, .5) * wide, y + r.uniform(-.5, .5) * deep, .1), r.uniform(0, 6), r.uniform(.8, 1.08))


def front(s: int, half: float, width: float) -> None:
    """Low gardens before the ends of the two side wings, with palms at the outer corners, and a lawn to the pavement."""
    x0, x1 = sorted((s * 3.2, s * width))
    ground.slab(x0, -13, x1, -1.2, "soil", .06)
    around.drift((x0 + .4, -12.6, x1 - .4, -1.6), .9, 11 + s, .06)
    palms = around.palms(3, 7)
    planting.row(palms, (s * (half + 3), -9), (s * (width - 1), -9), 4.4, 3 + s, .05)
    x0, x1 = sorted((s * 2.6, s * (width + 4)))
    ground.slab(x0, -26.3, x1, -14, "lawn", .03)
    planting.hedge((s * 3.2, -14.4), (s * width, -14.4), .6, .8, "leaf_tree", .03)
    trees = around.shade_trees(40, 2600)
    for k in range(int((width - 6) / 9)):
        instance(trees[k % 3], (s * (9 + k * 9), -24.2 + .7 * (k % 2), 0), k * 1.7, .62)
    if s > 0:
        ground.slab(-2.6, -26.3, 2.6, -13.9, "paving_large", .035)
