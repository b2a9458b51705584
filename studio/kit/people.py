"""People: faceless figures of quiet proportions, made of tubes and ellipsoids, shared as linked meshes."""
import math
import random

from kit.materials import plain
from kit.shapes import Mesh, instance

SKIN = (.22, .12, .07)
HAIR = (.012, .010, .009)
CLOTH = {
    "ivory": (.62, .56, .46), "sand": (.42, .33, .23), "slate": (.12, .15, .17), "olive": (.14, .15, .08),
    "rust": (.30, .10, .05), "ink": (.025, .035, .045), "teal": (.04, .14, .15), "white": (.75, .73, .69),
    "rose": (.42, .20, .17), "grey": (.28, .28, .27),
}


def trunk(mesh, path, radii, mat, sides=8, flat=1.):
    """An upright body through level rings; `flat` squashes it front to back."""
    first = len(mesh.v)
    for (x, y, z), r in zip(path, radii):
        for k in range(sides):
            a = k * math.tau / sides
            mesh.v.append((x + r * math.cos(a), y + r * flat * math.sin(a), z))
    slot = mesh.slot(mat)
    for j in range(len(path) - 1):
        for k in range(sides):
            a, b = first + j * sides + k, first + j * sides + (k + 1) % sides
            mesh.f.append([a, b, b + sides, a + sides])
            mesh.mi.append(slot)
    for ring, order in ((0, -1), (len(path) - 1, 1)):
        face = [first + ring * sides + k for k in range(sides)]
        mesh.f.append(face[::order])
        mesh.mi.append(slot)


def ball(mesh, centre, size, mat, rings=7, sides=10, top=0., bottom=math.pi):
    """An ellipsoid, or a cap of it between two polar angles."""
    x, y, z = centre
    rx, ry, rz = size
    path, first, slot = [], len(mesh.v), mesh.slot(mat)
    for j in range(rings):
        p = top + (bottom - top) * j / (rings - 1)
        s, c = max(math.sin(p), .02), math.cos(p)
        path.append(p)
        for k in range(sides):
            a = k * math.tau / sides
            mesh.v.append((x + rx * s * math.cos(a), y + ry * s * math.sin(a), z + rz * c))
    for j in range(rings - 1):
        for k in range(sides):
            a, b = first + j * sides + k, first + j * sides + (k + 1) % sides
            mesh.f.append([a, a + sides, b + sides, b])
            mesh.mi.append(slot)


def _leg(mesh, hip, knee, ankle, loose, cloth, shoe):
    r = .088 if loose else .075
    mesh.tube([hip, knee, ankle], [r * 1.1, r * (.98 if loose else .72), r * (.86 if loose else .6)], cloth, 8)
    ball(mesh, (ankle[0], ankle[1] - .06, ankle[2] - .045), (.045, .125, .05), shoe, 5, 8)


def _arm(mesh, shoulder, elbow, hand, cloth, skin):
    mesh.tube([hand, elbow, shoulder], [.034, .047, .058], cloth, 8)
    ball(mesh, shoulder, (.062, .062, .055), cloth, 5, 8)
    ball(mesh, (hand[0], hand[1], hand[2] - .05), (.034, .036, .065), skin, 5, 6)


def figure(pose="stand", dress="kameez", top="ivory", bottom="white", seed=0, woman=False):
    """One person 1.72 m tall (a woman 1.62), feet at the origin, facing -y. Returns an unlinked object."""
    r, m = random.Random(seed), Mesh("person")
    m.smooth = True
    skin, hair, shoe = plain("skin", SKIN, .6), plain("hair", HAIR, .5), plain("shoe", (.03, .022, .018), .45)
    coat, legs = plain("cloth-" + top, CLOTH[top], .85), plain("cloth-" + bottom, CLOTH[bottom], .85)
    loose = dress == "kameez"
    drop = -.40 if pose == "sit" else 0.
    stride = {"walk": .27, "stand": .03}.get(pose, 0.)
    hip = .93 + drop
    for side in (-1, 1):
        x, s = .095 * side, stride * side
        if pose == "sit":
            _leg(m, (x, 0, hip), (x * 1.2, -.42, hip + .02), (x * 1.2, -.45, .09), loose, legs, shoe)
        else:
            _leg(m, (x, 0, hip), (x * 1.05, -s * .62 - (.05 if s < 0 else 0), .50),
                    (x * 1.05, -s + (.1 if s < 0 else 0), .09 + (.07 if s < 0 and pose == "walk" else 0)), loose, legs, shoe)
    hem = .50 if loose else .86
    if woman and loose:
        hem = .42
    if pose == "sit":
        hem = .86
    zs = [hem + drop, .78 + drop, .95 + drop, 1.12 + drop, 1.28 + drop, 1.37 + drop, 1.425 + drop, 1.455 + drop]
    rs = [.235, .205, .185, .165, .195, .198, .135, .07] if loose else [.175, .175, .170, .165, .195, .198, .135, .07]
    if hem > .78:
        zs, rs = zs[2:], rs[2:]
        zs[0], rs[0] = hem + drop, rs[0] + .01
    trunk(m, [(0, 0, z) for z in zs], rs, coat, 12, .62)
    swing = .20 if pose == "walk" else .03
    for side in (-1, 1):
        s, x = swing * side, .215 * side
        reach = -.22 if pose == "sit" else -.05
        _arm(m, (x * .86, 0, 1.365 + drop), (x * 1.16, s * .5 + .02, 1.13 + drop), (x * 1.08, s + reach, .90 + drop + abs(s) * .15), coat, skin)
    trunk(m, [(0, .005, 1.42 + drop), (0, -.005, 1.54 + drop)], [.058, .052], skin)
    ball(m, (0, -.015, 1.60 + drop), (.074, .092, .118), skin)
    ball(m, (0, .008, 1.615 + drop), (.083, .100, .118), hair, 6, 10, 0, 1.75)
    if woman:  # a shawl over head and shoulders, drawn as one soft shell
        scarf = plain("cloth-" + r.choice(["ivory", "rose", "teal", "sand"]), CLOTH["rose"], .9)
        ball(m, (0, .02, 1.61 + drop), (.094, .112, .130), scarf, 7, 12, 0, 1.95)
        trunk(m, [(0, .03, 1.18 + drop), (0, .03, 1.40 + drop), (0, .02, 1.50 + drop), (0, .02, 1.58 + drop)], [.222, .218, .125, .092], scarf,
                12, .74)
    return m.done(link=False)


WARDROBE = [  # pose, dress, top, bottom, woman
    ("stand", "kameez", "ivory", "white", False), ("walk", "kameez", "sand", "sand", False), ("walk", "shirt", "white", "slate", False),
    ("stand", "kameez", "teal", "white", True), ("walk", "kameez", "rust", "ivory", True), ("walk", "kameez", "grey", "grey", False),
    ("stand", "shirt", "slate", "ink", False), ("walk", "kameez", "ink", "ink", True), ("stand", "kameez", "olive", "olive", False),
    ("sit", "kameez", "ivory", "ivory", False), ("sit", "kameez", "rose", "white", True), ("sit", "shirt", "white", "slate", False), ("walk",
            "shirt", "white", "white", False),
]


class Crowd:
    """A dozen figures, modelled once and linked wherever somebody is wanted."""

    def __init__(self, seed=0):
        self.random = random.Random(seed)
        self.figures = [(w[0], w[4], figure(*w[:4], seed=k, woman=w[4])) for k, w in enumerate(WARDROBE)]

    def place(self, x, y, z=0., turn=None, pose=None, which=None):
        """One person at a spot; `turn` in radians is where they look (0 is towards -y)."""
        r = self.random
        able = [f for f in self.figures if (f[0] == pose if pose else f[0] != "sit")]
        _, woman, obj = able[which % len(able)] if which is not None else r.choice(able)
        scale = r.uniform(.97, 1.03) * (.945 if woman else 1.)
        return instance(obj, (x, y, z), r.uniform(0, math.tau) if turn is None else turn, scale)

    def scatter(self, count, x0, y0, x1, y1, z=0., pose=None):
        """People in ones, twos and threes over a rectangle, the way people gather."""
        r, left = self.random, count
        while left > 0:
            x, y, n, turn = r.uniform(x0, x1), r.uniform(y0, y1), min(left, r.choice([1, 1, 2, 2, 3])), r.uniform(0, math.tau)
            kind = pose or r.choice(["walk", "walk", "stand"])
            for k in range(n):
                face = turn if kind == "walk" else turn + k * 2.2
                self.place(x + k * .62 * math.cos(turn), y + k * .62 * math.sin(turn), z, face, kind)
            left -= n
