"""A park between canals: a brick sluice, a channel stepping down through lawns, a closed canopy over the main walk."""
import math

from kit import ground, planting, street
from kit.conifers import cypress
from kit.lands import lawn_carpet, plains_trees, understorey
from kit.masonry import Opening, Plane, dome, trim, wall
from kit.materials import use
from kit.shapes import Mesh, instance

CHANNEL = 1.6


def build():
    m, brick = Mesh("park"), use("brick_lahore")
    for k in range(5):  # the channel falls one step at each basin
        y0, y1, z = -44 + k * 18, -26 + k * 18, .04 + .12 * k
        for s in (-1, 1):
            m.box(s * (CHANNEL + .25) - .25, y0, -.4, s * (CHANNEL + .25) + .25, y1, z + .16, brick)
        m.face([(-CHANNEL, y0, z), (CHANNEL, y0, z), (CHANNEL, y1, z), (-CHANNEL, y1, z)], use("still"))
        m.box(-CHANNEL, y1 - .2, -.3, CHANNEL, y1, z + .12, use("limestone"))
        if k in (1, 3):
            _basin(m, y0 + 9, z)
    for s in (-1, 1):
        m.box(s * 5.2 - 1.7, -60, -.1, s * 5.2 + 1.7, 46, .04, use("clay_court"))
    _sluice(m, 48)
    m.done()


def _basin(m, y, z):
    """An eight-sided pool with a low rim and one jet's stone."""
    ring = [(3.4 * math.cos(math.tau * (k + .5) / 8), y + 3.4 * math.sin(math.tau * (k + .5) / 8)) for k in range(8)]
    m.prism(ring, -.3, z + .22, use("brick_lahore"))
    m.prism([(x * .9, y + (yy - y) * .9) for x, yy in ring], z, z + .225, use("still"))
    m.lathe([(.35, z + .2), (.12, z + .5), (.5, z + .62), (.46, z + .68), (.05, z + .66)], use("limestone"), 16, 0, y)


def _sluice(m, y):
    """The pavilion over the sluice: three arches, a shallow dome, steps at both sides."""
    brick, lime = use("brick_lahore"), use("lime_white")
    m.box(-8, y - 3, -.2, 8, y + 6, .6, use("limestone"))
    for plane, length in ((Plane(-6, y), 12), (Plane(6, y), 0)):
        if not length:
            continue
        arches = [Opening(2.2, 2.4, .6, 2.8, "pointed"), Opening(6, 3.2, .6, 3.2, "pointed"), Opening(9.8, 2.4, .6, 2.8, "pointed")]
        wall(m, plane, length, .6, 6.2, arches, brick, .7)
        for o in arches:
            trim(m, plane, o, lime, .16, .05)
        back = Plane(6, y + 5, math.pi)
        wall(m, back, length, .6, 6.2, arches, brick, .7)
    for x, turn in ((6, math.pi / 2), (-6, -math.pi / 2)):
        side = Plane(x, y if x > 0 else y + 5, turn)
        wall(m, side, 5, .6, 6.2, [Opening(2.5, 2.6, .6, 2.8, "pointed")], brick, .7)
    m.box(-6.6, y - .6, 6.2, 6.6, y + 5.6, 6.5, lime)
    m.box(-6.1, y - .1, 6.5, 6.1, y + 5.1, 7.3, brick)
    m.lathe([(2.5, 7.3), (2.5, 8.0)], brick, 8, 0, y + 2.5)
    dome(m, 0, y + 2.5, 8.0, 2.4, lime, 2.2, 28, .15)
    m.lathe([(.08, 10.2), (.14, 10.5), (.02, 11.0)], use("brass"), 8, 0, y + 2.5)
    for s in (-1, 1):
        for dx, dy in ((5.3, .7), (5.3, 4.3)):
            m.lathe([(.12, 7.3), (.3, 7.5), (.26, 8.3), (.02, 8.8)], lime, 8, s * dx, y + dy)


def planting_plan(name):
    trees = plains_trees()
    near = -52 if name != "gallery-1" else -44
    for s in (-1, 1):
        planting.row([cypress(k, 7.5) for k in range(3)], (s * 8.6, near), (s * 8.6, 42), 7.5, 4 + s, jitter=.1)
        planting.row(trees, (s * 15, -46), (s * 15, 50), 8.5, 7 + s, jitter=1.2, scale=(.9, 1.25))
        planting.row(trees, (s * 26, -40), (s * 26, 60), 8, 9 + s, jitter=2.5, scale=(.9, 1.3))
        planting.hedge((s * 7.3, -40), (s * 7.3, 44), .6, .55)
        understorey((min(s * 2.3, s * 3.2), -46, max(s * 2.3, s * 3.2), 42), 150, (), 11 + s, "flower_orange")
        for y in (-30, -12, 6, 24):
            instance(street.bench(), (s * 6.6, y, .04), -s * 1.5708)
    planting.row(trees, (-40, 62), (40, 62), 7, 3, scale=(1.2, 1.6))
    lawn_carpet((-14, -50, -9, -34))
    lawn_carpet((9, -50, 14, -34))
    ground.slab(-90, 55, 90, 57, "brick_old", .5, .6)
