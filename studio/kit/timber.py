"""Carved timber: bay windows on brackets, galleries with arched screens, balconies; the carpentry of old streets."""
import math
import random

from kit.masonry import Opening, Plane, lattice, wall
from kit.materials import use
from kit.openings import doors, window


def screen(mesh, plane, u0, u1, z0, z1, mat, seed=0, lit=None, arches=3, d=0.0, thick=.08, panel=.85, deep=3.0):
    """A timber front: carved panels below, arched lights in posts above, glass and a room behind."""
    inner = _moved(plane, d)
    w, rail = (u1 - u0) / arches, z0 + panel
    head = z1 - min(.35, (z1 - z0) * .12)
    openings = [Opening(u0 + w * (k + .5), w - .16, rail, head - w * .42, "pointed") for k in range(arches)]
    wall(mesh, inner, u1 - u0, rail, z1, openings, mat, thick, None, u0)
    inner.box(mesh, u0, z0, -thick, u1, rail, 0, mat)
    for k in range(arches):
        u = u0 + w * k
        inner.box(mesh, u + .09, z0 + .10, 0, u + w - .09, rail - .10, .035, mat)
        inner.box(mesh, u + .17, z0 + .18, .035, u + w - .17, rail - .18, .06, mat)
        window(mesh, inner, openings[k], seed + k, lit, "glass_clear", "deodar", 2, 3, -thick * .6, deep, .03, z0, .0)
        if random.Random(seed * 31 + k).random() < .4:
            lattice(mesh, inner, u + .1, rail, u + w - .1, rail + .75, mat, .13, .022, .012)
    for k in range(arches + 1):
        u = min(max(u0 + w * k, u0 + .05), u1 - .05)
        inner.box(mesh, u - .06, z0, 0, u + .06, z1, .07, mat)
    for z, h, o in ((z0 - .06, .10, .10), (rail - .05, .10, .09), (z1 - .14, .14, .12)):
        inner.box(mesh, u0 - .05, z, 0, u1 + .05, z + h, o, mat)


def _moved(plane, d):
    x, y, _ = plane.at(0, 0, d)
    return Plane(x, y, plane.turn, plane.z)


def bay(mesh, plane, u0, u1, z0, z1, mat, out=.9, seed=0, lit=None, arches=3):
    """A jharokha: a timber bay on brackets, with its own little roof."""
    screen(mesh, plane, u0, u1, z0, z1, mat, seed, lit, arches, out, .08, .85, 2.4)
    for u, flip in ((u0, False), (u1, True)):
        x, y, _ = plane.at(u, 0, 0 if flip is False else out)
        side = Plane(x, y, plane.turn - math.pi / 2 if not flip else plane.turn + math.pi / 2, plane.z)
        side.box(mesh, 0, z0, -.08, out, z1, 0, mat)
        for k in range(2):
            side.box(mesh, .12, z0 + .15 + k * (z1 - z0) * .45, 0, out - .12, z0 + (.38 + .45 * k) * (z1 - z0), .03, mat)
    plane.box(mesh, u0 - .08, z0 - .14, -.1, u1 + .08, z0, out + .08, mat)
    steps = 5
    for u in (u0 + .15, (u0 + u1) / 2, u1 - .15):
        for k in range(steps):  # brackets that corbel out of the wall
            reach = out * (1 - k / steps) ** 1.4
            plane.box(mesh, u - .09, z0 - .14 - .16 * (k + 1), 0, u + .09, z0 - .14 - .16 * k, reach, mat)
    for k in range(4):  # a stepped, curving eave
        plane.box(mesh, u0 - .30 + k * .07, z1 + k * .09, -.05, u1 + .30 - k * .07, z1 + .06 + k * .09, out + .42 - k * .13, mat)


def balcony(mesh, plane, u0, u1, z, mat, out=1.0, height=1.0, posts=None, roof=None):
    """A deck on joists with a turned railing; with `roof` (a height) posts carry a lean-to."""
    plane.box(mesh, u0, z - .16, 0, u1, z, out, mat)
    count = int((u1 - u0) / .14)
    for k in range(count + 1):
        u = u0 + (u1 - u0) * k / count
        plane.box(mesh, u - .022, z, out - .09, u + .022, z + height, out - .045, mat)
    plane.box(mesh, u0, z + height - .04, out - .13, u1, z + height + .05, out, mat)
    plane.box(mesh, u0, z + .06, out - .12, u1, z + .14, out - .02, mat)
    for k in range(int((u1 - u0) / .7) + 1):
        u = u0 + .05 + (u1 - u0 - .1) * k / max(1, int((u1 - u0) / .7))
        plane.box(mesh, u - .05, z - .32, 0, u + .05, z - .16, out - .05, mat)
    if roof:
        n = posts or max(2, round((u1 - u0) / 1.6))
        for k in range(n + 1):
            u = u0 + .07 + (u1 - u0 - .14) * k / n
            plane.box(mesh, u - .06, z, out - .14, u + .06, z + roof, out - .02, mat)
            for s in (-1, 1):  # a small spandrel bracket at each side of a post
                for j in range(4):
                    plane.box(mesh, u + s * (.06 + .07 * j) - .035, z + roof - .10 - .08 * (3 - j), out - .11, u + s * (.06 + .07 * j) + .035,
                            z + roof, out - .05, mat)
        plane.box(mesh, u0 - .15, z + roof, -.05, u1 + .15, z + roof + .12, out + .25, mat)


def carved_door(mesh, plane, u, z0, width, height, mat):
    """Two leaves in a deep carved frame with a pointed head."""
    o = Opening(u, width, z0, z0 + height, "pointed")
    doors(mesh, plane, o, mat, 2, -.28)
    for k, (grow, out) in enumerate(((.0, .02), (.14, .07), (.28, .12))):
        for s in (-1, 1):
            edge = u + s * (width / 2 + grow)
            plane.box(mesh, min(edge, edge + s * .13), z0, 0, max(edge, edge + s * .13), z0 + height + width * .62 + .1 * k, out, mat)
    plane.box(mesh, u - width / 2 - .5, z0 + height + width * .64, 0, u + width / 2 + .5, z0 + height + width * .64 + .32, .18, use("deodar_worn"))
