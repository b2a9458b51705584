"""Sutlej Armchair: 68 x 74 x 76 cm; pegged oak, a cane back, a wool cushion."""
import math

from mathutils import Vector

from kit.cloths import wood, wool
from kit.materials import plain
from kit.shapes import Mesh
from kit.soft import bar, finish, leg, placed, slab, soft_box, spline
from kit.weave import cane, flat_panel

ARM_TOP = .575
LEAN = .30


def _arm(mesh: Mesh, side: int) -> None:
    """A paddle, wide where the cup stands, slim where it meets the back."""
    half = [(-.365, .030), (-.355, .043), (-.30, .047), (-.15, .045), (.05, .036), (.22, .026), (.315, .020), (.322, .012)]
    ring = [(side * .315 + w, y) for y, w in half] + [(side * .315 - w, y) for y, w in reversed(half)]
    fine = [(x, y) for x, y, _ in spline([(x, y, 0) for x, y in ring], 4, closed=True)]
    slab(mesh, fine, ARM_TOP - .026, ARM_TOP, wood("oak", "y"), .009)


def _side(mesh: Mesh, side: int) -> None:
    x = side * .312
    leg(mesh, (x, -.305, ARM_TOP - .02), (x * 1.01, -.335, 0), .0205, .0135, wood("oak"))
    leg(mesh, (x, .245, ARM_TOP - .02), (x * 1.01, .345, 0), .0205, .0135, wood("oak"))
    soft_box(mesh, (.024, .57, .055), .008, wood("oak", "y"), placed((x, -.025, .295), tilt=-.075))
    _arm(mesh, side)
    peg = plain("peg", (.16, .09, .045), .6, 0, .1, 40)
    for y, z in ((-.311, .317), (.272, .275)):
        bar(mesh, [(x + side * .0195, y, z), (x + side * .0222, y, z)], .0052, peg, 12)


def _back(mesh: Mesh) -> None:
    foot, up = Vector((0, .205, .255)), Vector((0, math.sin(LEAN), math.cos(LEAN)))
    for side in (-1, 1):
        low, high = foot + Vector((side * .272, 0, 0)), foot + Vector((side * .272, 0, 0)) + up * .525
        bar(mesh, [tuple(low), tuple(low.lerp(high, .5)), tuple(low.lerp(high, .97)), tuple(high)], [.0165, .018, .0165, .012], wood("oak"), 16)
    for height, thick in ((.135, .015), (.505, .018)):
        ends = [foot + up * height + Vector((x, 0, 0)) + Vector((0, .022, 0)) * (1 - (x / .272) ** 2) for x in (-.272, -.18, -.09, 0, .09, .18, .272)]
        bar(mesh, spline([tuple(p) for p in ends], 5), thick, wood("oak", "x"), 16, 1.35)
    corner = foot + up * .135 + Vector((-.262, 0, 0))
    panel = flat_panel(corner, (.524, 0, 0), up * .37, .020)
    cane(mesh, panel, .524, .37, plain("cane", (.60, .43, .235), .5, 0, .12, 60))


def armchair(at=(0, 0, 0), turn: float = 0.0, link: bool = True):
    mesh = Mesh("sutlej armchair")
    for side in (-1, 1):
        _side(mesh, side)
    for y, z, deep in ((-.300, .315, .055), (.262, .272, .045)):
        soft_box(mesh, (.62, .024, deep), .008, wood("oak", "x"), placed((0, y, z)))
    _back(mesh)
    cloth = wool("sand")
    seat = placed((0, -.035, .372), tilt=-.085)
    soft_box(mesh, (.575, .585, .105), .042, cloth, seat, .020, 6)
    _piping(mesh, seat, cloth)
    return finish(mesh, link, at, turn)


def _piping(mesh: Mesh, seat, cloth) -> None:
    """The sewn edge of the cushion, above and below."""
    for z in (-.042, .042):
        corners = [(-.268, -.273), (0, -.281), (.268, -.273), (.276, 0), (.268, .273), (0, .281), (-.268, .273), (-.276, 0)]
        path = [tuple(seat @ Vector((x, y, z))) for x, y, _ in spline([(x, y, 0) for x, y in corners], 6, closed=True)]
        bar(mesh, path, .0038, cloth, 8, closed=True)
