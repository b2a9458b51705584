"""A hospital wing under construction: a finished brick arcade, screens of open brickwork going up, slabs cast to the third floor."""
import math

from kit.masonry import Plane, brick_screen, row, trim, wall
from kit.materials import plain, use
from kit.openings import window
from kit.shapes import Mesh, instance
from kit.site import frame, hoarding, props, scaffold, stacks, tower_crane

LENGTH, DEEP, FLOOR, BAY = 58.0, 17.0, 3.9, 5.8
HALF = LENGTH / 2


def build():
    m, brick = Mesh("hospital"), use("brick_rose")
    frame(m, -HALF, 0, HALF, DEEP, 4, FLOOR, use("concrete_raw"), BAY, .3, .45, 0)
    plane = Plane(-HALF, -.35)
    arches = row(LENGTH, 10, 4.2, 0, 1.7, "round", 0)
    wall(m, plane, LENGTH, 0, FLOOR + .15, arches, brick, .45)
    for o in arches:
        trim(m, plane, o, use("limestone"), .18, .05)
    back = Plane(-HALF, 3.4)
    rooms = row(LENGTH, 10, 2.6, .9, 2.6, "flat", 0)
    wall(m, back, LENGTH, 0, FLOOR - .35, rooms, use("plaster_white"), .25)
    for k, o in enumerate(rooms):
        window(m, back, o, k, .5, "glass", "white_metal", 2, 1, -.15, 5, .05, .1)
    panel = brick_screen(BAY - .5, 2.5, brick)
    for f, count in ((1, 8), (2, 3)):
        z = f * FLOOR + .15
        for k in range(count):
            instance(panel, (-HALF + BAY * k + .25, -.3, z))
        for k in range(10):
            if k <= count:
                plane.box(m, BAY * k - .12, f * FLOOR, -.3, BAY * k + .12, f * FLOOR + 2.7, 0, brick)
        plane.box(m, 0, z + 2.5, -.4, BAY * count, z + 2.75, .05, use("limestone"))
    for f in (1, 2):
        m.box(-HALF, 4.6, f * FLOOR, HALF - 12 * f, 4.8, f * FLOOR + 3.5, plain("block_wall", (.46, .44, .41), .9, 0, .18, 1.2))
    props(m, -HALF + 2, 2, HALF - 2, DEEP - 2, 3 * FLOOR, FLOOR - .3, 2.6)
    scaffold(m, Plane(-HALF, -.5), 18, LENGTH, FLOOR, 4 * FLOOR + .5)
    scaffold(m, Plane(-HALF, DEEP, -math.pi / 2), 0, DEEP, 0, 4 * FLOOR)
    m.box(-HALF - 2, -12, -.2, HALF + 2, 0, .02, plain("site_earth", (.36, .28, .19), .95, 0, .2, .5))
    hoarding(m, Plane(-HALF - 8, -13), LENGTH + 4)
    stacks(m, 6, -8, 5)
    m.done()
    instance(tower_crane(38, 36, 2.7), (HALF - 8, DEEP + 6, 0))
    _old_ward()


def _old_ward():
    """The wards that stay open, ten metres away: white verandas of an older time."""
    m, white = Mesh("old_ward"), use("lime_white")
    x0, x1 = -HALF - 44, -HALF - 12
    for f in range(2):
        z = f * 4.4
        arches = row(x1 - x0, 9, 2.4, z + (.1 if f == 0 else .9), z + 2.0, "round", .4)
        wall(m, Plane(x0, 0), x1 - x0, z, z + 4.4, arches, white, .5)
        for k, o in enumerate(arches):
            window(m, Plane(x0, 0), o, k + 50 + f * 9, .6, "glass", "deodar", 2, 3, -2.2, 4, .05, None, .1)
    m.box(x0 - .4, -.4, 8.8, x1 + .4, 16, 9.1, use("limestone"))
    m.box(x0, 0, 9.1, x1, .35, 10, white)
    m.box(x1 - .5, 0, 0, x1, 16, 8.8, white)
    m.done()
