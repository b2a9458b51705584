"""Chenab Dining Chair: 48 x 52 x 78 cm; one bent walnut rail from foot to foot, a leather seat, brass pins."""
import math

from kit.cloths import leather, wood
from kit.materials import use
from kit.shapes import Mesh
from kit.soft import bar, finish, leg, spline

SEAT = .445
OUTLINE = [(-.225, -.225), (0, -.238), (.225, -.225), (.218, 0), (.192, .188), (0, .200), (-.192, .188), (-.218, 0)]


def _rail(mesh: Mesh) -> None:
    """Rear legs, stiles and shoulder rest in one piece; it is widest behind the shoulders."""
    half = [(.215, .262, 0), (.207, .222, .22), (.204, .200, .43), (.214, .208, .58), (.212, .232, .68), (.165, .276, .735), (.085, .300, .752)]
    knots = [(-x, y, z) for x, y, z in half] + [(0, .306, .756)] + half[::-1]
    path = spline(knots, 10)
    n = len(path) - 1
    share = [min(k, n - k) / (n / 2) for k in range(n + 1)]
    radii = [.0125 + .0070 * math.sin(math.pi * min(1, s / .62) * .5) - .0030 * max(0, s - .62) / .38 for s in share]
    crest = [1.0 + 1.45 * max(0.0, (s - .66) / .34) ** 1.4 for s in share]
    bar(mesh, path, radii, wood("walnut"), 18, crest)


def _seat(mesh: Mesh) -> None:
    """One hide, stretched over the frame and hanging a little in the middle."""
    hide = leather()
    ring = spline([(x, y, 0) for x, y in OUTLINE], 10, closed=True)
    ring.append(ring[0])
    rows = []
    for t, drop in ((0, 0), (.4, 0), (.7, 0), (.9, 0), (.97, 0), (1.0, -.003), (1.008, -.010), (1.006, -.024), (.985, -.030)):
        sag = -.016 * math.cos(min(1, t) * math.pi / 2) ** 1.2
        rows.append([(x * t, y * t, SEAT + drop + sag) for x, y, _ in ring])
    mesh.grid(rows, hide)
    brass = use("brass")
    for k in range(0, len(ring) - 1, 2):
        x, y, _ = ring[k]
        out = math.hypot(x, y)
        pin = [(x * (1.004 + d / out), y * (1.004 + d / out), SEAT - .019) for d in (0, .0022, .0034)]
        bar(mesh, pin, [.0048, .0040, .0012], brass, 10)


def dining_chair(at=(0, 0, 0), turn: float = 0.0, link: bool = True):
    mesh = Mesh("chenab chair")
    _rail(mesh)
    for side in (-1, 1):
        leg(mesh, (side * .202, -.196, SEAT - .012), (side * .214, -.246, 0), .0190, .0115, wood("walnut"), 18)
        bar(mesh, spline([(side * .200, -.195, .415), (side * .203, 0, .408), (side * .200, .200, .405)], 6), .0115, wood("walnut", "y"), 14, 1.5)
        bar(mesh, [(side * .2095, -.226, .20), (side * .207, .225, .205)], .0078, wood("walnut", "y"), 12)
    for y in (-.196, .196):
        bar(mesh, [(-.2, y, .412), (0, y - .006, .412), (.2, y, .412)], .0115, wood("walnut", "x"), 14, 1.5)
    bar(mesh, [(-.208, 0, .203), (.208, 0, .203)], .0075, wood("walnut", "x"), 12)
    _seat(mesh)
    return finish(mesh, link, at, turn)
