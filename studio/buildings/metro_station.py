"""An elevated metro station: a brick arcade under the tracks, a platform roof of two metal layers, half of it still ribs."""
import math

from kit import sky
from kit.masonry import Plane, row, trim, vault, wall
from kit.materials import glowing, plain, use
from kit.shapes import Mesh, instance
from kit.site import scaffold, tower_crane

BAY, BAYS, DECK, Y0, Y1 = 10.0, 8, 9.0, 4.0, 16.0


def _arc(y, lift):
    """The roof across the tracks: low at the eaves, high at a ridge that lets warm air out."""
    t = (y - (Y0 - 3)) / (Y1 - Y0 + 6)
    return DECK + 4.6 + lift + 4.4 * math.sin(math.pi * t) ** .8


def build():
    m, brick = Mesh("station"), use("brick_rose")
    half = BAY * BAYS / 2
    for k in range(BAYS):
        x = -half + BAY * k
        vault(m, x + 1.0, Y0 + .3, x + BAY - 1.0, Y1 - .3, 3.6, brick, 3.4, .5, 16, use("brick_lahore"))
    for y, turn in ((Y0, 0), (Y1, math.pi)):
        plane = Plane(-half if turn == 0 else half, y, turn)
        arches = row(2 * half, BAYS, BAY - 2.0, 0, 3.6, ("vault", 3.4))
        wall(m, plane, 2 * half, 0, DECK - 1.2, arches, brick, .6)
        for o in arches:
            trim(m, plane, o, use("limestone"), .25, .06)
    glow = glowing(f"hall_lamp_{sky.current.lamps}", (1, .68, .36), 5 * max(.2, sky.current.lamps))
    for k in range(BAYS):
        x = -half + BAY * (k + .5)
        for y in (Y0 + 2.5, Y0 + 8.5):
            m.lathe([(.32, 5.2), (.05, 5.55)], use("brass"), 12, x, y)
            m.lathe([(.30, 5.21), (.01, 5.2)], glow, 12, x, y)
    m.box(-half - 1, Y0 - 2, -.4, half + 1, Y1 + 2, .1, use("clay_court"))
    _viaduct(m, half)
    _roof(m, half)
    _train(m)
    scaffold(m, Plane(half - 2 * BAY, Y0), 0, 2 * BAY, 0, DECK + 1)
    m.done()
    instance(tower_crane(34, 32, 2.5), (half - 6, Y1 + 14, 0))


def _viaduct(m, half):
    concrete = use("concrete_raw")
    m.box(-400, Y0 - .6, DECK - 1.2, 400, Y1 + .6, DECK, concrete)
    m.box(-400, Y0 - .8, DECK, 400, Y0 - .5, DECK + .9, concrete)
    m.box(-400, Y1 + .5, DECK, 400, Y1 + .8, DECK + .9, concrete)
    for side in (-1, 1):
        for k in range(16):
            x = side * (half + 12 + k * 22)
            m.box(x - 1.1, Y0 + 3.5, 0, x + 1.1, Y1 - 3.5, DECK - 2.4, concrete)
            m.prism([(x - 1.1, Y0 + .5), (x + 1.1, Y0 + .5), (x + 1.1, Y1 - .5), (x - 1.1, Y1 - .5)], DECK - 2.4, DECK - 1.2, concrete)


def _roof(m, half):
    steel, skin = use("white_metal"), use("sheet_metal")
    ys = [Y0 - 3 + (Y1 - Y0 + 6) * k / 16 for k in range(17)]
    clad = (-half, half - 24)
    for lift, mat in ((0, use("timber_pale")), (1.0, skin)):
        m.grid([[(x, y, _arc(y, lift)) for y in ys] for x in clad], mat)
    for x in (clad[0], clad[1]):
        for a, b in zip(ys, ys[1:]):
            m.face([(x, a, _arc(a, .0)), (x, b, _arc(b, .0)), (x, b, _arc(b, .16)), (x, a, _arc(a, .16))], steel)
            m.face([(x, a, _arc(a, .9)), (x, b, _arc(b, .9)), (x, b, _arc(b, 1.05)), (x, a, _arc(a, 1.05))], steel)
    x = -half
    while x <= half:
        m.tube([(x, y, _arc(y, .5)) for y in ys], .14, steel, 6)
        for y in (ys[0], ys[-1]):
            m.tube([(x, y + (.9 if y < 8 else -.9), DECK), (x, y, _arc(y, .5))], .12, steel, 6)
        x += 5
    for y in (ys[4], ys[8], ys[12]):
        m.tube([(clad[1], y, _arc(y, .5)), (half, y, _arc(y, .5))], .07, steel, 5)
    for y in (Y0 + .2, Y1 - .2):
        m.face([(clad[0], y, DECK + .9), (clad[1], y, DECK + .9), (clad[1], y, DECK + 2.6), (clad[0], y, DECK + 2.6)], use("glass_rail"))
    glow = glowing(f"platform_lamp_{sky.current.lamps}", (1, .80, .56), 4 * max(.2, sky.current.lamps))
    for y in (Y0 + 2.5, Y1 - 2.5):
        m.box(clad[0] + 2, y - .12, DECK + 5.2, clad[1] - 2, y + .12, DECK + 5.3, glow)


def _train(m):
    body, band, glass = use("white_metal"), plain("train_band", (.02, .17, .17), .35), plain("car-glass", (.012, .016, .018), .04, spec=1.)
    for k in range(3):
        x = -34 + k * 17.4
        m.box(x, Y0 + 3.4, DECK + .9, x + 17, Y0 + 6.2, DECK + 4.0, body)
        m.box(x - .02, Y0 + 3.38, DECK + 1.1, x + 17.02, Y0 + 6.22, DECK + 1.5, band)
        m.box(x + .4, Y0 + 3.37, DECK + 2.1, x + 16.6, Y0 + 6.23, DECK + 3.3, glass)
