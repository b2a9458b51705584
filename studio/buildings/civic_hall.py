"""A public service hall: one great pointed vault, brick ribs and strips of sky in turn, low arcades at its sides."""
import math

from kit import sky
from kit.light import area
from kit.masonry import Opening, Plane, arch_line, bars, fill, lattice, row, trim, vault, wall
from kit.materials import glowing, use
from kit.openings import window
from kit.shapes import Mesh

SPAN, DEEP, SPRING = 30.0, 54.0, 3.0
HALF = SPAN / 2


def build():
    m, brick = Mesh("civic_hall"), use("brick_pale")
    y = 0.0
    while y < DEEP:
        vault(m, -HALF, y, HALF, y + 3.6, SPRING, brick, None, .7, 28, use("brick_buff"), "pointed")
        y += 3.6
        if y < DEEP - 2:
            line = arch_line("pointed", -HALF, HALF, SPRING + .45, 28)
            for (xa, za), (xb, zb) in zip(line, line[1:]):
                m.face([(xa, y, za), (xb, y, zb), (xb, y + 1.4, zb), (xa, y + 1.4, za)], use("glass_frosted"))
        y += 1.4
    _portal(m, Plane(-HALF, 2.2), brick)
    m.box(-HALF - 1, -1, -.3, HALF + 1, DEEP + 1, .15, use("limestone"))
    for s in (-1, 1):
        _wing(m, s, brick)
    _inside(m)
    _axis(m)
    m.done()


def _portal(m, plane, brick):
    """The end of the vault: glass in a timber-coloured lattice, and a gate of brick inside it."""
    whole = Opening(HALF, SPAN - .4, .15, SPRING, "pointed")
    fill(m, plane, whole, use("glass_clear"), -.2)
    bars(m, plane, whole, use("bronze"), 20, 2, -.18, .09)
    for z in (6, 8.5, 11, 13.5, 16):
        reach = [u for u, h in whole.head() if h >= z]
        plane.box(m, min(reach), z - .05, -.3, max(reach), z + .05, -.1, use("bronze"))
    gate = Opening(HALF, 6.0, .15, 3.6, "pointed")
    front = Plane(plane.x, plane.y - 2.0)
    wall(m, front, 13, .15, 10.4, [gate], brick, 1.6, None, HALF - 6.5)
    trim(m, front, gate, use("tile_blue"), .45, .06)
    front.box(m, HALF - 5.6, 8.2, 0, HALF + 5.6, 9.4, .05, use("tile_blue"))
    front.box(m, HALF - 6.7, 10.4, -1.7, HALF + 6.7, 10.8, .15, use("limestone"))
    for u in (HALF - 5.2, HALF + 5.2):
        small = Opening(u, 1.5, 1.2, 3.4, "pointed")
        front.box(m, u - .75, 1.2, 0, u + .75, 4.2, .02, use("glass_dark"))
        lattice(m, front, u - .75, 1.2, u + .75, 4.2, brick, .26, .06, .05)
        trim(m, front, small, use("limestone"), .14, .08)


def _wing(m, s, brick):
    x0, x1 = (HALF + .6, HALF + 13) if s > 0 else (-HALF - 13, -HALF - .6)
    plane = Plane(x0, 6)
    arches = row(x1 - x0, 3, 2.8, .15, 2.6, "pointed", .3)
    wall(m, plane, x1 - x0, 0, 5.6, arches, brick, .6)
    outer = Plane(x1, 6, math.pi / 2) if s > 0 else Plane(x0, DEEP - 4, -math.pi / 2)
    many = row(DEEP - 10, 11, 2.8, .15, 2.6, "pointed", .5)
    wall(m, outer, DEEP - 10, 0, 5.6, many, brick, .6)
    for p, group in ((plane, arches), (outer, many)):
        for k, o in enumerate(group):
            trim(m, p, o, use("limestone"), .14, .05)
            window(m, p, o, k + 7 * s, .6, "glass", "bronze", 3, 3, -2.2, 4, .05, None, .6)
    m.box(x0 - .2, 5.8, 5.6, x1 + .2, DEEP - 3.8, 5.9, use("limestone"))
    m.box(x0, 6, 5.9, x1, 6.3, 6.7, brick)
    m.box(x0, DEEP - 4.4, 0, x1, DEEP - 4, 5.6, brick)


def _inside(m):
    """Counters along both sides, benches in the middle, globes of light; seen through the glass."""
    wood, glow = use("timber"), glowing(f"hall_globe_{sky.current.lamps}", (1, .72, .42), 4 * max(.3, sky.current.lamps))
    for s in (-1, 1):
        m.box(s * 11 - .4, 8, .15, s * 11 + .4, DEEP - 4, 1.0, wood)
        for k in range(9):
            m.box(s * 12.2 - .1, 9 + k * 4.5, .15, s * 12.2 + .1, 11 + k * 4.5, 2.4, use("timber_pale"))
    for k in range(10):
        for x in (-5, 0, 5):
            m.box(x - 1.6, 10 + k * 4, .5, x + 1.6, 10.5 + k * 4, .58, wood)
            m.box(x - 1.6, 10.5 + k * 4, .15, x + 1.6, 10.56 + k * 4, 1.0, wood)
    for k in range(5):
        for x in (-6, 6):
            m.tube([(x, 8 + k * 9, 8), (x, 8 + k * 9, 16)], .015, use("brass"), 4)
            m.lathe([(.02, 8.0), (.4, 7.7), (.4, 7.4), (.02, 7.1)], glow, 16, x, 8 + k * 9)
    if sky.current.lamps > .3:
        for y in (14, 34):
            area((0, y, 12), (0, y, 0), (16, 14), 1500 * sky.current.lamps, (1, .70, .42))


def _axis(m):
    m.box(-9, -46, -.2, 9, -1, .05, use("paving"))
    m.box(-1.6, -42, -.1, 1.6, -6, .3, use("limestone"))
    m.box(-1.25, -41.6, .2, 1.25, -6.4, .308, use("still"))
