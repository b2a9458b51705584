"""Plants as linked meshes: palms, broadleaf trees, hedges, grasses, shrubs and flowers, and ways to set them out."""
from __future__ import annotations

import math
import random

from mathutils import Vector

import kit.foliage  # noqa: F401  (defines the leaf materials)
from kit.materials import use
from kit.shapes import Mesh, instance

_kept: dict[tuple, object] = {}


def once(key: tuple, make):
    """One mesh for each kind and seed in a scene; a reset scene has lost it, so ask Blender."""
    item = _kept.get(key)
    try:
        item.name
    except (AttributeError, ReferenceError):
        item = _kept[key] = make()
    return item


def _blade(m: Mesh, base: Vector, along: Vector, side: Vector, width: float, mat, bend: float = 0.0) -> None:
    """A narrow leaf: two quads that taper and hang."""
    mid = base + along * .5
    tip = base + along - Vector((0, 0, bend))
    m.face([tuple(base), tuple(mid + side * width), tuple(tip), tuple(mid - side * width)], mat)


def palm(seed: int = 0, height: float = 8.0, fronds: int = 38):
    """A date palm: a trunk rough with old boots, arched fronds with two rows of leaflets, a skirt of drying ones."""
    def make():
        r, m = random.Random(seed * 7 + 1), Mesh("palm")
        lean = r.uniform(-.35, .35)
        rings = 26
        path = [(lean * (k / rings) ** 2, 0, height * k / rings) for k in range(rings + 1)]
        radii = [(.30 if k == 0 else .22 - .05 * k / rings) * (1.14 if k % 2 else .95) for k in range(rings + 1)]
        m.tube(path, radii, use("bark_palm"), 9)
        m.lathe([(.20, height - .7), (.36, height - .25), (.30, height + .1), (.05, height + .3)], use("bark_palm"), 9, lean)
        crown = Vector((lean, 0, height))
        for k in range(fronds):
            _frond(m, r, crown, k * 2.399963 + r.uniform(-.1, .1), k / fronds, use("leaf_dry" if k < 3 else "leaf_palm"))
        return m.done(False)
    return once(("palm", seed, height, fronds), make)


def _frond(m: Mesh, r: random.Random, crown: Vector, turn: float, age: float, mat) -> None:
    length = r.uniform(2.7, 3.6) * (.8 if age > .9 else 1)
    rise = math.radians(-38 + 118 * age + r.uniform(-8, 8))
    sag = r.uniform(.9, 1.35) * (1.15 - .5 * age)
    out, steps = Vector((math.cos(turn), math.sin(turn), 0)), 15
    points = []
    for s in range(steps + 1):
        t = s / steps
        points.append(crown + out * (length * t * math.cos(rise) * (1 - .12 * t * t)) + Vector((0, 0, length * t * math.sin(rise) - sag * t * t * 1.25)))
    across = Vector((-out.y, out.x, 0))
    for s in range(steps):
        a, b = points[s], points[s + 1]
        width = .022 * (1 - s / steps) + .006
        m.face([tuple(a - across * width), tuple(b - across * width * .8), tuple(b + across * width * .8), tuple(a + across * width)], mat)
        if s < 2:
            continue
        forward = (b - a).normalized()
        reach = .62 * math.sin(math.pi * min(1.0, .18 + .80 * s / steps)) + .08
        for side in (-1, 1):
            for part in (.0, .5):
                along = (across * side * .82 + forward * .62 + Vector((0, 0, .18 - r.uniform(.1, .5)))).normalized() * reach * r.uniform(.85, 1.1)
                _blade(m, a.lerp(b, part), along, forward, .028, mat, .10 * reach)


# Leaves as small as real ones, and as many: the numbers and sizes asked for are those of a coarse sketch.
FINER, MORE = .55, 4.4


def leaf_cloud(m: Mesh, r: random.Random, centre: Vector, radius: Vector, count: int, size: float, mat) -> None:
    """Small leaf cards on and in an ellipsoid, thinner below, facing mostly outwards."""
    size *= FINER
    for _ in range(round(count * MORE)):
        z = r.uniform(-.75, 1)
        a, shell = r.uniform(0, math.tau), r.uniform(.45, 1.0) ** .5
        flat = math.sqrt(max(0, 1 - z * z))
        out = Vector((math.cos(a) * flat, math.sin(a) * flat, z))
        place = centre + Vector((out.x * radius.x, out.y * radius.y, out.z * radius.z)) * shell
        face = (out + Vector((r.uniform(-.8, .8), r.uniform(-.8, .8), r.uniform(-.2, .9)))).normalized()
        along = face.cross(Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1)))).normalized() * size * r.uniform(.7, 1.3)
        side = face.cross(along).normalized()
        _blade(m, place, along, side, size * .30, mat, .25 * size)


def leaf_body(m: Mesh, r: random.Random, centre: Vector, radius: Vector, mat) -> None:
    """The dark inside of a cloud of leaves: what one sees between them instead of the sky."""
    rings, sides = 5, 8
    rows = []
    for j in range(rings + 1):
        polar = math.pi * j / rings
        wide, high = math.sin(polar) * r.uniform(.85, 1.1), math.cos(polar)
        rows.append([tuple(centre + Vector((math.cos(k * math.tau / sides + j * .4) * wide * radius.x, math.sin(k * math.tau / sides + j * .4) * wide * radius.y, high * radius.z)))
                     for k in range(sides + 1)])
    m.grid(rows, mat)


def _limb(m: Mesh, r: random.Random, fork: Vector, turn: float, height: float, spread: float, bare: float, girth: float, mat) -> Vector:
    """A main branch from the fork outwards; returns its end, where twigs begin."""
    out, rise = Vector((math.cos(turn), math.sin(turn), 0)), (1 - bare) * height * r.uniform(.28, .42)
    end = fork + out * spread * r.uniform(.30, .46) + Vector((0, 0, rise))
    bow = fork.lerp(end, .5) + out * spread * .05 + Vector((0, 0, -.03 * height))
    m.tube([tuple(fork), tuple(bow), tuple(end)], [girth * .62, girth * .46, girth * .30], mat, 7)
    return end


def tree(seed: int = 0, height: float = 8.0, spread: float = 3.2, leaf: str = "leaf_tree", leaves: int = 5200, bare: float = .32, bark: str = "bark", dense: bool = True):
    """A broadleaf tree: limbs, twigs, and clouds of leaf cards on them. `bare`: share of the height without leaves; one that is not dense lets light through."""
    def make():
        r, m = random.Random(seed * 13 + 5), Mesh("tree")
        fork = Vector((r.uniform(-.2, .2), r.uniform(-.2, .2), height * bare))
        girth = .019 * height
        m.tube([(0, 0, -.1), (fork.x * .1, fork.y * .1, .35), (fork.x * .4, fork.y * .5, fork.z * .5), tuple(fork)],
               [girth * 1.7, girth * 1.15, girth, girth * .85], use(bark), 9)
        limbs = [_limb(m, r, fork, k / 5 * math.tau + r.uniform(-.35, .35), height, spread, bare, girth, use(bark)) for k in range(5)]
        clumps = r.randint(20, 25)
        for k in range(clumps):
            a = k * 2.399963 + r.uniform(-.3, .3)
            up = (k + .5) / clumps
            away = spread * (1 - .62 * up) * r.uniform(.40, .84)
            centre = Vector((math.cos(a) * away, math.sin(a) * away, height * (bare + .12 + (.78 - bare) * up ** .9 + r.uniform(-.03, .04))))
            knee = min(limbs, key=lambda end: (end - centre).length)
            m.tube([tuple(knee), tuple(knee.lerp(centre, .5) + Vector((0, 0, -.02 * height * r.random()))), tuple(centre)],
                   [girth * .30, girth * .18, girth * .06], use(bark), 5)
            size = spread * r.uniform(.28, .44)
            if dense:
                leaf_body(m, r, centre, Vector((size, size, size * .72)) * .74, use(leaf + "_inside"))
            leaf_cloud(m, r, centre, Vector((size, size, size * .74)), leaves // clumps, .067 * height ** .5, use(leaf))
        return m.done(False)
    return once(("tree", seed, height, spread, leaf, leaves, bare, bark, dense), make)


def shrub(seed: int = 0, radius: float = .7, leaf: str = "leaf_dark", flower: str | None = None, leaves: int = 700):
    def make():
        r, m = random.Random(seed * 3 + 2), Mesh("shrub")
        for _ in range(4):
            c = Vector((r.uniform(-.4, .4) * radius, r.uniform(-.4, .4) * radius, radius * r.uniform(.35, .6)))
            leaf_cloud(m, r, c, Vector((1, 1, .8)) * radius * r.uniform(.5, .75), leaves // 4, .13, use(leaf))
            if flower:
                leaf_cloud(m, r, c, Vector((1, 1, .9)) * radius * .8, leaves // 9, .10, use(flower))
        return m.done(False)
    return once(("shrub", seed, radius, leaf, flower, leaves), make)


def hedge_piece(seed: int = 0, length: float = 2.0, width: float = .6, height: float = .9, leaf: str = "leaf_dark"):
    """A clipped length along x: leaf cards over a dark core."""
    def make():
        r, m = random.Random(seed + 40), Mesh("hedge")
        m.box(-length / 2, -width / 2 + .06, 0, length / 2, width / 2 - .06, height - .07, use("leaf_dark"))
        for _ in range(int(420 * length * (height + width))):
            x, u = r.uniform(-length / 2, length / 2), r.uniform(0, 2 * height + width)
            if u < height:
                place, out = Vector((x, -width / 2, u)), Vector((0, -1, .3))
            elif u < height + width:
                place, out = Vector((x, u - height - width / 2, height)), Vector((0, 0, 1))
            else:
                place, out = Vector((x, width / 2, u - height - width)), Vector((0, 1, .3))
            place += out * r.uniform(-.07, .05)
            along = (out * .5 + Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-.4, 1)))).normalized() * r.uniform(.06, .11)
            _blade(m, place, along, out.cross(along).normalized(), .025, use(leaf), .01)
        return m.done(False)
    return once(("hedge", seed, length, width, height, leaf), make)


def hedge(start, end, width: float = .6, height: float = .9, leaf: str = "leaf_dark", z: float = 0.0) -> None:
    """A clipped hedge between two points (x, y)."""
    (xa, ya), (xb, yb) = start, end
    total, turn = math.hypot(xb - xa, yb - ya), math.atan2(yb - ya, xb - xa)
    count = max(1, round(total / 2))
    for k in range(count):
        t = (k + .5) / count
        instance(hedge_piece(k % 3, total / count + .05, width, height, leaf), (xa + (xb - xa) * t, ya + (yb - ya) * t, z), turn)


def grass_clump(seed: int = 0, height: float = .7, blades: int = 90, leaf: str = "reed", spread: float = .25):
    """An ornamental tussock: arching blades from one root."""
    def make():
        r, m = random.Random(seed + 77), Mesh("grass")
        for _ in range(blades):
            a, lean = r.uniform(0, math.tau), r.uniform(.15, .9)
            out, tall = Vector((math.cos(a), math.sin(a), 0)), height * r.uniform(.6, 1.1)
            base = out * r.uniform(0, spread * .4)
            mid = base + out * lean * tall * .35 + Vector((0, 0, tall * .65))
            tip = base + out * lean * tall * .95 + Vector((0, 0, tall * (1.0 - .35 * lean)))
            side = Vector((-out.y, out.x, 0)) * .011
            m.face([tuple(base - side), tuple(base + side), tuple(mid + side), tuple(mid - side)], use(leaf))
            m.face([tuple(mid - side), tuple(mid + side), tuple(tip)], use(leaf))
        return m.done(False)
    return once(("grass", seed, height, blades, leaf, spread), make)


def lawn_patch(seed: int = 0, size: float = 2.0, blades: int = 1800, height: float = .06):
    """Mown blades for the near foreground; lay patches side by side over a lawn."""
    def make():
        r, m = random.Random(seed + 9), Mesh("lawn")
        for _ in range(blades):
            x, y, a = r.uniform(-size / 2, size / 2), r.uniform(-size / 2, size / 2), r.uniform(0, math.tau)
            dx, dy, tall = math.cos(a) * .006, math.sin(a) * .006, height * r.uniform(.5, 1.2)
            m.face([(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + dy * 4 * r.uniform(-1, 1), y + dx * 4 * r.uniform(-1, 1), tall)], use("blade"))
        return m.done(False)
    return once(("lawn", seed, size, blades, height), make)


def agave(seed: int = 0, size: float = .7, leaf: str = "leaf_grey"):
    def make():
        r, m = random.Random(seed + 5), Mesh("agave")
        for k in range(34):
            a, lift = k * 2.399963, math.radians(15 + 62 * k / 34)
            out = Vector((math.cos(a) * math.cos(lift), math.sin(a) * math.cos(lift), math.sin(lift)))
            _blade(m, Vector((0, 0, .05)), out * size * r.uniform(.8, 1.1), Vector((-math.sin(a), math.cos(a), 0)), size * .09, use(leaf), -.04)
        return m.done(False)
    return once(("agave", seed, size, leaf), make)


def scatter(items, area, count: int, seed: int = 0, z: float = 0.0, scale=(.8, 1.2), keep=None) -> None:
    """Copies of items at random in area (x0, y0, x1, y1); `keep(x, y)` may refuse a place."""
    r = random.Random(seed)
    for _ in range(count):
        x, y = r.uniform(area[0], area[2]), r.uniform(area[1], area[3])
        turn, grow, item = r.uniform(0, math.tau), r.uniform(*scale), r.choice(items)
        if keep is None or keep(x, y):
            instance(item, (x, y, z), turn, grow)


def row(items, start, end, step: float, seed: int = 0, z: float = 0.0, jitter: float = .3, scale=(.9, 1.12)) -> None:
    """Copies of items along a line at a step, each turned and grown a little differently."""
    r = random.Random(seed)
    (xa, ya), (xb, yb) = start, end
    count = max(1, int(math.hypot(xb - xa, yb - ya) / step))
    for k in range(count + 1):
        t = k / count
        instance(r.choice(items), (xa + (xb - xa) * t + r.uniform(-jitter, jitter), ya + (yb - ya) * t + r.uniform(-jitter, jitter), z),
                 r.uniform(0, math.tau), r.uniform(*scale))
