"""Jumeirah Gatehouses: small stone rooms and both lanes under one thin roof, with a timber screen."""
from __future__ import annotations

from kit import room, sky
from kit.materials import glowing, use
from kit.shapes import Mesh


def build() -> None:
    """The lanes run along y at x = -5 and x = 5; the guard's room stands between them."""
    m = Mesh("gatehouse")
    stone = use("limestone")
    m.box(-15, -5, 4.3, 17, 6, 4.55, use("plaster_white"))
    m.box(-15.1, -5.1, 4.50, 17.1, 6.1, 4.72, use("bronze"))
    m.face([(-15, -5, 4.29), (-15, 6, 4.29), (17, 6, 4.29), (17, -5, 4.29)], use("boards"))
    for x in (-14, 16):
        m.box(x - .3, -3.6, 0, x + .3, 4.6, 4.3, stone)
    m.box(-1.6, -3.2, 0, 1.6, -3.0, 1.0, stone)
    m.box(-1.6, -3.2, 0, -1.4, 3.4, 1.0, stone)
    m.box(1.4, -3.2, 0, 1.6, 3.4, 1.0, stone)
    m.box(-1.7, 3.2, 0, 1.7, 3.6, 4.3, stone)
    for xa, ya, xb, yb in ((-1.5, -3.1, 1.5, -3.1), (1.5, -3.1, 1.5, 3.2), (-1.5, 3.2, -1.5, -3.1)):
        m.face([(xa, ya, 1.0), (xb, yb, 1.0), (xb, yb, 4.3), (xa, ya, 4.3)], use("glass_clear"))
        for t in (0, .33, .66, 1):
            m.box(xa + (xb - xa) * t - .04, ya + (yb - ya) * t - .04, 1.0, xa + (xb - xa) * t + .04, ya + (yb - ya) * t + .04, 4.3, use("bronze"))
    desk = max(.4, sky.current.lamps)
    inner = lambda c: room.surface(c, desk * .9, (0, 0, 3.9), 1)  # noqa: E731
    m.box(-1.2, -2.8, .9, 1.2, -2.3, .96, inner((.30, .18, .10)))
    m.box(-.5, -2.5, .96, .1, -2.45, 1.4, inner((.04, .05, .05)))
    m.box(-1.35, 3.0, .1, 1.35, 3.15, 4.2, inner((.60, .50, .38)))
    m.box(-1.2, 1.0, .4, .6, 1.6, .9, inner((.10, .17, .18)))
    m.box(-1.3, -2.9, .02, 1.3, 3.0, .04, inner((.36, .30, .24)))
    m.box(8.4, -3.4, 0, 15.6, 4.2, 3.9, stone)
    m.box(8.3, -2.4, .5, 8.42, .4, 3.0, use("glass_shut"))
    for k in range(42):
        m.box(8.6 + k * .165, -3.75, .2, 8.68 + k * .165, -3.5, 4.25, use("timber"))
    for k in range(30):
        m.box(-13.6 + k * .165, -3.75, .2, -13.52 + k * .165, -3.5, 4.25, use("timber"))
    lamp = glowing("gate_lamp", (1, .74, .44), .5 + 7 * sky.current.lamps)
    for x in (-9, -5, 4.8, 7):
        for y in (-3, 0, 3):
            m.box(x - .12, y - .12, 4.26, x + .12, y + .12, 4.285, lamp)
    for x, way in ((-2.4, -1), (2.4, 1)):
        m.box(x - .2, -1.2, 0, x + .2, -.8, 1.05, use("dark_metal"))
        m.box(min(x, x + way * 5), -1.06, .92, max(x, x + way * 5), -.96, 1.02, use("white_metal"))
        for k in range(5):
            m.box(min(x + way * (k + .5), x + way * (k + .9)), -1.065, .915, max(x + way * (k + .5), x + way * (k + .9)), -.955, 1.025, use("copper"))
        m.tube([(x + way * .1, -6, 0), (x + way * .1, -6, 1.5)], .05, use("dark_metal"), 6)
    for s in (-1, 1):
        x0, x1 = (-60, -15) if s < 0 else (17, 60)
        m.box(x0, 1.0, 0, x1, 1.4, 2.6, use("limestone"))
        m.box(x0, .95, 2.6, x1, 1.45, 2.7, use("ivory_stone"))
    for x0, x1 in ((-1.9, 1.9), (-15, -8.2), (8.0, 17)):
        m.box(x0, -7 if x1 < 3 else -6, 0, x1, 7, .16, use("paving_large"))
    m.done()
