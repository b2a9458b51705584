"""A public library in brick: five shallow vaults over one tall reading room, each closed by a steel window of small panes."""
import math
import random

from kit import sky
from kit.masonry import Opening, Plane, bars, fill, row, vault, wall
from kit.materials import glowing, use
from kit.room import surface
from kit.shapes import Mesh, instance

BAY, BAYS, DEEP, SPRING, RISE = 7.4, 5, 15.0, 5.9, 2.7
LENGTH = BAY * BAYS


def build():
    m, brick = Mesh("library"), use("brick_lahore")
    x0 = -LENGTH / 2
    m.box(x0 - 1, -1.2, -.3, -x0 + 1, DEEP + 1, .3, use("limestone"))
    m.box(x0 - 2, -4.2, -.3, -x0 + 2, -1.2, .15, use("paving"))
    for k in range(BAYS):
        a = x0 + BAY * k
        vault(m, a + .3, -.9, a + BAY - .3, DEEP, SPRING, brick, RISE, .3, 18, use("brick_rose"))
        _window(m, Plane(a, 0, 0), brick)
    for k in range(BAYS + 1):
        x = x0 + BAY * k
        if k in (0, BAYS):
            m.box(x - .42, -.94, .3, x + .42, DEEP, SPRING, brick)
        else:
            m.box(x - .3, -.94, .3, x + .3, .3, SPRING + .25, brick)
        m.box(x - .5, -1.0, .3, x + .5, .4, .75, use("limestone"))
        m.box(x - .36, -.98, SPRING, x + .36, DEEP, SPRING + .34, use("limestone"))
    wall(m, Plane(-x0, DEEP, 3.14159265), LENGTH, .3, SPRING + 2.9, row(LENGTH, 10, .9, 2.2, 4.4, "segment"), brick, .6)
    bay = _bay()
    for k in range(BAYS):
        instance(bay, (x0 + BAY * k, 0, 0))
    _tower(m, -x0 + 3.2)
    m.done()


def _window(m, plane, brick):
    o = Opening(BAY / 2, BAY - .6, .9, SPRING, ("vault", RISE))
    plane.box(m, .3, .3, -.75, BAY - .3, .9, -.35, brick)
    fill(m, plane, o, use("glass_clear"), -.55)
    bars(m, plane, o, use("dark_metal"), 12, 9, -.53, .035)
    for z in (SPRING + .55, SPRING + 1.1, SPRING + 1.65, SPRING + 2.2):
        half = (BAY - .6) / 2 * (1 - ((z - SPRING) / RISE) ** 2) ** .5
        plane.box(m, BAY / 2 - half, z - .02, -.58, BAY / 2 + half, z + .02, -.51, use("dark_metal"))
    for u in (.3 + (BAY - .6) * k / 3 for k in range(1, 3)):
        plane.box(m, u - .06, .9, -.64, u + .06, SPRING + 2.1, -.48, use("dark_metal"))


def _bay():
    """One bay of the reading room, in lamplight: gallery and stacks to the south, shisham tables, a lamp at each seat."""
    r, m, lamps = random.Random(3), Mesh("reading_bay"), max(.22, sky.current.lamps)

    def mat(color):
        return surface(color, lamps, (3.7, 5.5, 5.6), 1)

    wood, pale, floor, brick = mat((.24, .12, .06)), mat((.50, .36, .22)), mat((.16, .09, .05)), mat((.42, .20, .13))
    lamp = glowing(f"reading_lamp_{lamps:.2f}", (1, .66, .32), 5 * lamps)
    m.box(0, .2, .28, BAY, DEEP, .32, floor)
    m.box(0, 9.5, 3.7, BAY, DEEP, 3.95, pale)
    m.box(0, 9.42, 3.95, BAY, 9.5, 4.9, pale)
    m.face([(0, DEEP - .1, 0), (BAY, DEEP - .1, 0), (BAY, DEEP - .1, SPRING + 2.8), (0, DEEP - .1, SPRING + 2.8)], brick)
    books = [mat(c) for c in ((.24, .08, .05), (.10, .14, .14), (.36, .26, .14), (.15, .08, .06))]
    for level in (.32, 3.95):
        for shelf in range(5):
            x = .2
            while x < BAY - .6:
                w = r.uniform(.15, .6)
                m.box(x, 13.0, level + shelf * .52, x + w, 13.4, level + shelf * .52 + r.uniform(.3, .42), r.choice(books))
                x += w + r.choice((0, .02, .12))
        m.box(.1, 13.4, level, BAY - .1, 13.5, level + 2.6, wood)
    for y in (3.2, 6.6):
        m.box(1.2, y - .55, 1.02, BAY - 1.2, y + .55, 1.08, wood)
        for x in (1.4, BAY - 1.5):
            m.box(x, y - .4, .32, x + .1, y + .4, 1.02, wood)
        for j in range(4):
            x = 1.8 + j * 1.27
            m.box(x - .02, y - .02, 1.08, x + .02, y + .02, 1.42, use("brass"))
            m.box(x - .16, y - .1, 1.42, x + .16, y + .1, 1.52, lamp)
            for s in (-1, 1):
                m.box(x - .2, y + s * .95 - .2, .75, x + .2, y + s * .95 + .2, .79, wood)
                m.box(x - .2, y + s * 1.15 - .02, .79, x + .2, y + s * 1.15 + .02, 1.25, wood)
    for y in (4.9, 11.2):
        m.tube([(BAY / 2, y, 5.2), (BAY / 2, y, SPRING + RISE)], .012, use("brass"), 4)
        m.lathe([(.05, 5.4), (.45, 5.05)], use("brass"), 16, BAY / 2, y)
        m.lathe([(.40, 5.07), (.01, 5.06)], lamp, 16, BAY / 2, y)
    arc = [(BAY / 2 - (BAY / 2 - .3) * math.cos(math.pi * k / 16), SPRING - .02 + (RISE - .02) * math.sin(math.pi * k / 16)) for k in range(17)]
    m.grid([[(x, y, z) for x, z in arc] for y in (.2, DEEP - .1)], mat((.46, .24, .16)))
    return m.done(False)


def _tower(m, x):
    """The stair: a slim brick shaft with a slot of glass and an open lantern."""
    brick = use("brick_lahore")
    m.box(x - 2.1, 4, -.2, x + 2.1, 8.2, 14.5, brick)
    m.box(x - .28, 3.93, 1, x + .28, 4.02, 12.6, glowing("stair_glow", (1, .62, .30), .08 + .9 * sky.current.lamps))
    m.box(x - 2.25, 3.85, 14.5, x + 2.25, 8.35, 14.8, use("limestone"))
    for dx in (-1.8, 1.4):
        for dy in (4.3, 7.5):
            m.box(x + dx, dy, 14.8, x + dx + .4, dy + .4, 16.8, brick)
    m.box(x - 2.25, 3.85, 16.8, x + 2.25, 8.35, 17.1, use("copper"))
