"""A fire station: four engine bays with red folding doors, a dormitory wing beside them, a drill tower behind."""
from kit import sky
from kit.light import area
from kit.masonry import Opening, Plane, fill, row, wall
from kit.materials import glowing, plain, use
from kit.openings import window
from kit.shapes import Mesh, instance
from kit.vehicles import fire_engine

BAY, BAYS, HIGH, DEEP = 5.6, 4, 6.2, 16.0


def build():
    m, brick, white = Mesh("fire_station"), use("brick_brown"), use("plaster_white")
    red = plain("station_red", (.42, .025, .015), .4, 0, .03, 1.0)
    hall, half = Plane(-BAY * BAYS / 2, 0), BAY * BAYS / 2
    gates = [Opening(BAY * (k + .5), 4.5, 0, 4.7) for k in range(BAYS)]
    wall(m, hall, BAY * BAYS, 0, HIGH, gates, brick, .6)
    for k, o in enumerate(gates):
        _gate(m, hall, o, red, shut=k in (0, 3))
        hall.box(m, o.left - .25, 4.7, 0, o.right + .25, 5.15, .14, use("limestone"))
        hall.box(m, BAY * k + .12, 0, 0, BAY * k - .12 + .24 + .12, .9, .22, use("limestone"))
    m.box(-half - 1.6, -2.4, HIGH, half + .6, DEEP, HIGH + .42, white)
    m.box(-half - 1.6, -2.4, HIGH + .42, half + .6, -2.2, HIGH + .6, use("dark_metal"))
    m.box(-half, DEEP - .4, 0, half, DEEP, HIGH, brick)
    m.box(half - .5, 0, 0, half, DEEP, HIGH, brick)
    m.box(-half, .6, -.05, half, DEEP, .02, use("concrete"))
    glow = glowing(f"bay_tube_{sky.current.lamps}", (1, .86, .66), 1 + 3 * sky.current.lamps)
    for k in range(BAYS):
        if sky.current.lamps > .3:
            area((-half + BAY * (k + .5), 6, HIGH - .4), (-half + BAY * (k + .5), 5, 0), (3, 7), 260 * sky.current.lamps, (1, .80, .56))
        for y in (3, 8):
            m.box(-half + BAY * (k + .5) - 1.6, y, HIGH - .25, -half + BAY * (k + .5) + 1.6, y + .18, HIGH - .18, glow)
    _dormitory(m, -half - 15, -half, brick, white)
    _tower(m, half + 4.5, 9.0, brick, white)
    for k in range(BAYS + 1):
        x = -half + BAY * k
        m.box(x - .08, -16, .0, x + .08, -.4, .006, plain("yard_yellow", (.55, .36, .05), .7))
    m.done()
    engine = fire_engine()
    for k, y in ((1, 6.0), (2, 5.2)):
        instance(engine, (-half + BAY * (k + .5), y, 0))
    instance(engine, (2.6, -9.2, 0), .55)


def _gate(m, plane, o, red, shut):
    """Folding leaves with small panes at eye level; an open gate keeps its leaves stacked at the jambs."""
    w = (o.right - o.left) / 6
    if shut:
        for k in range(6):
            u = o.left + w * k
            plane.box(m, u + .02, .05, -.34, u + w - .02, 4.68, -.26, red)
            plane.box(m, u + .14, 2.0, -.27, u + w - .14, 3.1, -.24, use("glass"))
    else:
        for u, s in ((o.left, 1), (o.right, -1)):
            for k in range(3):
                a = u + s * (.06 + .10 * k)
                plane.box(m, min(a, a + s * .06), .05, -.25, max(a, a + s * .06), 4.68, .55, red)


def _dormitory(m, x0, x1, brick, white):
    """The wing where crews sleep, beside the engines: arched windows under a long eave."""
    plane, length = Plane(x0, 1.5), x1 - x0
    o = row(length - 1, 5, 1.5, .9, 2.3, "segment", .4)
    wall(m, plane, length, 0, 4.2, o, brick, .5)
    for k, each in enumerate(o):
        window(m, plane, each, k, None, "glass", "dark_metal", 2, 2, -.25)
        plane.box(m, each.left - .1, .78, 0, each.right + .1, .9, .1, use("limestone"))
    left = Plane(x0, DEEP - 2, -1.5707963)
    side = row(DEEP - 3.5, 4, 1.5, .9, 2.3, "segment", .5)
    wall(m, left, DEEP - 3.5, 0, 4.2, side, brick, .5)
    for k, each in enumerate(side):
        window(m, left, each, k + 20, None, "glass", "dark_metal", 2, 2, -.25)
    m.box(x0 - 1.1, .2, 4.2, x1, DEEP - 1, 4.5, white)
    m.box(x0, DEEP - 2.5, 0, x1, DEEP - 2, 4.2, brick)


def _tower(m, x, y, brick, white):
    """Five storeys for drill: open landings, a smoke-blackened window or two, a stair outside."""
    w, storey = 2.6, 3.6
    for f in range(5):
        z = f * storey
        for plane, length in ((Plane(x - w, y - w), 2 * w), (Plane(x - w, y + w, -1.5707963), 2 * w)):
            o = [Opening(w, 1.5, z + (.9 if f else 0), z + 2.5, "segment")]
            wall(m, plane, length, z, z + storey - .3, o, brick, .4)
            if f % 2 == 0:
                fill(m, plane, o[0], use("black"), -1.6)
        m.box(x - w - .15, y - w - .15, z + storey - .3, x + w + .15, y + w + .15, z + storey, white)
        m.box(x + w - .4, y - w, z, x + w, y + w, z + storey - .3, brick)
        m.box(x - w, y + w - .4, z, x + w, y + w, z + storey - .3, brick)
        if f:
            m.box(x - 1.1, y - w - 1.2, z - .12, x + 1.1, y - w, z, use("steel"))
            for k in range(12):
                m.box(x - 1.1 + k * .2, y - w - 1.2, z, x - 1.08 + k * .2, y - w - 1.18, z + 1.05, use("steel"))
            m.box(x - 1.1, y - w - 1.22, z + 1.0, x + 1.1, y - w - 1.16, z + 1.06, use("steel"))
    m.box(x - w - .5, y - w - .5, 18, x + w + .5, y + w + .5, 18.3, white)
