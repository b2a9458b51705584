"""Ground that runs to the horizon, paved strips, roads with kerbs and lines, steps, walls."""
import random

from mathutils import Vector, noise

from kit.materials import use
from kit.shapes import Mesh

FAR = 6000


def plane(mat: str = "sand", z: float = -.05, area=(-FAR, -FAR, FAR, FAR)):
    m = Mesh("ground")
    x0, y0, x1, y1 = area
    m.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], use(mat))
    return m.done()


def dunes(area=(-900, -60, 900, 1400), height: float = 7, seed: int = 3, mat: str = "sand", flat=None, step: float = 16):
    """Soft desert waves; `flat(x, y)` from 0 to 1 says how far they may rise at a place."""
    m = Mesh("dunes", smooth=True)
    rows = []
    y = area[1]
    while y <= area[3]:
        line, x = [], area[0]
        while x <= area[2]:
            wave = noise.noise(Vector((x / 190 + seed, y / 110, seed))) + .45 * noise.noise(Vector((x / 60, y / 40 + seed, 1)))
            line.append((x, y, max(-.2, wave * height) * (flat(x, y) if flat else 1) - .1))
            x += step
        rows.append(line)
        y += step
    m.grid(rows, use(mat))
    return m.done()


def slab(x0, y0, x1, y1, mat: str = "paving", z: float = 0.0, thick: float = .12):
    m = Mesh("slab")
    m.box(x0, y0, z - thick, x1, y1, z, use(mat))
    return m.done()


def road(y: float, width: float = 9.0, x0: float = -FAR, x1: float = FAR, lanes: int = 2, walk: float = 3.0, z: float = 0.0, mat_walk: str = "paving"):
    """A road along x centred on y with dashes, kerbs and a pavement at each side."""
    m = Mesh("road")
    a, b = y - width / 2, y + width / 2
    m.box(x0, a, z - .3, x1, b, z - .02, use("asphalt"))
    for s in (-1, 1):
        edge = y + s * width / 2
        m.box(x0, min(edge, edge + s * .18), z - .3, x1, max(edge, edge + s * .18), z + .12, use("kerb"))
        if walk:
            e = edge + s * .18
            m.box(x0, min(e, e + s * walk), z - .3, x1, max(e, e + s * walk), z + .11, use(mat_walk))
        m.box(x0, edge - s * .35 - .06, z - .019, x1, edge - s * .35 + .06, z - .012, use("road_paint"))
    for lane in range(1, lanes):
        at = a + width * lane / lanes
        x = max(x0, -240)
        while x < min(x1, 240):
            m.box(x, at - .06, z - .019, x + 3, at + .06, z - .012, use("road_paint"))
            x += 9
    return m.done()


def steps(x0, x1, y, count: int = 6, rise: float = .15, going: float = .35, z: float = 0.0, mat: str = "limestone", down: bool = False):
    """Steps across x0..x1 that rise towards +y from y (or fall, with `down`)."""
    m = Mesh("steps")
    for k in range(count):
        top = z + rise * (k + 1) * (-1 if down else 1)
        m.box(x0, y + going * k, top - rise - .5, x1, y + going * count, top if not down else top + rise, use(mat))
    return m.done()


def wall(start, end, height: float = 1.2, thick: float = .25, mat: str = "plaster", z: float = 0.0, cap: str | None = "limestone"):
    m = Mesh("wall")
    m.ribbon([start, end], z, z + height, thick, use(mat))
    if cap:
        m.ribbon([start, end], z + height, z + height + .06, thick + .05, use(cap))
    return m.done()


def stones(area, count: int, seed: int = 1, size=(.15, .5), mat: str = "grey_stone", z: float = 0.0):
    """Rough boulders: a shore, a dry garden."""
    r, m = random.Random(seed), Mesh("stones")
    for _ in range(count):
        x, y, s = r.uniform(area[0], area[2]), r.uniform(area[1], area[3]), r.uniform(*size)
        ring = [(x + s * r.uniform(.7, 1.1) * c, y + s * r.uniform(.7, 1.1) * d) for c, d in ((1, 0), (.6, .8), (-.3, 1), (-1, .2), (-.7, -.8), (.3, -1))]
        m.prism(ring, z - .1, z + s * r.uniform(.4, .8), use(mat))
    return m.done()
