"""A neighbourhood mosque without a dome: five pointed brick vaults, open at both ends, before a walled court with water."""
import math

from kit import planting, sky
from kit.conifers import cypress
from kit.light import area
from kit.masonry import Opening, Plane, lattice, row, trim, vault, wall
from kit.materials import glowing, plain, use
from kit.shapes import Mesh, instance

BAY, DEEP, SPRING = 6.4, 15.0, 3.1
HALF = BAY * 2.5


def build():
    m, brick = Mesh("mosque"), use("brick_buff")
    glow = glowing(f"slot_{sky.current.lamps}", (1, .74, .42), 1.2 + 3 * sky.current.lamps)
    for k in range(5):
        a = -HALF + BAY * k
        vault(m, a + .4, .08, a + BAY - .4, DEEP, SPRING, brick, None, .38, 20, use("brick_rose"), "pointed")
        crown = SPRING + (BAY - .8) * .62
        m.box(a + BAY / 2 - .09, 1, crown - .04, a + BAY / 2 + .09, DEEP - 1, crown + .02, glow)
        m.box(a + BAY / 2 - .35, .6, crown + .3, a + BAY / 2 + .35, DEEP - .6, crown + .75, brick)
        _lamp(m, a + BAY / 2, 4.5, crown)
        _lamp(m, a + BAY / 2, 10.0, crown)
        if sky.current.lamps > .3:
            area((a + BAY / 2, 7, crown - .7), (a + BAY / 2, 7, 0), (2.5, 9), 170 * sky.current.lamps, (1, .66, .36))
    for k in range(6):
        x = -HALF + BAY * k
        w = .42 if k not in (0, 5) else .6
        for y0 in (-.05, 4.6, 9.2, DEEP - 1.2):
            m.box(x - w, y0, 0, x + w, y0 + 1.2, SPRING + .35, brick)
            m.box(x - w - .07, y0 - .07, SPRING - .12, x + w + .07, y0 + 1.27, SPRING + .44, use("limestone"))
        m.box(x - w - .08, -.08, 0, x + w + .08, DEEP, .45, use("limestone"))
        m.box(x - w, .12, SPRING + .1, x + w, DEEP - .1, SPRING + .5, brick)
    m.box(-HALF, .05, -.2, HALF, DEEP, .18, use("limestone"))
    m.box(-HALF + .8, 1.5, .18, HALF - .8, DEEP - 1, .2, plain("prayer_carpet", (.22, .045, .035), .95, 0, .1, 2))
    _qibla(m, brick)
    _court(m)
    _minaret(m, HALF + 4.2, 2.5)
    m.done()


def _lamp(m, x, y, crown):
    m.tube([(x, y, 3.2), (x, y, crown)], .012, use("brass"), 4)
    m.lathe([(.04, 3.45), (.24, 3.25), (.26, 3.0), (.12, 2.85)], glowing(f"mosque_lamp_{sky.current.lamps}", (1, .68, .36),
            5 * max(.25, sky.current.lamps)), 14, x, y)


def _qibla(m, brick):
    """The wall all face: a tiled niche in the middle, jalis at its sides that let the hills' wind through."""
    plane = Plane(-HALF, DEEP + 2.2)
    o = [Opening(BAY * (k + .5), 3.0, .2, 2.4, "pointed") for k in range(5) if k != 2]
    wall(m, plane, 2 * HALF, 0, 6.6, o, brick, .5)
    for each in o:
        lattice(m, plane, each.left, .2, each.right, 4.2, brick, .34, .09, -.2)
    niche = Opening(2 * HALF / 2, 2.4, .2, 2.8, "pointed")
    plane.box(m, HALF - 2.2, .2, 0, HALF + 2.2, 5.6, .12, use("tile_blue"))
    plane.box(m, HALF - 1.2, .2, .1, HALF + 1.2, 2.8, .16, use("lime_white"))
    trim(m, plane, niche, use("lime_white"), .2, .2)


def _court(m):
    """Paving, a long pool on the axis, low walls with arches cut through, reed beds that clean the water."""
    y0, half = -30.0, HALF + 1.5
    m.box(-half - 1, y0 - 12, -.3, half + 1, .05, .0, use("clay_court"))
    m.box(-2.2, -24, -.1, 2.2, -5, .26, use("limestone"))
    m.box(-1.8, -23.6, .2, 1.8, -5.4, .268, use("still"))
    for x, turn in ((half, math.pi / 2), (-half, -math.pi / 2)):
        plane = Plane(x, y0 if x > 0 else 0, turn)
        o = row(-y0, 9, 2.0, .5, 1.5, "pointed", .6)
        wall(m, plane, -y0, 0, 3.2, o, use("brick_buff"), .5)
        plane.box(m, -.1, 3.2, -.58, -y0 + .1, 3.36, .08, use("limestone"))


def _minaret(m, x, y):
    brick = use("brick_buff")
    m.box(x - 1.5, y - 1.5, 0, x + 1.5, y + 1.5, 12, brick)
    for k in range(7):
        if k % 3 == 2:
            m.box(x - 1.6, y - 1.6, 1.6 + k * 1.6, x + 1.6, y + 1.6, 1.7 + k * 1.6, use("limestone"))
    for dx, dy in ((-1.15, -1.15), (1.15, -1.15), (1.15, 1.15), (-1.15, 1.15)):
        m.box(x + dx - .22, y + dy - .22, 12, x + dx + .22, y + dy + .22, 15.2, brick)
    m.box(x - 1.7, y - 1.7, 15.2, x + 1.7, y + 1.7, 15.5, use("limestone"))
    m.lathe([(1.5, 15.5), (.9, 16.6), (.06, 18.0), (.05, 18.9)], use("copper"), 4, x, y)
    m.lathe([(.45, 12.2), (.45, 14.2)], glowing(f"minaret_{sky.current.lamps}", (1, .70, .38), 2.5 * max(.05, sky.current.lamps)), 12, x, y)


def gardens():
    for s in (-1, 1):
        planting.row([cypress(k, 8) for k in range(3)], (s * (HALF + 4), -28), (s * (HALF + 4), -3), 4.2, 3 + s, jitter=.1)
        planting.scatter([planting.grass_clump(1, 1.0), planting.grass_clump(2, .8, leaf="leaf_fresh")],
                (min(s * 3.2, s * 2.5), -23.5, max(s * 3.2, s * 2.5), -5.5), 60, 4 + s)
    for x, y in ((-9, -14), (9, -14), (-9, -22), (9, -22)):
        instance(planting.tree(5, 6, 2.6, "leaf_olive", 6000, .3), (x, y, 0), x, .9)
