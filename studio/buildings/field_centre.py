"""A rangers' base in the foothills: rubble walls, pine trusses a man can carry, folded roofs that echo the ridge."""
from kit import facade, sky
from kit.masonry import Opening, Plane, wall
from kit.materials import glowing, plain, use
from kit.openings import doors, window
from kit.shapes import Mesh, instance
from kit.street import bench


def _wing(m, x0, x1, y0, y1, eave, ridge, seed):
    """One of three parts: stone below, boards above, a steep roof that flies over the veranda."""
    stone, board, wide = use("rubble_stone"), use("timber_pale"), x1 - x0
    front = Plane(x0, y0, 0, 1.0)
    o = [Opening(wide * t, 2.0, .7, 2.2) for t in (.2, .72)] + [Opening(wide * .46, 1.2, .05, 2.2)]
    wall(m, front, wide, 0, 1.15, [Opening(wide * .46, 1.2, 0, 1.15)], stone, .5)
    wall(m, Plane(x0, y0 + .08, 0, 1.0), wide, 1.15, eave - 1.0, [Opening(a.left / 2 + a.right / 2, a.right - a.left, max(1.16, a.sill),
            a.spring) for a in o], board, .3)
    for k, each in enumerate(o[:2]):
        window(m, front, Opening((each.left + each.right) / 2, 2.0, 1.16, 2.2), seed + k, .8, "glass_clear", "timber_dark", 3, 1, -.25, 4, .06, .1)
    doors(m, front, o[2], use("timber_dark"), 1, -.2)
    for x in (x0, x1):
        m.box(x - .25, y0, .0, x + .25, y1, eave, stone)
    m.box(x0, y1 - .5, 0, x1, y1, eave, stone)
    m.box(x0 - .1, y0 - 3.4, .75, x1 + .1, y1, 1.0, use("deck"))
    mid = (y0 + y1) / 2 - .8
    for a, b, c, d in (((y0 - 4.0), eave - .55, mid, ridge), (mid, ridge, y1 + 1.2, eave - .2)):
        m.face([(x0 - 1, a, b + .18), (x1 + 1, a, b + .18), (x1 + 1, c, d + .18), (x0 - 1, c, d + .18)], use("sheet_metal_dark"))
        m.face([(x0 - 1, a, b), (x1 + 1, a, b), (x1 + 1, c, d), (x0 - 1, c, d)], use("boards"))
    n = round(wide / 2.4)
    for k in range(n + 1):
        x = x0 - .6 + (wide + 1.2) * k / n
        m.tube([(x, y0 - 4.0, eave - .62), (x, mid, ridge - .1)], .10, use("timber"), 4)
        m.tube([(x, mid, ridge - .1), (x, y1 + 1.2, eave - .3)], .10, use("timber"), 4)
        m.tube([(x, y0 - 3.2, 1.0), (x, y0 - 3.2, eave - .45)], .10, use("timber"), 6)
        m.tube([(x, y0 - 3.2, eave - 1.5), (x, y0 - 1.8, eave - .05)], .07, use("timber"), 4)
    for x in (x0 - .7, x1 + .7):
        m.face([(x, y0, eave - .1), (x, mid, ridge - .1), (x, y1, eave - .1)], board)
    if seed % 2:
        facade.railing(m, [(x0 + wide * .62, y0 - 3.3), (x1, y0 - 3.3)], 1.0, "rods", .95, "timber_dark")
    for k in range(5):
        m.tube([(x0 + wide * k / 4, y0 - 2.8, -.6), (x0 + wide * k / 4, y0 - 2.8, .8)], .12, use("dark_metal"), 8)


def build():
    m = Mesh("field_centre")
    _wing(m, -17, -5, 0, 8, 4.0, 7.8, 1)
    _wing(m, -4.2, 7, 2.2, 10, 4.0, 7.2, 4)
    _wing(m, 7.8, 18, -1, 7, 3.9, 7.5, 7)
    for x in (-4.6, 7.4):
        m.box(x - .8, 3.2, 0, x + .8, 4.8, 9.6, use("rubble_stone"))
    for x in (-15.2, -12.6, -10.0):
        m.face([(x, -1.0, 5.05), (x + 2.3, -1.0, 5.05), (x + 2.3, 1.6, 6.9), (x, 1.6, 6.9)], use("solar"))
    for k in range(4):
        m.box(-2.6 - k * .0, -3.2 - k * .38, .2 - .0, 0.4, -2.8 - k * .38, .76 - k * .18, use("timber_grey"))
    glow = glowing(f"veranda_{sky.current.lamps}", (1, .64, .32), 5 * max(.3, sky.current.lamps))
    for x in (-14, -8, -1, 4.5, 10, 16):
        m.lathe([(.03, 3.32), (.14, 3.18), (.12, 3.0), (.02, 2.96)], glow, 10, x, -1.6)
    m.box(-8.4, -1.2, 1.0, -8.3, -1.1, 2.6, use("timber"))
    m.box(-9.6, -1.22, 1.7, -7.2, -1.1, 2.9, plain("trail_map", (.32, .36, .24), .6, 0, .3, 3))
    m.done()
    instance(bench(), (-12.2, -1.0, 1.0), 0)
    instance(bench(), (13.2, -2.2, 1.0), 0)
