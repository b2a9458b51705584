"""Twelve workshops under a saw-tooth roof: steep glass to the north, cells on the southern slopes, brick gables to the street."""
import math

from kit import room as rooms
from kit.masonry import Opening, Plane, bars, fill, wall
from kit.materials import plain, ribbed, use
from kit.shapes import Mesh, instance

UNIT, COUNT, DEEP, EAVE, PEAK = 8.0, 12, 22.0, 4.4, 8.6
LENGTH = UNIT * COUNT
DOORS = [(.035, .15, .15), (.40, .14, .05), (.045, .09, .13), (.36, .25, .08)]


def build():
    m, brick = Mesh("workshops"), use("brick_lahore")
    x0 = -LENGTH / 2
    for k in range(COUNT):
        a = x0 + UNIT * k
        _gable(m, Plane(a, 0), brick, k)
        m.face([(a, 0, EAVE), (a, DEEP, EAVE), (a, DEEP, PEAK), (a, 0, PEAK)], use("glass"))
        for j in range(12):
            y = DEEP * j / 11
            m.box(a - .04, y - .03, EAVE, a + .05, y + .03, PEAK, use("white_metal"))
        m.box(a - .05, 0, EAVE + 2, a + .06, DEEP, EAVE + 2.07, use("white_metal"))
        m.face([(a, -.5, PEAK + .12), (a + UNIT, -.5, EAVE + .1), (a + UNIT, DEEP + .5, EAVE + .1), (a, DEEP + .5, PEAK + .12)], use("sheet_metal"))
        _cells(m, a)
        m.box(a - .15, -.5, PEAK + .02, a + .25, DEEP + .5, PEAK + .24, use("dark_metal"))
    for x, flip in ((x0, -math.pi / 2), (-x0, math.pi / 2)):
        plane = Plane(x, DEEP if x < 0 else 0, flip)
        o = [Opening(DEEP * (j + .5) / 5, 2.4, 1.2, 3.2, "segment") for j in range(5)]
        wall(m, plane, DEEP, 0, EAVE, o, brick, .4)
        for each in o:
            fill(m, plane, each, use("glass_dark"), -.2)
            bars(m, plane, each, use("white_metal"), 4, 3, -.2, .05)
    m.box(x0, DEEP - .4, 0, -x0, DEEP, EAVE, brick)
    m.box(x0 - 3, -3.2, -.3, -x0 + 3, 0, .12, use("concrete"))
    m.done()


def _cells(m, a):
    """Rows of panels laid on the slope with a gap for the gutter and the walkway."""
    slope = (EAVE - PEAK) / UNIT
    for i in range(3):
        for j in range(6):
            u0, u1 = .7 + i * 2.35, .7 + i * 2.35 + 2.1
            y0, y1 = .6 + j * 3.5, .6 + j * 3.5 + 3.2
            z0, z1 = PEAK + .12 + slope * u0 + .18, PEAK + .12 + slope * u1 + .18
            m.face([(a + u0, y0, z0), (a + u1, y0, z1), (a + u1, y1, z1), (a + u0, y1, z0)], use("solar"))
            m.face([(a + u0, y0, z0), (a + u1, y0, z1), (a + u1, y0, z1 - .06), (a + u0, y0, z0 - .06)], use("white_metal"))


def _gable(m, plane, brick, k):
    """Brick that follows the tooth, a wide door, a clerestory; each tenant has a colour."""
    door = Opening(2.9, 3.6, .12, 3.5)
    side = Opening(6.3, 1.3, .9, 2.9)
    wall(m, plane, UNIT, 0, EAVE, [door, side], brick, .4)
    plane.face(m, [(0, EAVE, 0), (UNIT, EAVE, 0), (0, PEAK, 0)], brick)
    plane.box(m, -.2, 0, -.1, .2, PEAK, .16, brick)
    plane.box(m, door.left - .2, 3.5, 0, door.right + .2, 3.85, .1, use("limestone"))
    mat = ribbed(f"workshop_door_{k % 4}", DOORS[k % 4], .3, .5, 0, .5, False, .05)
    if k % 3 == 1:  # open, and somebody is at work
        instance(rooms.shop(3.8, 3.5, 7, k, .9), plane.at(door.left - .1, .12, -.45))
        plane.box(m, door.left - 1.8, .12, .02, door.left, 3.5, .10, mat)
    else:
        fill(m, plane, door, mat, -.22)
    fill(m, plane, side, use("glass"), -.2)
    bars(m, plane, side, use("white_metal"), 2, 3, -.2, .05)
    plane.box(m, 5.4, 3.15, 0, 7.2, 3.6, .06, plain(f"sign_{k % 4}", DOORS[(k + 2) % 4], .5))
    hopper = Opening(2.9, 2.2, EAVE + .3, EAVE + 1.5)
    plane.box(m, hopper.left, hopper.sill, 0, hopper.right, hopper.spring, .03, use("glass_dark"))
