"""A road bridge over a fruit market: five spans placed, four to come, a launching frame that walks from pier to pier."""
import random

from kit import sky
from kit.light_vehicles import barrow
from kit.materials import glowing, plain, use
from kit.shapes import Mesh, instance
from kit.site import lattice_girder
from kit.street import awning

SPAN, HIGH, WIDE = 26.0, 9.5, 9.5
FIRST = -4 * SPAN


def build():
    m, concrete = Mesh("overpass"), use("concrete")
    for k in range(10):
        _pier(m, FIRST + SPAN * k, concrete)
    done = FIRST + 5 * SPAN
    m.box(FIRST - 60, -WIDE / 2 - .4, HIGH + 1.5, done, WIDE / 2 + .4, HIGH + 1.85, concrete)
    for k in range(-2, 5):
        x0 = FIRST + SPAN * k
        for y in (-3.6, -1.2, 1.2, 3.6):  # girders: a web and two flanges
            m.box(x0 + .2, y - .1, HIGH, x0 + SPAN - .2, y + .1, HIGH + 1.5, concrete)
            m.box(x0 + .2, y - .35, HIGH - .02, x0 + SPAN - .2, y + .35, HIGH + .25, concrete)
            m.box(x0 + .2, y - .5, HIGH + 1.3, x0 + SPAN - .2, y + .5, HIGH + 1.5, concrete)
    for y in (-WIDE / 2 - .4, WIDE / 2 + .15):
        m.box(FIRST - 60, y, HIGH + 1.85, done - 10, y + .25, HIGH + 2.7, concrete)
        for k in range(60):
            x = FIRST - 40 + k * 2.6
            if x < done - 12:
                m.box(x, y + .08, HIGH + 2.7, x + .08, y + .16, HIGH + 3.3, use("steel"))
        m.box(FIRST - 60, y + .08, HIGH + 3.25, done - 12, y + .16, HIGH + 3.33, use("steel"))
    lamp = glowing("bay_light", (1, .92, .76), 2.0 + 3 * sky.current.lamps)
    for k in range(5):
        for y in (-2.4, 0, 2.4):
            m.box(FIRST + SPAN * k + 4, y - .08, HIGH + 1.2, FIRST + SPAN * k + SPAN - 4, y + .08, HIGH + 1.28, lamp)
    _launcher(m, done)
    m.done()


def _pier(m, x, concrete):
    m.lathe([(1.9, -.2), (1.9, .5), (1.15, .7)], concrete, 24, x, 0)
    m.lathe([(1.15, .5), (1.05, HIGH - 2.6)], concrete, 24, x, 0)
    m.prism([(x - 1.1, -1.4), (x + 1.1, -1.4), (x + 1.1, 1.4), (x - 1.1, 1.4)], HIGH - 2.6, HIGH - 1.4, concrete)
    rows = [[(x + s, y, z) for y, z in ((-1.4, HIGH - 2.4), (-4.6, HIGH - 1.2), (-4.6, HIGH - .05), (4.6, HIGH - .05), (4.6, HIGH - 1.2),
            (1.4, HIGH - 2.4), (-1.4, HIGH - 2.4))] for s in (-1.1, 1.1)]
    m.grid(rows, concrete)
    for row in rows:
        m.face(row[:-1], concrete)


def _launcher(m, done):
    """The blue frame: twin girders over two spans, legs on the piers, a beam hanging in its grip."""
    paint = plain("launcher", (.03, .13, .17), .45)
    z = HIGH + 5.2
    for y in (-3.2, 3.2):
        lattice_girder(m, (done - 22, y, z), (done + SPAN + 16, y, z), 1.9, paint, 2.0, .11)
        for x in (done - 1.5, done + SPAN):
            base = HIGH + 1.85 if x < done else HIGH
            m.tube([(x - 1, y, base), (x, y, z - .9)], .18, paint, 8)
            m.tube([(x + 1, y, base), (x, y, z - .9)], .18, paint, 8)
    for x in (done - 20, done + SPAN + 14, done + 8, done + 20):
        m.box(x - .5, -4, z + .9, x + .5, 4, z + 1.5, paint)
    for x in (done + 4, done + SPAN - 5):
        for y in (-1.4, -1.0):
            m.tube([(x, y, z + .9), (x, y, HIGH + 2.1)], .03, use("black"), 4)
    m.box(done + 1, -1.3, HIGH + .6, done + SPAN - 1.5, -1.1, HIGH + 2.0, use("concrete"))
    m.box(done + 1, -1.6, HIGH + .55, done + SPAN - 1.5, -.8, HIGH + .8, use("concrete"))
    m.box(done + 1, -1.7, HIGH + 1.9, done + SPAN - 1.5, -.7, HIGH + 2.1, use("concrete"))


def market(seed=3, x0=-64, x1=74):
    """Stalls in rows under cloths, barrows between; aisles where the piers stand."""
    r, m = random.Random(seed), Mesh("market")
    carts = [barrow(k) for k in range(3)]
    cloths = ["canvas", "market_red", "market_green", "market_ochre"]
    for name, color in (("market_red", (.34, .06, .04)), ("market_green", (.05, .17, .13)), ("market_ochre", (.50, .32, .10))):
        plain(name, color, .9, 0, .12, 2)
    crates = [plain(f"crate_{k}", c, .8) for k, c in enumerate(((.60, .20, .03), (.42, .04, .03), (.40, .44, .08), (.56, .42, .08), (.20, .26, .06)))]
    for y in (-11.5, -6.5, 7.5, 12):
        x = x0
        while x < x1:
            w = r.uniform(2.6, 3.8)
            if r.random() < .82 and abs((x - FIRST + w / 2) % SPAN - SPAN / 2) < SPAN / 2 - 2:
                _cloth(m, r, cloths, x, w, y)
                for k in range(int(w / .62)):
                    for j in range(2):
                        cx, cy, cz = x + .2 + k * .62, y + .1 + j * .55, .55 + .18 * j
                        m.box(cx, cy, 0, cx + .56, cy + .5, cz, use("timber_pale"))
                        m.box(cx + .03, cy + .03, cz, cx + .53, cy + .47, cz + .12, r.choice(crates))
            elif r.random() < .6:
                instance(r.choice(carts), (x + 1.2, y + .6, 0), 1.57 + r.uniform(-.2, .2))
            x += w + r.choice((.2, .4, 1.8))
    m.done()


def _cloth(m, r, cloths, x, w, y):
    name = r.choice(cloths)
    awning(m, x, x + w, y + 1.5, r.uniform(2.7, 3.1), 2.3, .55, name)
    for px in (x + .1, x + w - .1):
        m.tube([(px, y + 1.45, 0), (px, y + 1.45, 2.8)], .03, use("timber_dark"), 5)
