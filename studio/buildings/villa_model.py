"""The card model of sixteen villas: contour layers of board, white houses, wire trees, on a table in the studio."""
import math
import random

from mathutils import Vector

from kit.materials import plain, use
from kit.planting import leaf_cloud
from kit.shapes import Mesh, instance
from stills.table import studio_room, table

LAYERS, STEP, BASE = 11, .022, .05


def _edge(k):
    """Where layer k begins across the board: the contours of the slope, drawn as slow waves."""
    return lambda x: -.48 + k * .088 + .05 * math.sin(x * 3.1 + k * .35) + .02 * math.sin(x * 8 + k)


def height(x, y):
    return BASE + STEP * (1 + sum(1 for k in range(1, LAYERS) if y > _edge(k)(x)))


def board():
    m, wood = Mesh("model_base"), plain("basswood", (.58, .43, .27), .6, 0, .08, 9)
    m.box(-.86, -.56, 0, .86, .56, BASE, use("timber"))
    for k in range(LAYERS):
        edge = _edge(k)
        xs = [-.84 + 1.68 * i / 48 for i in range(49)]
        front = [(x, max(-.54, edge(x)) if k else -.54) for x in xs]
        ring = front + [(.84, .54), (-.84, .54)]
        m.prism(ring, BASE + STEP * k, BASE + STEP * (k + 1), wood)
    m.done()


def _house(seed):
    """A split-level villa in card: two volumes, a roof slab, cut windows, a small court."""
    m, card, dark = Mesh("card_house"), use("card"), plain("card_shadow", (.10, .10, .095), .8)
    flip = -1 if seed % 2 else 1
    m.box(-.055, -.035, -.03, .055, .045, .032, card)
    m.box(-.058, -.045, .032, .058, .05, .0345, card)
    x0, x1 = (-.05, .012) if flip > 0 else (-.012, .05)
    m.box(x0, -.012, .0345, x1, .045, .064, card)
    m.box(x0 - .006, -.022, .064, x1 + .006, .05, .0665, card)
    for k in range(5):
        u = -.047 + k * .0195
        m.box(u, -.0356, .006, u + .014, -.0348, .026, dark)
    for k in range(3):
        u = x0 + .006 + k * .019
        m.box(u, -.0126, .040, u + .013, -.0118, .058, dark)
    for y in (-.01, .015):
        m.box(.0549, y, .008, .0556, y + .014, .024, dark)
        m.box(-.0556, y, .008, -.0549, y + .014, .024, dark)
    m.box(-.07, -.07, -.03, .07, -.0345, .001, card)
    for k in range(4):
        m.box(-.055 + k * .037, -.066, .001, -.0535 + k * .037, -.0645, .022 + .004 * (k % 2), card)
    return m.done(False)


def _chinar(seed):
    """A tree of the modeller: twisted wire, a cloud of pale foam."""
    r, m = random.Random(seed), Mesh("wire_tree")
    foam, wire = plain("foam", (.40, .42, .27), .95, 0, .2, 30), plain("wire", (.20, .13, .08), .5)
    tall = r.uniform(.10, .15)
    m.tube([(0, 0, -.01), (0, 0, tall * .5)], .0028, wire, 6)
    for k in range(7):
        a = k * 2.4
        tip = Vector((math.cos(a) * tall * .28, math.sin(a) * tall * .28, tall * (.62 + .3 * (k % 3) / 3)))
        m.tube([(0, 0, tall * .42), tuple(tip)], .0014, wire, 4)
        leaf_cloud(m, r, tip, Vector((1, 1, .8)) * tall * .24, 260, .009, foam)
    return m.done(False)


def model():
    board()
    houses, trees, r = [_house(k) for k in range(4)], [_chinar(k) for k in range(4)], random.Random(3)
    for row_ in range(4):
        for k in range(4):
            x = -.60 + k * .37 + .09 * (row_ % 2) + r.uniform(-.02, .02)
            y = -.38 + row_ * .235 + .03 * math.sin(x * 3.1)
            instance(houses[(row_ * 3 + k) % 4], (x, y, height(x, y) + .006), r.uniform(-.12, .12))
    for k in range(30):
        x = -.75 + 1.5 * k / 29
        y = .06 * math.sin(x * 4) - .02 + (.2 if k % 2 else 0) * ((k * 7 % 5) / 5 - .4)
        instance(trees[k % 4], (x + .1 * (k % 3), y, height(x, y)), k, .8 + .1 * (k % 4))
    for k in range(26):
        x, y = r.uniform(-.8, .8), r.choice((-.5, .46)) + r.uniform(-.03, .03)
        instance(trees[k % 4], (x, y, height(x, y)), k, r.uniform(.5, .8))


def studio():
    """The model on the studio's table, between a rolled drawing, a steel rule and a cup."""
    studio_room()
    table(2.9, 1.9)
    m = Mesh("on_the_table")
    m.box(.95, -.88, 0, 1.38, -.55, .002, use("card"))
    m.box(1.0, -.84, .002, 1.34, -.6, .0025, plain("blue_line", (.55, .62, .66), .8, 0, .3, 40))
    m.box(-1.38, -.80, 0, -1.08, -.765, .004, use("steel"))
    m.lathe([(.035, 0), (.042, .09), (.038, .09), (.034, .01)], use("plaster_white"), 24, 1.16, -.3)
    m.tube([(-1.3, -.52, .022), (-.98, -.72, .022)], .022, use("card"), 14)
    m.done()
    model()
