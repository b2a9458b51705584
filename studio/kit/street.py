"""Street furniture: lamp posts, bollard lights, benches, a shade cloth; light pools at dusk come from a few real lamps."""
from kit import sky
from kit.light import point
from kit.materials import glowing, use
from kit.planting import once
from kit.shapes import Mesh, instance


def _lamp_face():
    level = max(.15, sky.current.lamps)
    return glowing(f"street_lamp_{level:.2f}", (1, .70, .40), 6 * level)


def lamp_post(height=4.2):
    def make():
        m = Mesh("lamp_post")
        m.lathe([(.09, 0), (.09, .3), (.045, .35), (.035, height)], use("dark_metal"), 10)
        m.lathe([(.05, height), (.20, height + .06), (.17, height + .46), (.05, height + .50)], _lamp_face(), 10)
        m.lathe([(.24, height + .46), (.04, height + .62), (.01, height + .72)], use("dark_metal"), 10)
        return m.done(False)
    return once(("lamp_post", height, sky.current.lamps), make)


def bollard(height=.9):
    def make():
        m = Mesh("bollard")
        m.lathe([(.08, 0), (.08, height - .14)], use("dark_metal"), 12)
        m.lathe([(.075, height - .14), (.075, height - .03)], _lamp_face(), 12)
        m.lathe([(.085, height - .03), (.085, height), (.0, height)], use("dark_metal"), 12)
        return m.done(False)
    return once(("bollard", height, sky.current.lamps), make)


def lights(spots, kind="post", lit=(), energy=60, height=4.2):
    """Posts or bollards at spots (x, y); those whose index is in `lit` really light the ground in the evening."""
    item = lamp_post(height) if kind == "post" else bollard()
    for k, (x, y) in enumerate(spots):
        instance(item, (x, y, 0))
        if k in lit and sky.current.lamps > .3:
            top = height if kind == "post" else .8
            point((x, y - .35, top), energy * sky.current.lamps, (1, .66, .36), .2)


def bench(length=1.9):
    def make():
        m, wood = Mesh("bench"), use("timber")
        for k in range(4):
            m.box(-length / 2, -.22 + k * .12, .43, length / 2, -.13 + k * .12, .47, wood)
        for k in range(3):
            m.box(-length / 2, .26 + k * .03, .56 + k * .13, length / 2, .29 + k * .03, .65 + k * .13, wood)
        for x in (-length / 2 + .2, length / 2 - .2):
            m.box(x - .03, -.2, 0, x + .03, .3, .43, use("dark_metal"))
            m.box(x - .03, .24, .43, x + .03, .30, .95, use("dark_metal"))
        return m.done(False)
    return once(("bench", length), make)


def awning(mesh, x0, x1, y, z, out=2.2, drop=.8, mat="canvas"):
    """A cloth over a stall: scalloped, on two poles, falling towards -y."""
    cloth, steps = use(mat), 10
    mesh.grid([[(x0 + (x1 - x0) * k / steps, y - out * t, z - drop * t - .10 * (k % 2) * t) for k in range(steps + 1)] for t in (0, .5, 1)], cloth)
    for x in (x0 + .1, x1 - .1):
        mesh.tube([(x, y - out + .05, 0), (x, y - out + .05, z - drop)], .025, use("timber_dark"), 5)
