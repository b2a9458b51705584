"""Masonry: walls with arched openings, vaults, domes, columns and screens.

A wall is drawn in its own plane: u runs along it, z up, d outward from its face.
`Plane` turns that into the world, so one description serves all four sides of a house.
"""
import math

from kit.shapes import Mesh


class Plane:
    """A vertical drawing plane: starts at (x, y), runs in direction `turn` (radians); d > 0 points to the right of it."""

    def __init__(self, x, y, turn=0., z=0.):
        self.x, self.y, self.z, self.turn = x, y, z, turn
        self.c, self.s = math.cos(turn), math.sin(turn)

    def at(self, u, z, d=0.):
        return (self.x + u * self.c + d * self.s, self.y + u * self.s - d * self.c, self.z + z)

    def box(self, mesh, u0, z0, d0, u1, z1, d1, mat):
        ring = [self.at(u0, 0, d1)[:2], self.at(u1, 0, d1)[:2], self.at(u1, 0, d0)[:2], self.at(u0, 0, d0)[:2]]
        mesh.prism(ring, self.z + z0, self.z + z1, mat)

    def face(self, mesh, points, mat):
        mesh.face([self.at(*p) for p in points], mat)


def sides(x0, y0, x1, y1, z=0.):
    """The four outward planes of a rectangular block with their lengths: front (-y), right, back, left."""
    half = math.pi / 2
    return [(Plane(x0, y0, 0, z), x1 - x0), (Plane(x1, y0, half, z), y1 - y0),
            (Plane(x1, y1, 2 * half, z), x1 - x0), (Plane(x0, y1, 3 * half, z), y1 - y0)]


def arch_line(kind, left, right, spring, steps=12):
    """Points of an arch from left springing to right springing."""
    w, mid = right - left, (left + right) / 2
    if kind == "flat":
        return [(left, spring), (right, spring)]
    if kind == "round":
        return [(mid - w / 2 * math.cos(math.pi * k / steps), spring + w / 2 * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
    if isinstance(kind, tuple):  # ("vault", rise): the half ellipse a barrel vault shows at its end
        return [(mid - w / 2 * math.cos(math.pi * k / steps), spring + kind[1] * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
    if kind == "segment":
        rise = w * .16
        return [(left + w * k / steps, spring + rise * (1 - (2 * k / steps - 1) ** 2)) for k in range(steps + 1)]
    # 'pointed': a four-centred arch, round at the haunch and straight to the apex
    half = [(w / 2 * (1 - math.cos(t * math.pi / 2) ** 1.0), w * .56 * math.sin(t * math.pi / 2) ** .92 + w * .06 * t ** 3)
            for t in (k / (steps // 2) for k in range(steps // 2 + 1))]
    return [(left + a, spring + b) for a, b in half] + [(right - a, spring + b) for a, b in reversed(half[:-1])]


class Opening:
    """A hole in a wall: centre, width, sill, springing height, and the kind of its head."""

    def __init__(self, centre, width, sill, spring, kind="flat"):
        self.left, self.right, self.sill, self.spring, self.kind = centre - width / 2, centre + width / 2, sill, spring, kind

    def head(self):
        return arch_line(self.kind, self.left, self.right, self.spring)

    def outline(self):
        return [(self.right, self.sill), *reversed(self.head()), (self.left, self.sill)]


def row(length, count, width, sill, spring, kind="flat", margin=0.):
    """Equal openings evenly along a wall."""
    bay = (length - 2 * margin) / count
    return [Opening(margin + bay * (k + .5), width, sill, spring, kind) for k in range(count)]


def wall(mesh, plane, length, z0, z1, openings, mat, thick=.5, reveal=None, start=0.):
    """One storey of wall with its openings cut out and their reveals drawn; solid ends and a top."""
    reveal = reveal or mat

    def both(quad):
        plane.face(mesh, [(u, z, 0) for u, z in quad], mat)
        plane.face(mesh, [(u, z, -thick) for u, z in reversed(quad)], mat)

    u = start
    for o in sorted(openings, key=lambda o: o.left):
        if o.left > u + 1e-4:
            both([(u, z0), (o.left, z0), (o.left, z1), (u, z1)])
        if o.sill > z0 + 1e-4:
            both([(o.left, z0), (o.right, z0), (o.right, o.sill), (o.left, o.sill)])
        head = o.head()
        for (ua, za), (ub, zb) in zip(head, head[1:]):
            both([(ua, za), (ub, zb), (ub, z1), (ua, z1)])
        line = o.outline()
        for (ua, za), (ub, zb) in zip(line, line[1:] + line[:1]):
            if za == zb == z0:
                continue  # a door has no sill to draw
            plane.face(mesh, [(ua, za, 0), (ua, za, -thick), (ub, zb, -thick), (ub, zb, 0)], reveal)
        u = o.right
    end = start + length
    if end > u + 1e-4:
        both([(u, z0), (end, z0), (end, z1), (u, z1)])
    for edge, flip in ((start, 1), (end, -1)):
        plane.face(mesh, [(edge, z0, 0), (edge, z1, 0), (edge, z1, -thick), (edge, z0, -thick)][::flip], mat)
    plane.face(mesh, [(start, z1, 0), (end, z1, 0), (end, z1, -thick), (start, z1, -thick)], mat)


def fill(mesh, plane, opening, mat, depth=-.3):
    """A sheet (glass, shutter, darkness) that closes an opening."""
    plane.face(mesh, [(u, z, depth) for u, z in reversed(opening.outline())], mat)


def trim(mesh, plane, opening, mat, width=.16, out=.06):
    """A raised band round the head and jambs of an opening."""
    line = [(opening.left, opening.sill), *opening.head(), (opening.right, opening.sill)]
    mid, low = (opening.left + opening.right) / 2, opening.spring
    outer = []
    for u, z in line:
        du, dz = u - mid, max(0., z - low)
        n = math.hypot(du, dz) or 1.
        outer.append((u + width * du / n, z + width * dz / n))
    for (a, b, c, d) in zip(line, line[1:], outer[1:], outer):
        plane.face(mesh, [(*d, out), (*c, out), (*b, out), (*a, out)][::-1], mat)
        plane.face(mesh, [(*d, 0), (*c, 0), (*c, out), (*d, out)], mat)
        plane.face(mesh, [(*a, 0), (*b, 0), (*b, out), (*a, out)][::-1], mat)


def bars(mesh, plane, opening, mat, columns=3, rows=4, depth=-.28, size=.05):
    """Glazing bars, cut where the head of the opening ends."""
    head = opening.head()

    def top(u):
        for (ua, za), (ub, zb) in zip(head, head[1:]):
            if ua <= u <= ub:
                return za + (zb - za) * (u - ua) / max(ub - ua, 1e-6)
        return opening.spring

    w = opening.right - opening.left
    for k in range(columns + 1):
        u = opening.left + w * k / columns
        u = min(max(u, opening.left + size / 2), opening.right - size / 2)
        plane.box(mesh, u - size / 2, opening.sill, depth - size, u + size / 2, top(u), depth + .02, mat)
    for k in range(rows + 1):
        z = opening.sill + (opening.spring - opening.sill) * k / max(rows, 1)
        plane.box(mesh, opening.left, z - size / 2, depth - size, opening.right, z + size / 2, depth + .02, mat)


def dome(mesh, x, y, z, radius, mat, height=None, steps=28, onion=0.):
    """A dome; `onion` swells its haunch and draws its crown to a point."""
    height = height or radius
    profile = []
    for k in range(15):
        t = k / 14 * math.pi / 2
        swell = 1 + onion * math.sin(min(1., k / 7) * math.pi) * .5
        profile.append((max(.01, radius * math.cos(t) ** (1 - .25 * onion) * swell), z + height * math.sin(t) + onion * height * .25 * (k / 14) ** 5))
    mesh.lathe(profile, mat, steps, x, y)


def column(mesh, x, y, z0, z1, radius, mat, cap=None):
    """A round column with a plain base and a spreading capital."""
    cap = cap or mat
    mesh.lathe([(radius, z0 + .28), (radius * .9, z1 - .5)], mat, 16, x, y)
    mesh.lathe([(radius * 1.35, z0), (radius * 1.35, z0 + .2), (radius, z0 + .3)], cap, 16, x, y)
    mesh.lathe([(radius * .9, z1 - .5), (radius * 1.05, z1 - .42), (radius * 1.5, z1 - .12), (radius * 1.5, z1)], cap, 16, x, y)


def vault(mesh, x0, y0, x1, y1, spring, mat, rise=None, thick=.25, steps=14, soffit=None, kind=None):
    """A vault that spans x and runs along y: a barrel of the given rise, or with `kind` any arch (pointed, segment)."""
    w, mid = x1 - x0, (x0 + x1) / 2
    arc = arch_line(kind or ("vault", rise or w / 2), x0, x1, spring, steps)
    out = [(mid + (x - mid) * (1 + 2 * thick / w), z + thick) for x, z in arc]
    for (a, b, c, d) in zip(arc, arc[1:], out[1:], out):
        mesh.face([(a[0], y0, a[1]), (a[0], y1, a[1]), (b[0], y1, b[1]), (b[0], y0, b[1])][::-1], soffit or mat)
        mesh.face([(d[0], y0, d[1]), (c[0], y0, c[1]), (c[0], y1, c[1]), (d[0], y1, d[1])], mat)
        mesh.face([(a[0], y0, a[1]), (b[0], y0, b[1]), (c[0], y0, c[1]), (d[0], y0, d[1])], mat)
        mesh.face([(a[0], y1, a[1]), (b[0], y1, b[1]), (c[0], y1, c[1]), (d[0], y1, d[1])][::-1], mat)


def brick_screen(width, height, mat, depth=.12, gap=.11):
    """A panel of perforated brickwork, to be linked: every course leaves gaps that the next one covers."""
    m, length, course = Mesh("brick_screen"), .24, .085
    rows_ = int(height / course)
    for j in range(rows_):
        shift = (length + gap) / 2 if j % 2 else 0.
        u = -shift
        while u < width:
            a, b = max(0., u), min(width, u + length)
            if b > a + .02:
                m.box(a, 0, j * course, b, depth, j * course + course - .006, mat)
            u += length + gap
    return m.done(link=False)


def lattice(mesh, plane, u0, z0, u1, z1, mat, pitch=.22, size=.03, d=0.):
    """A timber or stone jali of diagonal bars."""
    w, h = u1 - u0, z1 - z0
    count = int((w + h) / pitch)
    for k in range(1, count):
        s = k * pitch
        for mirror in (False, True):
            ua, za = (s, 0.) if s <= w else (w, s - w)
            ub, zb = (0., s) if s <= h else (s - h, h)
            if mirror:
                ua, ub = w - ua, w - ub
            n = math.hypot(ua - ub, za - zb) or 1.
            nu, nz = -(zb - za) / n * size / 2, (ub - ua) / n * size / 2
            quad = [(u0 + ua + nu, z0 + za + nz), (u0 + ub + nu, z0 + zb + nz), (u0 + ub - nu, z0 + zb - nz), (u0 + ua - nu, z0 + za - nz)]
            plane.face(mesh, [(u, z, d) for u, z in quad], mat)
