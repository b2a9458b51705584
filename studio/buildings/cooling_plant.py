"""Al Quoz Cooling Plant: a machine hall one looks into, a storage tank, cooling cells on the roof."""
from __future__ import annotations

import math

from kit import facade, sky
from kit.materials import glowing, use
from kit.room import surface
from kit.shapes import Mesh

W, D, H = 42.0, 18.0, 9.5


def _machine(m: Mesh, x: float, y: float, mat) -> None:
    """A water-cooled chiller: two drums, compressor, control box, pipes that rise."""
    for dy, z, radius in ((-.7, 1.0, .62), (.7, 1.0, .62)):
        m.tube([(x - 2.4, y + dy, z), (x + 2.4, y + dy, z)], radius, mat((.08, .24, .26)), 16)
    m.tube([(x - 1.2, y, 2.1), (x + 1.2, y, 2.1)], .48, mat((.45, .45, .44)), 14)
    m.box(x + 1.5, y - 1.6, .4, x + 2.3, y - 1.35, 2.0, mat((.62, .60, .56)))
    m.box(x - 2.6, y - 1.2, 0, x + 2.6, y + 1.2, .3, mat((.30, .29, .28)))
    for dx in (-1.8, 1.8):
        m.tube([(x + dx, y + .7, 1.5), (x + dx, y + .7, 5.6), (x + dx, y + 5, 5.6)], .26, mat((.06, .20, .22) if dx < 0 else (.50, .26, .10)), 12)


def _hall(level: float) -> None:
    """The inside, lit by its own lamps as rooms are."""
    m = Mesh("machine_hall")
    lamp = (W / 2, D * .3, H - 1.6)
    mat = lambda color: surface(color, level * 3.2, lamp, 3)  # noqa: E731
    m.face([(.34, .5, .02), (W - .34, .5, .02), (W - .34, D - .34, .02), (.34, D - .34, .02)], mat((.34, .35, .34)))
    m.face([(.34, D - .34, 0), (W - .34, D - .34, 0), (W - .34, D - .34, H), (.34, D - .34, H)], mat((.62, .60, .56)))
    m.face([(.34, .5, H - .3), (W - .34, .5, H - .3), (W - .34, D - .34, H - .3), (.34, D - .34, H - .3)], mat((.5, .5, .48)))
    for x in (.34, W - .34):
        m.face([(x, .5, 0), (x, D - .34, 0), (x, D - .34, H), (x, .5, H)], mat((.58, .56, .52)))
    for k in range(4):
        _machine(m, 6 + k * 10, 6, mat)
    for k in range(8):
        m.box(2.4 + k * 5.2, D - 1, 0, 2.8 + k * 5.2, D - .5, H - .4, mat((.62, .40, .08)))
    m.box(.5, 5.5, H - 1.5, W - .5, 6.0, H - 1.0, mat((.62, .40, .08)))
    glow = glowing("hall_lamp", (1, .92, .78), 2 + 4 * level)
    for k in range(7):
        m.box(3 + k * 5.8, 8, H - .7, 5 + k * 5.8, 8.25, H - .62, glow)
    m.done()


def _tank(x: float, y: float, radius: float = 8.0, high: float = 13.0) -> None:
    m = Mesh("tank", smooth=False)
    m.lathe([(radius, 0), (radius, high), (radius * .96, high + .3), (0, high + 1.1)], use("sheet_sand"), 48, x, y)
    for z in (.6, 5, 9.4, high - .3):
        m.lathe([(radius + .02, z), (radius + .1, z + .06), (radius + .02, z + .12)], use("white_metal"), 48, x, y)
    steps = 46
    for k in range(steps):
        a, z = -1.9 + k * .058, high * k / steps
        px, py = x + (radius + .5) * math.cos(a), y + (radius + .5) * math.sin(a)
        m.block(px, py, z, .9, .32, .05, use("steel"), a)
        m.tube([(x + (radius + .95) * math.cos(a), y + (radius + .95) * math.sin(a), z), (x + (radius + .95) * math.cos(a), y + (radius + .95) * math.sin(a), z + 1.1)], .02, use("steel"), 4)
    m.done()


def build() -> None:
    """The hall from (0, 0); its window to -y; the tank to the right; cooling cells above."""
    _hall(max(.25, sky.current.lamps))
    m = Mesh("plant")
    clad = use("sheet_metal_dark")
    m.box(0, D - .3, 0, W, D, H - .05, clad)
    for x in (0, W - .3):
        m.box(x, .4, 0, x + .3, D - .3, H - .05, clad)
    m.box(0, 0, 6.8, W, .4, H - .05, clad)
    m.box(0, 0, 0, W, .4, .5, use("concrete_board"))
    facade.window(m, .3, .5, W - .3, 6.8, .2, 14, "dark_metal", "glass_clear", 3.6, .09)
    facade.parapet(m, 0, 0, W, D, H, 1.3, .3, clad, use("concrete"))
    for k in range(4):
        x = 5 + k * 10.5
        m.box(x - 3.6, 5, H + 1, x + 3.6, 13, H + 5.2, use("concrete_ribbed"))
        m.box(x - 3.7, 4.9, H + 1.4, x + 3.7, 13.1, H + 3.0, use("dark_metal"))
        m.lathe([(2.6, H + 5.2), (2.2, H + 6.6), (2.5, H + 7.3), (2.3, H + 7.3), (2.0, H + 6.5)], use("white_metal"), 28, x, 9)
    for k in range(3):
        z = 1.0 + k * .75
        m.tube([(W, 9 + k * .2, z), (W + 6, 9 + k * .2, z)], .3, (use("teal_pipe"), use("copper"), use("steel"))[k], 14)
    m.box(-.6, -2.4, 3.4, 5.2, 0, 3.6, use("brass"))
    m.done()
    _tank(W + 12, 9)
