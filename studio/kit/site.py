"""The building site: tower crane, scaffold, hoarding, open concrete frame, stacks of material."""
import math
import random

from kit.materials import plain
from kit.shapes import Mesh


def lattice_girder(mesh, a, b, size, mat, bay=None, chord=0.06, up=(0, 0, 1)):
    """A square lattice girder between two points, with zig-zag bracing on its four faces."""
    length = math.dist(a, b)
    d = [(q - p) / length for p, q in zip(a, b)]
    side = [d[1] * up[2] - d[2] * up[1], d[2] * up[0] - d[0] * up[2], d[0] * up[1] - d[1] * up[0]]
    n = math.sqrt(sum(c * c for c in side)) or 1.0
    side = [c / n for c in side]
    top = [side[1] * d[2] - side[2] * d[1], side[2] * d[0] - side[0] * d[2], side[0] * d[1] - side[1] * d[0]]
    h = size / 2

    def corner(t, k):
        s, u = ((-h, -h), (h, -h), (h, h), (-h, h))[k]
        return tuple(p + c * t + side[i] * s + top[i] * u for i, (p, c) in enumerate(zip(a, d)))

    for k in range(4):
        mesh.tube([corner(0, k), corner(length, k)], chord, mat, 4)
    count = max(2, round(length / (bay or size)))
    for j in range(count):
        t0, t1 = length * j / count, length * (j + 1) / count
        for k in range(4):
            a_, b_ = (k, (k + 1) % 4) if j % 2 else ((k + 1) % 4, k)
            mesh.tube([corner(t0, a_), corner(t1, b_)], chord * 0.55, mat, 4)


def tower_crane(height=42.0, jib=38.0, turn=0.6, paint=(0.62, 0.36, 0.05)):
    """A hammerhead crane at the origin; its jib points along `turn`. Returns an unlinked object."""
    m, steel = Mesh("crane"), plain("crane", paint, 0.45)
    dark, concrete = plain("cable", (0.02, 0.02, 0.02), 0.5), plain("counterweight", (0.34, 0.33, 0.31), 0.8)
    c, s = math.cos(turn), math.sin(turn)

    def along(t, z):
        return (c * t, s * t, z)

    m.box(-2.4, -2.4, 0, 2.4, 2.4, 1.0, concrete)
    lattice_girder(m, (0, 0, 1), (0, 0, height), 1.9, steel, 1.9, 0.09, (1, 0, 0))
    lattice_girder(m, along(1.2, height + 1.2), along(jib, height + 1.2), 1.25, steel, 1.5)
    lattice_girder(m, along(-1.2, height + 1.0), along(-12.5, height + 1.0), 1.1, steel, 1.4)
    lattice_girder(m, (0, 0, height), (0, 0, height + 7.5), 1.0, steel, 1.2, 0.07, (1, 0, 0))
    peak = (0, 0, height + 7.5)
    for t in (jib * 0.42, jib * 0.86, -11.5):
        m.tube([peak, along(t, height + 1.8)], 0.035, dark, 4)
    for t in (-10.2, -11.2, -12.0):
        x, y, _ = along(t, 0)
        m.box(x - 0.45, y - 0.6, height - 1.9, x + 0.45, y + 0.6, height + 1.0, concrete)
    x, y, _ = along(1.6, 0)
    m.box(x - 0.85, y - 0.85, height - 2.2, x + 0.85, y + 0.85, height + 0.1, plain("cab", (0.7, 0.69, 0.66), 0.4))
    m.box(x - 0.87, y - 0.87, height - 1.5, x + 0.87, y + 0.87, height - 0.5, plain("car-glass", (0.012, 0.016, 0.018), 0.04, spec=1.0))
    hook = along(jib * 0.62, height + 0.5)
    for o in (-0.25, 0.25):
        m.tube([(hook[0] + o, hook[1], height + 0.5), (hook[0] + o, hook[1], height - 13)], 0.018, dark, 4)
    m.box(hook[0] - 0.35, hook[1] - 0.2, height - 13.8, hook[0] + 0.35, hook[1] + 0.2, height - 13, dark)
    return m.done(link=False)


def scaffold(mesh, plane, u0, u1, z0, z1, bay=2.4, lift=2.0, depth=1.1, gap=0.35):
    """Tubes, ledgers, braces and plank decks in front of a wall's plane."""
    tube_, plank = plain("scaffold-tube", (0.34, 0.34, 0.33), 0.4, metal=0.7), plain("scaffold-plank", (0.36, 0.25, 0.14), 0.8)
    bays, lifts = max(1, round((u1 - u0) / bay)), max(1, round((z1 - z0) / lift))
    us = [u0 + (u1 - u0) * k / bays for k in range(bays + 1)]
    zs = [z0 + (z1 - z0) * k / lifts for k in range(lifts + 1)]
    for d in (gap, gap + depth):
        for u in us:
            mesh.tube([plane.at(u, z0, d), plane.at(u, z1 + 1.1, d)], 0.03, tube_, 5)
        for z in zs:
            mesh.tube([plane.at(u0, z, d), plane.at(u1, z, d)], 0.026, tube_, 5)
            if d > gap:
                mesh.tube([plane.at(u0, z + 1.0, d), plane.at(u1, z + 1.0, d)], 0.022, tube_, 5)
    for z in zs[1:]:
        plane.box(mesh, u0 - 0.1, z + 0.02, gap, u1 + 0.1, z + 0.07, gap + depth, plank)
        for u in us:
            mesh.tube([plane.at(u, z, gap), plane.at(u, z, gap + depth)], 0.022, tube_, 5)
    for k in range(0, bays, 3):
        for j in range(lifts):
            a, b = (k, k + 1) if j % 2 else (k + 1, k)
            mesh.tube([plane.at(us[a], zs[j], gap + depth), plane.at(us[b], zs[j + 1], gap + depth)], 0.022, tube_, 5)


def hoarding(mesh, plane, length, height=2.4, colour=(0.03, 0.09, 0.085), line=(0.42, 0.27, 0.10)):
    """A painted site fence with posts and one brass line; no words."""
    board, brass, post = plain("hoarding", colour, 0.55), plain("hoarding-line", line, 0.5), plain("hoarding-post", (0.30, 0.24, 0.17), 0.8)
    panels = max(1, round(length / 2.44))
    step = length / panels
    for k in range(panels):
        plane.box(mesh, k * step + 0.012, 0.06, -0.03, (k + 1) * step - 0.012, height, 0, board)
        plane.box(mesh, k * step - 0.05, 0, -0.16, k * step + 0.05, height - 0.1, -0.03, post)
    plane.box(mesh, 0, height - 0.42, 0, length, height - 0.34, 0.012, brass)
    plane.box(mesh, 0, height, -0.06, length, height + 0.07, 0.03, post)


def frame(mesh, x0, y0, x1, y1, floors, storey, mat, grid=6.5, slab=0.28, column=0.42, z=0.0, starter=True):
    """An open concrete frame: slabs, columns, edge beams, starter bars on top; `floors` slabs above the ground."""
    nx, ny = max(1, round((x1 - x0) / grid)), max(1, round((y1 - y0) / grid))
    xs = [x0 + column + (x1 - x0 - 2 * column) * k / nx for k in range(nx + 1)]
    ys = [y0 + column + (y1 - y0 - 2 * column) * k / ny for k in range(ny + 1)]
    rust, h = plain("rebar", (0.13, 0.06, 0.03), 0.8), column / 2
    for f in range(floors):
        base = z + f * storey
        mesh.box(x0, y0, base + storey - slab, x1, y1, base + storey, mat)
        for x in xs:
            for y in ys:
                mesh.box(x - h, y - h, base, x + h, y + h, base + storey - slab, mat)
        for y in (ys[0], ys[-1]):
            mesh.box(x0 + 0.05, y - h, base + storey - slab - 0.35, x1 - 0.05, y + h, base + storey - slab, mat)
    if starter:
        top = z + floors * storey
        for x in xs:
            for y in ys:
                mesh.box(x - h, y - h, top, x + h, y + h, top + 0.5, mat)
                for dx in (-0.12, 0.12):
                    for dy in (-0.12, 0.12):
                        mesh.tube([(x + dx, y + dy, top + 0.4), (x + dx, y + dy, top + 1.7)], 0.014, rust, 4)


def props(mesh, x0, y0, x1, y1, z, height, step=1.6):
    """A forest of steel props under fresh concrete."""
    steel = plain("prop", (0.30, 0.13, 0.06), 0.6)
    x = x0
    while x <= x1:
        y = y0
        while y <= y1:
            mesh.tube([(x, y, z), (x, y, z + height)], 0.035, steel, 5)
            y += step
        x += step


def stacks(mesh, x, y, seed=0):
    """Pallets of brick, a heap of sand and bundles of bars, as they lie on any site."""
    r = random.Random(seed)
    brick, wood, rust, sand = plain("stack-brick", (0.30, 0.10, 0.05), 0.85), plain("pallet", (0.34, 0.24, 0.14), 0.8), plain("rebar",
            (0.13, 0.06, 0.03), 0.8), plain("heap", (0.42, 0.34, 0.24), 0.95)
    for k in range(4):
        px, py = x + k * 1.9, y + r.uniform(-0.5, 0.5)
        mesh.box(px, py, 0, px + 1.2, py + 1.0, 0.12, wood)
        mesh.box(px + 0.06, py + 0.06, 0.12, px + 1.14, py + 0.94, r.uniform(0.7, 1.15), brick)
    for k in range(9):
        mesh.tube([(x - 1, y + 3 + k * 0.05, 0.1 + 0.04 * (k % 3)), (x + 8, y + 3 + k * 0.05 + r.uniform(-0.1, 0.1), 0.1 + 0.04 * (k % 3))], 0.02,
                rust, 4)
    rings = [(2.1, 0), (1.5, 0.55), (0.8, 1.0), (0.1, 1.25)]
    n = 14
    jag = [r.uniform(0.85, 1.15) for _ in range(n)]
    for (ra, za), (rb, zb) in zip(rings, rings[1:]):
        for k in range(n):
            a, b = math.tau * k / n, math.tau * (k + 1) / n
            ja, jb = jag[k], jag[(k + 1) % n]
            mesh.face([(x + 11 + ra * ja * math.cos(a), y + ra * ja * math.sin(a), za),
                    (x + 11 + ra * jb * math.cos(b), y + ra * jb * math.sin(b), za),
                       (x + 11 + rb * jb * math.cos(b), y + rb * jb * math.sin(b), zb), (x + 11 + rb * ja * math.cos(a),
                               y + rb * ja * math.sin(a), zb)], sand)
