"""A traffic control room: a twelve-sided glass lantern on brick arches with its mast, and the room itself."""
import math
import random

from kit import room as rooms
from kit.light import area
from kit.masonry import Opening, Plane, trim, wall
from kit.materials import glowing, plain, use
from kit.openings import shop_front, window
from kit.people import Crowd
from kit.shapes import Mesh, instance
from kit.site import lattice_girder


def build(radius=9.5):
    m, brick, n = Mesh("control"), use("brick_brown"), 12
    ring = [(radius * math.cos(math.tau * (k + .5) / n - math.pi / 2), 8 + radius * math.sin(math.tau * (k + .5) / n - math.pi / 2)) for k in range(n)]
    side = math.dist(ring[0], ring[1])
    for k in range(n):
        (xa, ya), (xb, yb) = ring[k - 1], ring[k]
        plane = Plane(xa, ya, math.atan2(yb - ya, xb - xa))
        o = Opening(side / 2, 3.2, .2, 2.6, "pointed")
        wall(m, plane, side, 0, 5.6, [o], brick, .6)
        trim(m, plane, o, use("limestone"), .18, .06)
        shop_front(m, plane, o, k, "glass_clear", "bronze", 3, 3, -.4, 3.5, 1.0)
        plane.box(m, -.1, 5.6, -.7, side + .1, 5.95, .25, use("limestone"))
        inner = Plane(*plane.at(.5, 0, -1.0)[:2], plane.turn)
        w = side - 1.0
        inner.face(m, [(0, 5.95, 0), (w, 5.95, 0), (w, 9.6, 0), (0, 9.6, 0)], use("glass_clear"))
        for j in range(4):
            inner.box(m, w * j / 3 - .05, 5.95, -.1, w * j / 3 + .05, 9.6, .08, use("bronze"))
        instance(rooms.shop(round(w, 1), 3.6, 3.2, k % 5, 1.1), inner.at(0, 5.97, -.12), inner.turn)
    m.prism([(x * 1.04, 8 + (y - 8) * 1.04) for x, y in ring], 9.6, 10.0, use("copper"))
    m.lathe([(radius * .95, 10.0), (2.2, 11.6), (2.2, 12.4), (.0, 12.9)], use("copper"), 12, 0, 8)
    _annexe(m, brick)
    _mast(m, 15.5, 12)
    m.done()


def _annexe(m, brick):
    """The equipment hall: closed brick with a slot of windows, low, behind a planted wall."""
    plane = Plane(-30, 4)
    o = [Opening(3.5 + 3.6 * k, 2.0, 2.6, 3.8) for k in range(5)]
    wall(m, plane, 21, 0, 5.0, o, brick, .5)
    for k, each in enumerate(o):
        window(m, plane, each, k, .5, "glass", "bronze", 2, 1, -.3)
    m.box(-30.3, 3.7, 5.0, -8.5, 16, 5.3, use("limestone"))
    m.box(-30, 4, 0, -29.5, 16, 5.0, brick)


def _mast(m, x, y):
    lattice_girder(m, (x, y, 0), (x, y, 26), 1.1, use("white_metal"), 1.1, .06, (1, 0, 0))
    for z, a in ((18, .4), (20.5, 2.2), (23, 3.9)):
        m.lathe([(.02, z - .1), (.5, z), (.62, z + .15)], use("white_metal"), 14, x + .9 * math.cos(a), y + .9 * math.sin(a))
    m.tube([(x, y, 26), (x, y, 30)], .05, use("white_metal"), 6)
    m.lathe([(.12, 30), (.12, 30.25)], glowing("mast_light", (1, .06, .03), 8), 8, x, y)


def room():
    """Twelve desks in two gentle arcs before one shared wall; felt behind timber slats, light along the ceiling's edge."""
    m, r = Mesh("control_room"), random.Random(4)
    wood, dark, felt = use("timber"), plain("desk_dark", (.03, .034, .036), .5), plain("felt", (.10, .13, .125), .95, 0, .08, 3)
    m.box(-9, -3, -.1, 9, 14, 0, plain("carpet", (.11, .11, .10), .95, 0, .12, 6))
    m.box(-9, -3, 4.2, 9, 14, 4.3, plain("ceiling_dark", (.16, .15, .14), .9))
    m.box(-9, 12.6, 0, 9, 12.8, 4.2, felt)
    for s in (-1, 1):
        m.box(s * 8.9 - .1, -3, 0, s * 8.9 + .1, 14, 4.2, felt)
        for k in range(80):
            m.box(s * 8.7 - .05, -2.8 + k * .2, .1, s * 8.7 + .05, -2.72 + k * .2, 3.9, wood)
    warm = glowing("cove", (1, .66, .36), 7, True)
    for s in (-1, 1):
        m.box(s * 8.4 - .12, -2, 4.12, s * 8.4 + .12, 12, 4.16, warm)
    m.box(-7.8, 12.2, 4.12, 7.8, 12.4, 4.16, warm)
    _wall_of_screens(m, r)
    for radius, y0 in ((15.0, 21.5), (15.0, 17.8)):
        for k in range(6):
            a = math.radians(-90 + (k - 2.5) * 10.5)
            x, y = radius * math.cos(a), y0 + radius * math.sin(a)
            _desk(m, r, x, y, a + math.pi / 2, dark, wood)
    m.done()
    area((0, 6, 4.0), (0, 6, 0), (9, 6), 700, (1, .76, .52))
    people = Crowd(3)
    for y0 in (21.5, 17.8):
        for k in (0, 2, 3, 5):
            a = math.radians(-90 + (k - 2.5) * 10.5)
            people.place(15 * math.cos(a) + .75 * math.cos(a), y0 + 15.75 * math.sin(a), .06, a + math.pi / 2 + math.pi, "sit")


def _wall_of_screens(m, r):
    m.box(-7.2, 12.35, .9, 7.2, 12.5, 3.8, plain("screen_frame", (.01, .011, .012), .4))
    tones = [(.03, .16, .17), (.05, .20, .16), (.16, .12, .04), (.02, .10, .15), (.04, .13, .12)]
    for i in range(8):
        for j in range(3):
            if 2 <= i <= 5 and j < 2:
                continue
            _screen(m, r, -7.0 + i * 1.76, 1.0 + j * .92, 1.66, .84, tones[(i * 3 + j) % 5])
    _screen(m, r, -7.0 + 2 * 1.76, 1.0, 1.76 * 4 - .1, 1.76, (.025, .12, .13), True)


def _screen(m, r, x, z, w, h, color, chart=False):
    key = f"screen_{color}"
    m.box(x, 12.32, z, x + w, 12.35, z + h, glowing(key, color, 1.3))
    line = glowing("screen_line", (.9, .62, .25), 2.2)
    pale = glowing("screen_pale", (.35, .75, .70), 1.3)
    roads = 22 if chart else 4
    for _ in range(roads):  # streets as the cameras and the map show them
        if r.random() < .5:
            a = x + r.uniform(.05, w - .08)
            m.box(a, 12.30, z + .03, a + .02, 12.32, z + h - .03, pale)
        else:
            b = z + r.uniform(.05, h - .08)
            m.box(x + .03, 12.30, b, x + w - .03, 12.32, b + .02, pale)
    for _ in range(14 if chart else 1):
        a, b = x + r.uniform(.1, w - .1), z + r.uniform(.1, h - .1)
        m.box(a, 12.29, b, a + .07, 12.31, b + .07, line)


def _desk(m, r, x, y, turn, dark, wood):
    c, s = math.cos(turn), math.sin(turn)

    def block(dx, dy, z, w, d, h, mat):
        m.block(x + dx * c - dy * s, y + dx * s + dy * c, z, w, d, h, mat, turn)

    block(0, 0, .70, 2.3, .85, .05, wood)
    block(0, .38, .05, 2.3, .06, .65, dark)
    for k in range(3):
        for z in (.86, 1.26):
            block((k - 1) * .7, .22, z, .64, .03, .36, dark)
            block((k - 1) * .7, .19, z + .02, .60, .012, .32, glowing(f"monitor_{(k + int(z * 10)) % 3}",
                    ((.04, .20, .20), (.05, .16, .10), (.18, .13, .05))[(k + int(z * 10)) % 3], 1.5))
    block(.2, -.05, .75, .5, .18, .02, dark)
    seat = plain("chair_shell", (.045, .05, .05), .7)
    block(0, -.75, .46, .52, .5, .08, seat)
    block(0, -1.0, .56, .5, .08, .62, seat)
    block(0, -.75, .08, .06, .06, .4, use("steel"))
    block(0, -.75, .03, .6, .08, .05, use("steel"))
