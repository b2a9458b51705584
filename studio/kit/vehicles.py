"""Vehicles with believable outlines: lofted bodies, glass houses, round wheels. All face -y, wheels on z = 0."""
import math

from kit.materials import glowing, plain
from kit.shapes import Mesh

PAINT = {
    "white": (.72, .71, .68), "silver": (.36, .37, .38), "graphite": (.05, .055, .06), "navy": (.02, .035, .07),
    "red": (.30, .02, .015), "green": (.03, .12, .08), "sand": (.45, .38, .28), "brass": (.42, .26, .07), "teal": (.03, .16, .17),
}


def _paint(name):
    return plain("paint-" + name, PAINT[name], .22, spec=.7)


def _wheel(mesh, x, y, radius, width, rim):
    """A tyre and its rim; x is the outer face, on the side its sign says."""
    side = 1 if x > 0 else -1
    tyre, n = plain("tyre", (.015, .015, .016), .8), 20
    for r, inner, outer, mat in ((radius, x - side * width, x, tyre), (radius * .62, x - side * .02, x + side * .012, rim)):
        ring = [(r * math.cos(math.tau * k / n), radius + r * math.sin(math.tau * k / n)) for k in range(n)]
        for (a, b) in zip(ring, ring[1:] + ring[:1]):
            mesh.face([(inner, y + a[0], a[1]), (inner, y + b[0], b[1]), (outer, y + b[0], b[1]), (outer, y + a[0], a[1])], mat)
        mesh.face([(outer, y + a, z) for a, z in ring][::side], mat)


def loft(mesh, sections, mat):
    """Skin over cross-sections, each a list of points from left to right."""
    base, n, slot = len(mesh.v), len(sections[0]), mesh.slot(mat)
    for section in sections:
        mesh.v += section
    for j in range(len(sections) - 1):
        for k in range(n - 1):
            a = base + j * n + k
            mesh.f.append([a, a + 1, a + n + 1, a + n])
            mesh.mi.append(slot)
    for j, flip in ((0, 1), (len(sections) - 1, -1)):
        mesh.f.append([base + j * n + k for k in range(n)][::flip])
        mesh.mi.append(slot)


def _section(y, half, sill, belt, crown):
    """A car body across: tucked sill, full flank, rounded shoulder."""
    left = [(-half * .90, y, sill), (-half * .985, y, sill + .12), (-half, y, (sill + belt) / 2), (-half * .965, y, belt - .07),
            (-half * .88, y, belt), (-half * .45, y, crown)]
    return left + [(-x, y_, z) for x, y_, z in reversed(left)]


CARS = {  # length, half width, nose height, belt, roof, windscreen foot, roof start, roof end, rear foot
    "saloon": (4.62, .90, .66, .92, 1.44, -.95, -.28, .95, 1.72),
    "hatch": (3.95, .86, .74, .96, 1.50, -1.02, -.42, 1.25, 1.86),
    "suv": (4.75, .96, .88, 1.10, 1.76, -1.10, -.52, 1.75, 2.22),
}


def car(kind="saloon", paint="white", lights=False):
    """A parked or passing car, as an unlinked object."""
    length, half, nose, belt, roof, screen, roof0, roof1, rear = CARS[kind]
    m, body = Mesh("car"), _paint(paint)
    m.smooth = True
    glass, dark, rim = plain("car-glass", (.012, .016, .018), .04, spec=1.), plain("car-dark", (.012, .012, .013), .6), plain("rim",
            (.42, .42, .43), .3, metal=.9)
    front, back = -length / 2, length / 2
    stations = [(front, .74, .34, nose - .16), (front + .10, .90, .24, nose - .04), (front + .5, .985, .20, nose + .06),
            (screen - .12, 1., .19, belt - .03),
                (0, 1., .19, belt), (rear - .2, 1., .20, belt + .03), (back - .35, .975, .24, belt + .01), (back - .06, .90, .28,
                        belt - .04), (back, .78, .40, belt - .16)]
    loft(m, [_section(y, half * w, sill, top, top + .035) for y, w, sill, top in stations], body)

    def house(y, half_foot, half_top, foot, top):
        return [(-half_foot, y, foot), (-half_top * 1.03, y + 0, top - .08 if top - foot > .1 else top), (-half_top * .86, y, top),
                (half_top * .86, y, top), (half_top * 1.03, y, top - .08 if top - foot > .1 else top), (half_foot, y, foot)]

    foot, hf, ht = belt - .02, half * .90, half * .72
    loft(m, [house(screen, hf * .96, hf * .9, foot, foot + .02), house((screen + roof0) / 2, hf, (hf + ht) / 2, foot, (foot + roof) / 2 + .06),
             house(roof0, hf, ht, foot, roof - .03),
              house((roof0 + roof1) / 2, hf, ht, foot, roof), house(roof1, hf, ht * .98, foot, roof - .06), house((rear + roof1) / 2, hf * .98,
                      hf * .82, foot, (foot + roof) / 2 + .05), house(rear, hf * .94, hf * .86, foot, foot + .02)], glass)
    loft(m, [house(roof0 + .02, ht * .99, ht * .99, roof - .10, roof - .02), house((roof0 + roof1) / 2, ht * 1.01, ht, roof - .07, roof + .012),
            house(roof1, ht * .99, ht * .97, roof - .13, roof - .05)], body)
    for y in (roof0 + (roof1 - roof0) * .48, roof1 - .02):  # pillars
        for s in (-1, 1):
            m.face([(s * hf * 1.004, y - .04, foot), (s * hf * 1.004, y + .05, foot), (s * ht * 1.045, y + .05, roof - .08),
                    (s * ht * 1.045, y - .04, roof - .08)], body if y > 1 else dark)
    radius = .315 if kind != "suv" else .37
    for y in (front + .82, back - .86):
        for s in (-1, 1):
            _arch(m, s * half * 1.002, y, radius, dark)
            _wheel(m, s * (half * 1.002 + .012), y, radius, .2, rim)
    lamp = glowing("headlamp", (1, .93, .8), 6.) if lights else plain("lens", (.6, .62, .62), .1)
    tail = glowing("tail", (1, .03, .01), 3.) if lights else plain("tail-dark", (.18, .005, .004), .2)
    for s in (-1, 1):
        m.box(s * half * .72 - .15, front + .01, nose - .20, s * half * .72 + .15, front + .16, nose - .08, lamp)
        m.box(s * half * .74 - .14, back - .14, belt - .24, s * half * .74 + .14, back - .015, belt - .12, tail)
        m.box(s * (half + .10) - .07, screen + .28, foot + .02, s * (half + .10) + .07, screen + .40, foot + .16, body)
    m.box(-half * .7, front - .012, .36, half * .7, front + .05, .52, dark)
    return creased(m)


def creased(mesh):
    """Round where it curves, sharp where it folds."""
    item = mesh.done(link=False)
    item.data.use_auto_smooth, item.data.auto_smooth_angle = True, math.radians(38)
    return item


def _arch(mesh, x, y, radius, mat):
    """The dark of a wheel arch, a disc just proud of the flank."""
    n, r = 16, radius * 1.16
    ring = [(x, y + r * math.cos(math.tau * k / n), max(.17, radius + r * math.sin(math.tau * k / n))) for k in range(n)]
    mesh.face(ring if x > 0 else ring[::-1], mat)


def bus(paint="white", stripe="teal", length=11.8, lights=False):
    """A city bus with a glass band, doors and a rounded roof."""
    m, body, band = Mesh("bus"), _paint(paint), _paint(stripe)
    glass, dark, rim = plain("car-glass", (.012, .016, .018), .04, spec=1.), plain("car-dark", (.012, .012, .013), .6), plain("rim",
            (.42, .42, .43), .3, metal=.9)
    half, h = 1.26, 3.15
    a, b = -length / 2, length / 2
    profile = [(-half, .32), (-half, 2.9), (-half * .93, 3.06), (-half * .75, h), (half * .75, h), (half * .93, 3.06), (half, 2.9), (half, .32)]
    ends = [(a, .95, .02), (a + .18, 1., 0), (b - .12, 1., 0), (b, .97, .02)]
    loft(m, [[(x * w, y, z) for x, z in profile] for y, w, _ in ends], body)
    for s in (-1, 1):
        x = s * (half + .006)
        m.face([(x, a + .5, 1.25), (x, b - .6, 1.25), (x, b - .6, 2.72), (x, a + .5, 2.72)], glass)
        m.face([(x, a + .2, .42), (x, b - .2, .42), (x, b - .2, .80), (x, a + .2, .80)], band)
        for k in range(7):
            y = a + .5 + (length - 1.1) * k / 6
            m.box(x - .012, y - .035, 1.2, x + .012, y + .035, 2.76, dark)
        for y in (a + 2.6, b - 3.1):
            _arch(m, x * 1.001, y, .48, dark)
            _wheel(m, s * (half + .02), y, .48, .3, rim)
    m.face([(-1.12, a - .012, 1.15), (1.12, a - .012, 1.15), (1.12, a - .012, 2.62), (-1.12, a - .012, 2.62)], glass)
    m.box(-.9, a - .03, 2.68, .9, a + .1, 2.95, glowing("bus-sign", (1, .55, .12), 2.2) if lights else dark)
    m.face([(-1.05, b + .012, 1.5), (1.05, b + .012, 1.5), (1.05, b + .012, 2.6), (-1.05, b + .012, 2.6)][::-1], glass)
    lamp = glowing("headlamp", (1, .93, .8), 6.) if lights else plain("lens", (.6, .62, .62), .1)
    for s in (-1, 1):
        m.box(s * .95 - .17, a - .02, .62, s * .95 + .17, a + .1, .80, lamp)
        m.box(s * 1.05 - .1, b - .1, .7, s * 1.05 + .1, b + .02, 1.1, plain("tail-dark", (.18, .005, .004), .2))
    m.box(-.8, a + 2, h - .02, .8, b - 2, h + .22, body)
    return m.done(link=False)


def fire_engine(lights=False):
    """A pump tender: cab, locker body with roller shutters, ladder on top."""
    m, red, white = Mesh("fire_engine"), _paint("red"), _paint("white")
    glass, dark, rim, steel = plain("car-glass", (.012, .016, .018), .04, spec=1.), plain("car-dark", (.012, .012, .013), .6), plain("rim",
            (.42, .42, .43), .3, metal=.9), plain("shutter", (.5, .5, .5), .35, metal=.8)
    m.prism([(-1.2, -3.9), (1.2, -3.9), (1.25, -3.7), (1.25, -1.7), (-1.25, -1.7), (-1.25, -3.7)], .55, 2.75, red)
    m.box(-1.25, -1.62, .7, 1.25, 3.9, 2.85, red)
    m.box(-1.26, -3.92, .42, 1.26, 3.92, .72, dark)
    m.box(-1.27, -3.93, 1.02, 1.27, 3.93, 1.18, white)
    m.box(-1.1, -3.93, 1.45, 1.1, -3.85, 2.45, glass)
    for s in (-1, 1):
        for y0, y1 in ((-3.5, -2.7), (-2.55, -1.85)):
            m.box(s * 1.255 - .01, y0, 1.5, s * 1.255 + .01, y1, 2.45, glass)
        for k in range(3):
            m.box(s * 1.26 - .012, -1.3 + k * 1.72, 1.25, s * 1.26 + .012, .2 + k * 1.72, 2.7, steel)
        for y in (-2.7, 2.3):
            _arch(m, s * 1.262, y, .5, dark)
            _wheel(m, s * 1.275, y, .5, .3, rim)
        m.box(s * .45 - .03, -2.8, 3.05, s * .45 + .03, 3.7, 3.15, steel)
        m.box(s * .95 - .18, -3.96, .85, s * .95 + .18, -3.85, 1.0, plain("lens", (.6, .62, .62), .1))
    for k in range(16):
        m.box(-.45, -2.7 + k * .4, 3.06, .45, -2.65 + k * .4, 3.12, steel)
    m.box(-.9, -3.4, 2.75, .9, -3.1, 2.93, glowing("beacon", (.1, .25, 1), 4.) if lights else plain("beacon-off", (.03, .06, .3), .15))
    return m.done(link=False)
