"""A cricket ground: a mown oval, a stand of three brick steps under a cable-hung roof, six tall masts, half of it still rising."""
import math

from kit import sky
from kit.materials import glowing, plain, use
from kit.masonry import Plane, row, wall
from kit.openings import window
from kit.shapes import Mesh, instance
from kit.site import scaffold, stacks, tower_crane

LONG, STEP = 78.0, 9


def _oval(a, b, n=64):
    return [(a * math.cos(math.tau * k / n), b * math.sin(math.tau * k / n)) for k in range(n)]


def field():
    m = Mesh("oval")
    light, dark = plain("mown_light", (.135, .190, .045), .95, 0, .12, .8), plain("mown_dark", (.085, .135, .032), .95, 0, .12, .8)
    m.prism(_oval(70, 60), -.1, .0, use("lawn"))
    for k in range(-12, 12):  # mowing stripes, cut to the oval
        x0, x1 = k * 5.4, (k + 1) * 5.4
        top = [57 * math.sqrt(max(0, 1 - (x / 66) ** 2)) for x in (x0, x1)]
        m.face([(x0, -top[0], .012), (x1, -top[1], .012), (x1, top[1], .012), (x0, top[0], .012)], light if k % 2 else dark)
    m.box(-1.6, -11, .012, 1.6, 11, .03, plain("pitch", (.46, .36, .22), .95, 0, .15, .6))
    white = use("white")
    for y in (-10, 10):
        for x in (-.11, 0, .11):
            m.tube([(x, y, .03), (x, y, .74)], .02, use("timber_pale"), 6)
        m.box(-1.4, y - 1.22 * (1 if y > 0 else -1) - .03, .03, 1.4, y - 1.22 * (1 if y > 0 else -1) + .03, .034, white)
    ring = _oval(66, 57)
    for a, b in zip(ring, ring[1:] + ring[:1]):
        m.tube([(*a, .06), (*b, .06)], .06, white, 5)
    m.done()


def stand(y=66.0):
    """The stand on the far side: brick seats, changing rooms beneath, a gallery above, a roof hung from masts."""
    m, brick = Mesh("stand"), use("brick_lahore")
    half = LONG / 2
    for k in range(STEP):
        m.box(-half, y + k * .85, 0, half, y + k * .85 + 1.0, .8 + k * .42, brick)
        m.box(-half, y + k * .85 - .04, .8 + k * .42, half, y + k * .85 + .42, .86 + k * .42, use("limestone"))
    back, top = y + STEP * .85, .8 + STEP * .42
    front = Plane(-half, y - .02)
    for x in (-26, -13, 0, 13, 26):
        front.box(m, x + half - 1.0, 0, 0, x + half + 1.0, 2.2, .03, use("timber_dark"))
    rooms = row(LONG, 12, 3.6, top + .9, top + 3.0, "segment", 1)
    wall(m, Plane(-half, back), LONG, top - .4, top + 3.8, rooms, brick, .4)
    for k, o in enumerate(rooms[:8]):
        window(m, Plane(-half, back), o, k, None, "glass", "dark_metal", 3, 1, -.25)
    m.box(-half, back, top + 3.8, half, back + 6, top + 4.1, use("plaster_white"))
    m.box(-half, back + 5.6, 0, half, back + 6, top + 3.8, brick)
    _roof(m, half, y, back, top)
    scaffold(m, Plane(6, y - .2), 0, half - 6, 0, top + 6)
    stacks(m, 20, y - 5, 3)
    m.done()
    instance(tower_crane(30, 30, 3.6), (34, back + 12, 0))


def _roof(m, half, y, back, top):
    steel, skin = use("white_metal"), use("sheet_metal")
    z = top + 6.4
    for k in range(9):
        x = -half + LONG * k / 8
        done = x < 8
        m.tube([(x, back + 1, top + 3.8), (x, back + 2.2, z + 7.5)], .18, steel, 8)
        if not done:
            continue
        for yy in (y - 1, y + 3.4):
            m.tube([(x, back + 2.2, z + 7.5), (x, yy, z + .3)], .035, steel, 5)
        m.tube([(x, back + 2.2, z + 7.5), (x, back + 7, top + 3.6)], .05, steel, 5)
        m.tube([(x, y - 2, z), (x, back + 3, z + 1.0)], .14, steel, 6)
    m.grid([[(x, y - 2.6, z + .1), (x, back + 3.4, z + 1.15)] for x in (-half, 8)], skin)
    m.grid([[(x, y - 2.6, z - .02), (x, back + 3.4, z + 1.0)] for x in (-half, 8)], use("timber_pale"))
    glow = glowing(f"stand_lamp_{sky.current.lamps}", (1, .76, .48), 4 * max(.15, sky.current.lamps))
    m.box(-half + 1, y + 2, z + .25, 7, y + 2.2, z + .32, glow)


def masts():
    """Six floodlights; only one carries its louvred lamps so far, as the neighbours asked to see it first."""
    m, steel = Mesh("masts"), use("steel")
    on = glowing(f"flood_{sky.current.lamps}", (1, .94, .84), 18 * max(.06, sky.current.lamps))
    for k, (x, y) in enumerate(((-72, 34), (-72, -30), (72, 34), (72, -30), (-40, 74), (44, 78))):
        m.tube([(x, y, 0), (x, y, 27)], [.42, .2], steel, 10)
        m.lathe([(.9, 0), (.9, .5)], use("concrete_raw"), 10, x, y)
        if k in (0, 4):
            turn = math.atan2(-x, y)
            for i in range(4):
                for j in range(3):
                    m.block(x + (i - 1.5) * 1.1 * math.cos(turn), y + (i - 1.5) * 1.1 * math.sin(turn) - .3, 25.2 + j * 1.05, .85, .35, .8, on, turn)
                    m.block(x + (i - 1.5) * 1.1 * math.cos(turn), y + (i - 1.5) * 1.1 * math.sin(turn), 25.9 + j * 1.05, 1.0, .7, .08,
                            use("dark_metal"), turn)
    m.done()
