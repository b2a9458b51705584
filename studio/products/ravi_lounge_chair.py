"""Ravi Lounge Chair: 84 x 80 x 72 cm; a round shell in heavy teal wool on brass feet."""
import math

from kit.cloths import wool
from kit.materials import use
from kit.shapes import Mesh
from kit.soft import bar, finish, leg, spline

REACH = 2.18  # how far the shell comes round on each side, in radians from the back
WIDE, DEEP = .415, .395


def _section(share: float) -> list[tuple[float, float]]:
    """The shell's profile (inwards from the rim, height) at a share of the way from the back to an arm's end."""
    top = .720 - .185 * (1 - math.cos(math.pi * share)) / 2
    end = max(.0, (share - .90) / .10)
    thick = .112 * math.sqrt(max(.02, 1 - end * end))
    flare = .030 * (1 - share)
    middle = thick / 2
    outer = [(.030, .125), (.006, .16), (.0 - flare * .3, .30), (-flare, top - .16), (-flare - .002, top - middle)]
    crown = [(middle - flare - middle * math.cos(a), top - middle + middle * math.sin(a)) for a in (math.pi * k / 8 for k in range(1, 8))]
    inner = [(thick - flare, top - middle), (thick + .012, top - .18), (thick + .030, .33), (thick + .05, .24)]
    return outer + crown + inner


def _shell(mesh: Mesh, cloth) -> None:
    rows, steps = [], 64
    for k in range(steps + 1):
        angle = -REACH + 2 * REACH * k / steps
        share = abs(angle) / REACH
        c, s = math.sin(angle), math.cos(angle)
        rows.append([(c * (WIDE - r), s * (DEEP - r), z) for r, z in _section(share)])
    mesh.grid(rows, cloth)
    for row in (rows[0], rows[-1]):  # closes the slim ends of the arms
        mesh.face(row if row is rows[-1] else row[::-1], cloth)


def _seam(mesh: Mesh, cloth) -> None:
    path = []
    for k in range(49):
        angle = -REACH * .985 + 2 * REACH * .985 * k / 48
        r, z = _section(abs(angle) / REACH)[4]
        path.append((math.sin(angle) * (WIDE - r + .001), math.cos(angle) * (DEEP - r + .001), z))
    bar(mesh, path, .0042, cloth, 8)


def _round(mesh: Mesh, wide: float, deep: float, z0: float, z1: float, soft: float, dome: float, cloth, front: float) -> None:
    """A soft disc, a little straighter in front."""
    rows = []
    profile = [(.02, z0), (.9, z0), (1 - soft * .3, z0 + .006), (1.0, z0 + (z1 - z0) * .3), (1.0, z0 + (z1 - z0) * .7),
               (1 - soft * .28, z1 - .008), (1 - soft, z1 + dome * .25), (.7, z1 + dome * .55), (.4, z1 + dome * .9), (.01, z1 + dome)]
    fine = spline([(r, z, 0) for r, z in profile], 4)
    for r, z, _ in fine:
        row = []
        for k in range(73):
            a = k * math.tau / 72
            x, y = math.cos(a), math.sin(a)
            power = 2.7
            norm = (abs(x) ** power + abs(y) ** power) ** (1 / power)
            row.append((wide * r * x / norm, deep * r * y / norm + (front if y < 0 else 0) * r * y, z))
        rows.append(row)
    mesh.grid(rows, cloth)


def lounge_chair(at=(0, 0, 0), turn: float = 0.0, link: bool = True, tone: str = "teal"):
    mesh = Mesh("ravi chair")
    cloth = wool(tone, 1.5)
    _shell(mesh, cloth)
    _seam(mesh, cloth)
    _round(mesh, .335, .318, .115, .285, .06, .0, cloth, .07)
    _round(mesh, .302, .292, .288, .392, .10, .032, cloth, .10)
    brass = use("brass")
    for x, y in ((-.23, -.25), (.23, -.25), (-.21, .22), (.21, .22)):
        leg(mesh, (x, y, .13), (x * 1.06, y * 1.06, 0), .022, .012, brass)
    return finish(mesh, link, at, turn, 50)

