"""Plain large buildings told apart by their skin: the data hall's louvres, the warehouses of Jebel Ali."""
from __future__ import annotations

from kit import facade, room, sky
from kit.materials import glowing, use
from kit.planting import once
from kit.shapes import Mesh, instance


def louvre_bay(kind: int, bay: float, high: float):
    """Slanted bronze blades before a dark wall, a slot of light behind some."""
    def make():
        m = Mesh("louvre")
        m.box(0, .5, 0, bay, .7, high, use("dark_metal"))
        for k in range(int(high / .42)):
            z = .2 + k * .42
            tilt = .10 + .07 * ((k + kind * 3) % 5)
            m.face([(.05, 0, z), (bay - .05, 0, z), (bay - .05, .34, z + tilt), (.05, .34, z + tilt)], use("bronze"))
            m.face([(.05, 0, z), (.05, .02, z - .05), (bay - .05, .02, z - .05), (bay - .05, 0, z)], use("bronze"))
        m.box(-.06, -.05, 0, .06, .6, high, use("dark_metal"))
        if kind % 4 == 0:
            m.box(.2, .46, .8, bay - .2, .49, high - .8, glowing("data_slot", (.75, .90, 1.0), .10 + .55 * sky.current.lamps))
        return m.done(False)
    return once(("louvre", kind, bay, high), make)


def data_hall() -> None:
    """A closed bronze box on a glass foot with a long canopy; generators and coolers in a walled yard behind."""
    bay, high, w, d = 3.0, 10.0, 54.0, 30.0
    m = Mesh("data_hall")
    for side, (origin, turn, length) in enumerate(facade.sides(0, 0, w, d, 4.2)):
        for c in range(round(length / bay)):
            instance(louvre_bay((c * 5 + side) % 6, bay, high), facade.to_world(origin, turn, c * bay, 0), turn)
    m.box(.3, .3, 4.0, w - .3, d - .3, 4.2, use("dark_metal"))
    m.box(.5, .5, 4.2, w - .5, d - .5, 14.2, use("dark_metal"))
    m.box(-.2, -.2, 14.2, w + .2, d + .2, 14.9, use("bronze"))
    m.box(24, 1.4, 0, w - .8, d - 1, 4.1, use("concrete_board"))
    facade.window(m, 1, 0, 24, 4.0, 1.4, 8, "bronze", "glass_clear", 3.0)
    m.box(-4, -5, 3.9, 27, 1, 4.2, use("bronze"))
    m.face([(-4, -5, 3.89), (-4, 1, 3.89), (27, 1, 3.89), (27, -5, 3.89)], use("boards"))
    for x in (-3.2, 11, 26):
        m.tube([(x, -4.4, 0), (x, -4.4, 3.9)], .09, use("dark_metal"), 10)
    for k in range(10):
        x = 5 + k * 4.9
        m.box(x - 1.6, 12, 14.9, x + 1.6, 20, 17.2, use("sheet_metal"))
        for y in (14, 18):
            m.lathe([(.9, 17.2), (1.0, 17.7), (.85, 17.7), (.8, 17.3), (0, 17.3)], use("dark_metal"), 18, x, y)
    for k in range(3):
        m.box(w + 6, 3 + k * 8, 0, w + 18, 7.6 + k * 8, 3.8, use("sheet_sand"))
        m.tube([(w + 8, 5.3 + k * 8, 3.8), (w + 8, 5.3 + k * 8, 6.4)], .35, use("steel"), 12)
    m.ribbon([(w + 1, -2), (w + 24, -2), (w + 24, d), (w + 1, d)], 0, 3.0, .3, use("concrete_board"))
    m.done()
    for k in range(5):
        instance(room.shop(4.6, 3.9, 7, k, 1.5), (1 + k * 4.6, 1.5, .02))


def dock():
    """A loading bay: door, rubber shelter, leveller, canopy, number lamp."""
    def make():
        m = Mesh("dock")
        m.box(-1.9, -.35, 1.1, -1.45, .1, 4.6, use("rubber"))
        m.box(1.45, -.35, 1.1, 1.9, .1, 4.6, use("rubber"))
        m.box(-1.9, -.35, 4.1, 1.9, .1, 4.6, use("rubber"))
        m.box(-1.45, -.05, 1.2, 1.45, .05, 4.1, use("sheet_metal"))
        m.box(-1.2, -.5, .9, 1.2, 0, 1.2, use("dark_metal"))
        for x in (-1.0, .8):
            m.box(x, -.65, .5, x + .2, -.5, 1.1, use("rubber"))
        return m.done(False)
    return once(("dock",), make)


def trailer(paint: str = "white"):
    """A lorry's trailer backed to a dock, tractor in front (towards -y)."""
    def make():
        m = Mesh("trailer")
        m.box(-1.25, -13.4, 1.15, 1.25, -.2, 4.0, use("white_metal"))
        for y in (-2.2, -3.5, -4.8, -12.0, -15.6):
            for s in (-1, 1):
                m.tube([(s * 1.2, y, .52), (s * .85, y, .52)], .52, use("rubber"), 14)
        m.box(-1.2, -16.6, .8, 1.2, -14.2, 3.5, use(paint))
        m.box(-1.1, -16.7, 2.1, 1.1, -16.55, 3.2, use("glass_shut"))
        m.box(-1.1, -14.2, .7, 1.1, -2, 1.1, use("dark_metal"))
        return m.done(False)
    return once(("trailer", paint), make)


def warehouse(x: float, y: float, w: float = 64, d: float = 90, h: float = 12.5, trim: str = "terracotta") -> None:
    """A pale shed with a low gable, translucent strips, docks along its front, fire mains along its wall."""
    m = Mesh("warehouse")
    m.box(x, y, 1.2, x + w, y + d, h, use("sheet_sand"))
    m.box(x - .1, y - .1, 0, x + w + .1, y + d + .1, 1.2, use("concrete"))
    ridge = x + w / 2
    for a, b in ((x - .6, ridge), (ridge, x + w + .6)):
        za, zb = (h, h + 3) if a < ridge else (h + 3, h)
        m.face([(a, y - .8, za), (b, y - .8, zb), (b, y + d + .8, zb), (a, y + d + .8, za)], use("sheet_metal"))
    for yy in (y, y + d):
        m.face([(x, yy, h), (x + w, yy, h), (ridge, yy, h + 3)], use("sheet_sand"))
    m.box(x - .15, y - .15, h - 2.2, x + w + .15, y - .02, h - .9, use(trim))
    for k in range(int(d / 9)):
        m.box(x + w * .2, y + 3 + k * 9, h + 1.4, x + w * .2 + 3, y + 7 + k * 9, h + 1.55, use("glass_frosted"))
    m.tube([(x - .3, y - .5, 6.2), (x + w + .3, y - .5, 6.2)], .17, use("fire_red"), 12)
    for k in range(int(w / 8)):
        m.tube([(x + 3.9 + k * 8, y - .5, 6.2), (x + 3.9 + k * 8, y - .5, .9), (x + 3.9 + k * 8, y - .5, .4)], .09, use("fire_red"), 8)
        m.tube([(x + 3.9 + k * 8, y - .5, 6.2), (x + 3.9 + k * 8, y + .2, 6.2)], .06, use("fire_red"), 8)
        m.box(x + 1 + k * 8, y - 2.2, 5.2, x + 7 + k * 8, y, 5.35, use("white_metal"))
    m.done()
    for k in range(int(w / 8)):
        instance(dock(), (x + 5.4 + k * 8, y, 0))
        if k % 3 != 1:
            instance(trailer(("white_metal", "teal_pipe", "white_metal")[k % 3]), (x + 5.4 + k * 8, y - .6, 0))


def fire_tank(x: float, y: float, radius: float = 6.5, high: float = 8.5) -> None:
    """The sprinkler tank of 900 cubic metres and the red pump house beside it."""
    m = Mesh("fire_tank")
    m.lathe([(radius, .4), (radius, high), (0, high + 1.2)], use("white_metal"), 40, x, y)
    m.lathe([(radius + .4, 0), (radius + .4, .4), (0, .4)], use("concrete"), 40, x, y)
    m.lathe([(radius + .03, 5.6), (radius + .05, 6.3)], use("fire_red"), 40, x, y)
    m.tube([(x - radius - .1, y - 2, 0), (x - radius - .1, y - 2, high)], .05, use("steel"), 6)
    m.box(x + radius + 2, y - 4, 0, x + radius + 11, y + 3, 4.2, use("fire_red"))
    m.box(x + radius + 1.8, y - 4.2, 4.2, x + radius + 11.2, y + 3.2, 4.5, use("white_metal"))
    m.box(x + radius + 4, y - 4.1, 0, x + radius + 6.4, y - 3.9, 3, use("sheet_metal"))
    for k in range(2):
        m.tube([(x + radius, y - k, 1 + k * .8), (x + radius + 2.2, y - k, 1 + k * .8)], .22, use("fire_red"), 12)
        m.tube([(x + radius + 7 + k * 2, y, 4.5), (x + radius + 7 + k * 2, y, 6.4)], .14, use("steel"), 8)
    m.done()
