"""A substation behind a garden wall: brick four metres high with every third header pushed out, jasmine over its top."""
import math
import random

from kit import planting
from kit.masonry import Opening, Plane, row, wall
from kit.materials import plain, use
from kit.openings import doors, window
from kit.shapes import Mesh, instance
from kit.site import lattice_girder

X, Y, HIGH = 19.0, 30.0, 4.0


def build():
    m, brick = Mesh("annexe"), use("brick_rose")
    for plane, length in ((Plane(-X, 0), 2 * X), (Plane(X, 0, math.pi / 2), Y), (Plane(X, Y, math.pi), 2 * X), (Plane(-X, Y, -math.pi / 2), Y)):
        gate = [Opening(length * .72, 3.6, 0, 3.1)] if plane.turn == 0 else []
        wall(m, plane, length, 0, HIGH, gate, brick, .5)
        for o in gate:
            doors(m, plane, o, use("timber_dark"), 2, -.2)
        plane.box(m, -.1, HIGH, -.6, length + .1, HIGH + .12, .1, use("limestone"))
        plane.box(m, 0, 0, 0, length, .35, .08, use("limestone"))
        _headers(plane, length, gate)
    m.box(-X, 0, -.2, X, Y, .05, use("gravel"))
    _switch_house(m)
    for x in (-12, -2):
        _transformer(m, x, 8)
    _gantry(m)
    m.done()
    _jasmine()


def _headers(plane, length, gate):
    """The pushed-out bricks, one strip linked along the wall: they throw the shadows that make it."""
    strip = Mesh("headers")
    for j in range(int((HIGH - .6) / .15)):
        for k in range(5):
            u = k * .48 + (.24 if j % 2 else .0)
            strip.box(u, -.09, .45 + j * .15, u + .115, .02, .45 + j * .15 + .07, use("brick_rose"))
    item, u = strip.done(False), 0.0
    while u < length - 2.4:
        if not any(o.left - 2.4 < u < o.right for o in gate):
            instance(item, plane.at(u, 0, 0), plane.turn)
        u += 2.4


def _switch_house(m):
    plane = Plane(4, 6)
    o = row(13, 4, 1.5, 2.4, 4.2, "segment", .6)
    wall(m, plane, 13, 0, 6.4, o, use("brick_rose"), .5)
    for k, each in enumerate(o):
        window(m, plane, each, k, .4, "glass", "dark_metal", 2, 2, -.3)
    for x, y, turn, length in ((4, 26, -math.pi / 2, 20), (17, 6, math.pi / 2, 20)):
        wall(m, Plane(x, y, turn), length, 0, 6.4, [], use("brick_rose"), .5)
    m.box(3.6, 5.6, 6.4, 17.4, 26.4, 6.75, use("limestone"))
    m.box(4, 6, 6.75, 17, 6.4, 7.4, use("brick_rose"))


def _transformer(m, x, y):
    """A grey tank with radiators and three bushings, in its own pit between blast walls."""
    grey, fin, glaze = plain("transformer", (.34, .37, .37), .5), plain("radiator", (.28, .31, .31), .5), plain("bushing", (.19, .075, .045), .25,
            spec=.7)
    for dx in (-4, 4):
        m.box(x + dx - .2, y - 3.5, 0, x + dx + .2, y + 4.5, 3.6, use("concrete_board"))
    m.box(x - 3.6, y - 2.6, 0, x + 3.6, y + 3.4, .3, use("concrete_raw"))
    m.box(x - 1.7, y - 1, .3, x + 1.7, y + 1.6, 2.7, grey)
    for k in range(6):
        m.box(x - 1.66 + k * .64, y - 1.09, .3, x - 1.58 + k * .64, y - .99, 2.7, grey)
    m.box(x - 1.8, y - 1.12, 2.6, x + 1.8, y + 1.7, 2.74, fin)
    m.box(x - .3, y - 1.14, 1.3, x + .3, y - 1.09, 1.8, use("brass"))
    m.tube([(x + 1.2, y - 1.15, .6), (x + 1.2, y - 1.15, 2.4)], .05, use("copper"), 8)
    for s in (-1, 1):
        for k in range(9):
            m.box(x + s * 2.3 - .45, y - .9 + k * .27, .6, x + s * 2.3 + .45, y - .84 + k * .27, 2.6, fin)
    m.tube([(x - 1.2, y + 1.2, 3.5), (x + 1.4, y + 1.2, 3.5)], .38, grey, 14)
    for k in (-1, 0, 1):
        px = x + k * 1.0
        profile = [(.09, 2.7)]
        for j in range(9):
            profile += [(.22, 2.8 + j * .14), (.11, 2.87 + j * .14)]
        m.lathe(profile + [(.05, 4.15), (.05, 4.4)], glaze, 14, px, y - .2)
        m.tube([(px, y - .2, 4.4), (px, y + 3, 6.2), (px, y + 8, 7.0)], .02, use("black"), 4)


def _gantry(m):
    steel = use("steel")
    for x in (-16, -7, 2):
        lattice_girder(m, (x, 17, 0), (x, 17, 9), .7, steel, .9, .045, (1, 0, 0))
    lattice_girder(m, (-16, 17, 8.6), (2, 17, 8.6), .6, steel, .9, .04)
    x, y = -26, 60
    lattice_girder(m, (x, y, 0), (x, y, 30), 2.2, steel, 2.2, .08, (1, 0, 0))
    for z, w in ((20, 5), (24.5, 4), (28.5, 3)):
        lattice_girder(m, (x - w, y, z), (x + w, y, z), .6, steel, 1, .05)
        for s in (-1, 1):
            m.tube([(x + s * w, y, z - .8), (x + s * w * .7 + 10, 17 + 20, 11.5), (-7 + s * 4, 17, 8.9)], .02, use("black"), 4)
            m.tube([(x + s * w, y, z - .8), (x + s * w - 60, y + 120, z - 6), (x + s * w - 160, y + 300, z)], .03, use("black"), 4)


def _jasmine():
    r = random.Random(9)
    kinds = [planting.shrub(k, .75, leaf, "flower_white", 800) for k, leaf in enumerate(("leaf_dark", "leaf_tree", "leaf_fresh"))]
    for k in range(62):
        u = -X + .4 + k * (2 * X - .8) / 61
        if 6.2 < u < 11:
            continue
        if math.sin(k * .55) + r.uniform(-.5, .5) > -.25:
            instance(r.choice(kinds), (u, -.1, HIGH - .35 - r.uniform(0, .35)), r.uniform(0, 6), r.uniform(.6, 1.1))
    for cx in (-16.5, -11, -4.5, 1.5, 14):
        for k in range(14):
            instance(r.choice(kinds), (cx + r.uniform(-.7, .7), -.22, .3 + k * .27), r.uniform(0, 6), r.uniform(.35, .6))
