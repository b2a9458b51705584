"""A day clinic in a white garden house of the fifties: thin canopies, a brick flank, a brass porch; new machinery on its roof."""
from kit import facade, sky
from kit.masonry import Opening, Plane, wall
from kit.materials import glowing, plain, use
from kit.openings import doors, window
from kit.shapes import Mesh


def build():
    m, white, brick = Mesh("clinic"), use("plaster_white"), use("brick_rose")
    _volume(m, -13, 0, 3, 12, 7.0, white, 2, 4)
    _volume(m, 3, 1.6, 14, 11, 3.8, brick, 1, 3)
    _volume(m, -6, 3, 2, 11, 10.2, white, 3, 2, ground=7.0)
    m.box(-14.4, -1.8, 3.3, 4.6, 0.0, 3.52, white)
    m.box(-14.0, -1.4, 6.95, 3.9, 12.6, 7.2, white)
    m.box(2.4, .6, 3.8, 15.0, 11.8, 4.02, white)
    _porch(m)
    m.box(-15, -2, -.3, 15, 13, .12, use("limestone"))
    _plant(m)
    m.done()


def _volume(m, x0, y0, x1, y1, top, mat, floors, count, ground=0.0):
    storey = (top - ground) / (floors if not ground else 1)
    for f in range(floors if not ground else 1):
        z = ground + f * storey
        for plane, length in ((Plane(x0, y0), x1 - x0), (Plane(x1, y0, 1.5707963), y1 - y0), (Plane(x0, y1, -1.5707963), y1 - y0)):
            n = count if plane.turn == 0 else max(2, count - 1)
            bay = length / n
            o = [Opening(bay * (k + .5), bay * .62, z + 1.0, z + 2.5) for k in range(n) if not (plane.turn == 0 and f == 0 and ground == 0 and x0 == -13 and k == 3)]
            wall(m, plane, length, z, z + storey, o, mat, .35)
            for k, each in enumerate(o):
                window(m, plane, each, int(x0) + k + f * 9, None, "glass", "dark_metal", 3, 1, -.2, 4, .045, z + .1)
                plane.box(m, each.left - .15, z + 2.5, 0, each.right + .15, z + 2.58, .45, use("plaster_white"))
                plane.box(m, each.left - .1, z + .92, 0, each.right + .1, z + 1.0, .12, use("limestone"))
    m.box(x0, y1 - .35, ground, x1, y1, top, mat)
    facade.parapet(m, x0, y0, x1, y1, top, .55, .25, mat, use("plaster_grey"))


def _porch(m):
    """The way in: a thin brass roof on two round posts, glass doors, a ramp before the steps."""
    front = Plane(-13, 0)
    o = Opening(14.0, 2.6, .12, 2.7)
    front.box(m, 12.4, .12, .0, 15.6, 2.9, .06, use("timber"))
    doors(m, Plane(-13, -.08), o, use("glass_dark"), 2, 0.0)
    m.box(-.9, -3.6, 3.0, 3.6, .2, 3.14, use("brass"))
    for x in (-.5, 3.2):
        m.tube([(x, -3.2, .1), (x, -3.2, 3.0)], .07, use("brass"), 12)
    m.box(-.6, -4.2, -.1, 3.3, -2, .06, use("limestone"))
    glow = glowing(f"porch_{sky.current.lamps}", (1, .72, .42), 4 * max(.15, sky.current.lamps))
    for x in (0, 1.3, 2.6):
        m.lathe([(.12, 2.985), (.01, 2.98)], glow, 12, x, -1.8)


def _plant(m):
    """Two air handlers and their ducts: the reason for the work."""
    for x, y in ((-11, 4), (-11, 8)):
        m.box(x, y, 7.4, x + 3.6, y + 2, 9.3, use("sheet_metal"))
        m.box(x + 3.6, y + .5, 7.9, x + 5.0, y + 1.4, 8.7, use("steel"))
        for k in range(3):
            m.lathe([(.42, 9.3), (.42, 9.5), (.0, 9.5)], use("dark_metal"), 14, x + .6 + k * 1.15, y + 1)
    for k in range(4):
        m.tube([(4.5, 4.5 + k * .4, 4.4), (13, 4.5 + k * .4, 4.4)], .12, use("copper" if k % 2 else "white_metal"), 8)
    m.box(8, 6.6, 4.0, 11, 8.6, 5.6, use("sheet_metal"))


def theatre():
    """An operating theatre: still air from the whole ceiling, arms on pendants, nothing on the floor."""
    m = Mesh("theatre")
    pale, floor, steel = use("plaster_white"), plain("theatre_floor", (.10, .17, .17), .25, 0, .05, 2), use("steel")
    m.box(-4, 0, -.1, 4, 8, 0, floor)
    m.box(-4.1, 0, 0, -4, 8, 3.1, pale)
    m.box(4, 0, 0, 4.1, 8, 3.1, pale)
    m.box(-4, 8, 0, 4, 8.1, 3.1, pale)
    m.box(-4, 0, 3.1, 4, 8, 3.2, pale)
    panel = plain("theatre_panel", (.20, .36, .35), .35, 0, .03, 2)
    for x0, x1, y0, y1 in ((-4.0, -3.98, 0, 8), (3.98, 4.0, 0, 8), (-4, 4, 7.97, 8.0)):
        m.box(x0, y0, .15, x1, y1, 2.2, panel)
    diffuser = glowing("diffuser", (.93, .97, 1.0), 1.6, True)
    for x in range(-1, 2):
        for y in range(2):
            m.box(x * 1.05 - .5, 3.1 + y * 1.05, 3.08, x * 1.05 + .5, 4.1 + y * 1.05, 3.095, diffuser)
    for x in (-3.2, 3.0):
        for y in (1.5, 5.6):
            m.box(x, y, 3.085, x + .25, y + 1.3, 3.095, glowing("edge_light", (1, .95, .88), 2.5, True))
    m.box(-.32, 3.0, .82, .32, 5.0, .94, use("rubber"))
    m.box(-.3, 2.98, .94, .3, 5.02, .98, use("canvas"))
    m.box(-.18, 3.8, .1, .18, 4.2, .82, steel)
    m.box(-.4, 3.4, 0, .4, 4.7, .1, steel)
    for s, y in ((-1, 3.6), (1, 4.6)):
        m.tube([(s * .3, 4.1, 3.1), (s * .3, 4.1, 2.75), (s * 1.2, y, 2.6), (s * .6, y, 2.05)], .035, use("white_metal"), 8)
        m.lathe([(.02, 2.1), (.34, 2.02), (.32, 1.97)], use("white_metal"), 24, s * .6, y)
        m.lathe([(.30, 1.975), (.01, 1.97)], glowing("lamp_face", (1, .97, .92), 6), 24, s * .6, y)
    for x, y in ((-1.9, 5.6), (1.9, 5.7)):
        m.tube([(x, y, 3.1), (x, y, 2.0)], .08, use("white_metal"), 10)
        m.box(x - .28, y - .22, 1.05, x + .28, y + .22, 2.0, use("white_metal"))
        for z in (1.1, 1.4):
            m.box(x - .34, y - .3, z, x + .34, y + .26, z + .03, steel)
        m.box(x - .24, y - .34, 1.5, x + .24, y - .31, 1.85, glowing("monitor", (.05, .28, .30), 1.2))
    for x in (-2.8, 2.4):
        m.box(x, 7.4, .1, x + 1.2, 7.95, 1.1, use("white_metal"))
        m.box(x + .05, 7.38, .2, x + 1.15, 7.4, 1.0, steel)
    m.box(-1.1, 7.95, 1.2, 1.1, 8.0, 2.2, glowing("theatre_window", (.60, .72, .62), .8))
    m.box(-1.2, 7.93, 1.1, 1.2, 7.97, 1.2, steel)
    m.box(-4.0, 2.6, 0, -3.96, 4.2, 2.3, use("steel"))
    m.box(-3.99, 3.2, 1.3, -3.94, 3.6, 1.9, use("glass_dark"))
    m.done()
