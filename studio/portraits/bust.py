"""Sculpted busts without features: solids melted into one another, as clay is, then set in plaster, bronze or stone."""
from __future__ import annotations

import math

from mathutils import Matrix, Vector

from kit.shapes import Mesh
from kit.soft import bar, finish, spline


def ball(mesh: Mesh, at, size, mat, tilt: float = 0.0, roll: float = 0.0, sides: int = 28) -> None:
    """An egg of half axes `size`."""
    turn = Matrix.Rotation(tilt, 3, "X") @ Matrix.Rotation(roll, 3, "Y")
    rows = []
    for k in range(sides // 2 + 1):
        a = math.pi * k / (sides // 2)
        ring = []
        for s in range(sides + 1):
            b = s * math.tau / sides
            p = Vector((size[0] * math.sin(a) * math.cos(b), size[1] * math.sin(a) * math.sin(b), -size[2] * math.cos(a)))
            ring.append(tuple(turn @ p + Vector(at)))
        rows.append(ring)
    mesh.grid(rows, mat)


def melt(mesh: Mesh, voxel: float = .0042, smooth: int = 7, turn: float = 0.0, at=(0, 0, 0)):
    """Joins all solids of a mesh into one skin and softens where they meet."""
    item = finish(mesh, at=at, turn=turn, crease=80)
    skin = item.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", voxel, True
    soft = item.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = .5, smooth
    return item


def head(mesh: Mesh, mat, jaw: float = 1.0) -> None:
    """Looks along -y; the face is only planes: forehead, the ridge of a nose, cheek and chin."""
    ball(mesh, (0, .012, .565), (.079, .100, .104), mat)
    ball(mesh, (0, -.016, .525), (.067, .080, .118), mat, tilt=-.10)
    ball(mesh, (0, -.034, .462), (.045 * jaw, .052, .044), mat)
    ball(mesh, (0, -.092, .532), (.010, .013, .052), mat, tilt=-.16)
    for side in (-1, 1):
        ball(mesh, (side * .078, .016, .535), (.009, .020, .030), mat, tilt=.15)


def trunk(mesh: Mesh, mat, wide: float = .215, neck: float = .056) -> None:
    """Neck, shoulders, chest and upper arms; runs on below the picture's edge."""
    bar(mesh, [(0, .034, .28), (0, .022, .40), (0, .004, .50)], [neck * 1.4, neck, neck * 1.02], mat, 24)
    for side in (-1, 1):
        path = [(side * .02, .024, .412), (side * .09, .024, .378), (side * wide * .78, .026, .330), (side * wide * .96, .024, .262), (side * wide * 1.01, .020, .14), (side * wide * 1.02, .016, -.06)]
        bar(mesh, spline(path, 6), [.040 + .032 * min(1, k / 16) for k in range(31)], mat, 20)
    rings = [(-.06, .215), (.06, .218), (.16, .215), (.25, .195), (.32, .140), (.365, .085), (.395, .06)]
    fine = spline([(w, 0, z) for z, w in rings], 6)
    bar(mesh, [(0, .018, z) for _, _, z in fine], [w for w, _, _ in fine], mat, 40, .60)
    for side in (-1, 1):  # fills the armpit, as a coat does
        bar(mesh, [(side * wide * .55, .022, .345), (side * wide * .64, .020, .22), (side * wide * .68, .016, -.06)], [.070, .098, .100], mat, 20)


def strands(mesh: Mesh, paths, radius: float, mat) -> None:
    """Combed locks, folds, the edge of a cloth."""
    for path in paths:
        bar(mesh, path, radius, mat, 10)

