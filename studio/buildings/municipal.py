"""Al Warqa Municipal Centre: a wide timber lattice on slim columns shades the forecourt before a stone hall."""
from __future__ import annotations

import math

from kit import facade, room
from kit.materials import use
from kit.shapes import Mesh, instance

W, D, H = 54.0, 24.0, 7.0


def build() -> None:
    """The lattice covers x 0..54, y -14..26; the hall stands behind at y 4..24."""
    m = Mesh("municipal")
    for k in range(10):
        for j in range(7):
            x, y = 1.5 + k * 5.67, -13 + j * 6.4
            if 3 < y < 25 and 3 < x < 51:
                continue
            m.tube([(x, y, 0), (x, y, H)], [.11, .085], use("white_metal"), 10)
    m.box(-1.5, -15.5, H, W + 1.5, -15.1, H + .7, use("bronze"))
    m.box(-1.5, 26.9, H, W + 1.5, 27.3, H + .7, use("bronze"))
    m.box(-1.5, -15.5, H, -1.1, 27, H + .7, use("bronze"))
    m.box(W + 1.1, -15.5, H, W + 1.5, 27, H + .7, use("bronze"))
    lath = use("timber_pale")
    n = int((W + 3) / .75)
    for k in range(n):
        m.box(-1.2 + k * .75, -15.2, H + .06, -1.1 + k * .75, 4.0, H + .56, lath)
    for k in range(int(19 / 1.5)):
        m.box(-1.2, -15 + k * 1.5, H + .16, W + 1.2, -14.9 + k * 1.5, H + .44, lath)
    m.box(-1.2, 4, H + .1, W + 1.2, 27, H + .5, use("plaster_white"))
    stone = use("sandstone")
    for k in range(9):
        x = 3 + k * 5.4
        m.box(x, 4, 0, x + .9, 4.8, 5.6, stone)
    m.box(2.5, 3.95, 5.6, 52.5, 4.85, H + .05, stone)
    facade.window(m, 3.4, 0, 51.6, 5.6, 4.9, 27, "bronze", "glass_clear", 3.2)
    for x in (2.6, 51.6):
        m.box(x, 4.9, 0, x + .8, 23.4, H, stone)
    m.box(2.6, 23.4, 0, 52.4, 24, H, stone)
    m.box(20, 10, H, 34, 19, H + 4.6, use("glass_frosted"))
    for k in range(24):
        m.box(20 + k * .6, 9.8, H, 20.08 + k * .6, 10.0, H + 4.9, use("brass"))
        m.box(20 + k * .6, 19, H, 20.08 + k * .6, 19.2, H + 4.9, use("brass"))
    m.box(19.6, 9.6, H + 4.8, 34.4, 19.4, H + 5.1, use("brass"))
    for k in range(6):
        x, y = 6 + k * 8.4, -5.5
        m.tube([(x, y, H), (x, y, H - 1.4)], .03, use("dark_metal"), 5)
        for a in range(5):
            t = a * math.tau / 5
            m.face([(x, y, H - 1.4), (x + 1.9 * math.cos(t), y + 1.9 * math.sin(t), H - 1.42), (x + 1.9 * math.cos(t + .16), y + 1.9 * math.sin(t + .16), H - 1.38)], use("timber"))
    for k in range(5):
        x = 5 + k * 10
        m.box(x, -8.0, .38, x + 4, -7.3, .46, use("timber_pale"))
        m.box(x + .2, -7.9, 0, x + .5, -7.4, .38, use("concrete"))
        m.box(x + 3.5, -7.9, 0, x + 3.8, -7.4, .38, use("concrete"))
    m.done()
    for k in range(10):
        instance(room.shop(4.8, 5.5, 9, k % 5, 1.3), (3.2 + k * 4.8, 5.1, .02))
