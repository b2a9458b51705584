"""Cloth in clay: a headscarf round a face, a shawl over shoulders."""
from __future__ import annotations

import math

from kit.shapes import Mesh
from kit.soft import finish


def _thick(item, by: float, levels: int = 1) -> None:
    thick = item.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = by, 0
    soft = item.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = levels


def headscarf(mat, turn: float = 0.0) -> None:
    """Frames the face, gathers under the chin and falls over one shoulder in slow folds."""
    mesh = Mesh("headscarf")
    # Rows from the crown's front edge backwards and down: (height, half width, depth behind, depth before)
    rows = []
    levels = [(.672, .030, .055), (.664, .058, .075), (.640, .082, .100), (.600, .099, .118), (.550, .104, .122), (.500, .101, .116), (.455, .096, .108),
              (.415, .104, .106), (.375, .140, .112), (.335, .188, .120), (.290, .232, .130), (.240, .258, .136), (.180, .278, .146), (.06, .288, .150), (-.06, .292, .152)]
    for z, wide, deep in levels:
        low = max(0.0, min(1.0, (.47 - z) / .10))  # 0 beside the face, 1 where the cloth closes under the chin
        crown = max(0.0, min(1.0, (z - .618) / .030))  # and over the forehead
        reach = 2.10 + (math.pi + .06 - 2.10) * max(low, crown)
        row = []
        for k in range(65):
            a = -reach + 2 * reach * k / 64
            fold = (.004 + .012 * low) * math.sin(a * 7 + z * 22) + .006 * low * math.sin(a * 3 + z * 31 + 1)
            front = 1.0 if abs(a) < math.pi / 2 else 1.0 - .10 * (1 - low) * (abs(a) - math.pi / 2)
            x, y = math.sin(a) * (wide + fold) * front, .012 + math.cos(a) * (deep + fold)
            if abs(a) > 2.0 and z > .47:
                y -= .012
            row.append((x, y, z + .01 * math.sin(a * 2.0) * low))
        rows.append(row)
    mesh.grid(rows, mat)
    _thick(finish(mesh, turn=turn, crease=80), .007)
    _end(mat, turn)


def _end(mat, turn: float) -> None:
    """The loose end, laid across the chest and over the shoulder."""
    mesh = Mesh("scarf end")
    rows = []
    for k in range(13):
        t = k / 12
        a = -1.15 + 2.6 * t
        z = .30 + .105 * t ** 1.3
        radius = .236 - .088 * t ** 1.2
        row = []
        for j in range(17):
            s = j / 16 * 2 - 1
            lift = .010 + .009 * math.cos(s * 9 + t * 2)
            row.append((math.sin(a) * (radius + lift), .014 - math.cos(a) * (radius * .60 + lift), z + s * (.062 - .016 * t)))
        rows.append(row)
    mesh.grid(rows, mat)
    _thick(finish(mesh, turn=turn, crease=80), .008)


def shawl(mat, turn: float = 0.0) -> None:
    """Lies round both shoulders and crosses before the chest."""
    mesh = Mesh("shawl")
    rows = []
    levels = [(.400, .052, .050), (.405, .083, .076), (.398, .100, .090), (.372, .146, .108), (.335, .196, .122), (.288, .236, .134), (.230, .256, .142), (.150, .280, .150), (.05, .290, .154), (-.06, .294, .156)]
    for z, wide, deep in levels:
        row = []
        for k in range(97):
            a = k * math.tau / 96
            fall = max(0.0, -math.cos(a)) ** 2  # towards the front
            fold = .009 * math.sin(a * 9 + z * 26) * (1 - .5 * fall) + .012 * math.sin(math.cos(a + .5) * 8 + z * 40) * fall
            row.append((math.sin(a) * (wide + fold), .016 + math.cos(a) * (deep + fold), z - .050 * fall * min(1, (z / .4)) + .012 * math.sin(a)))
        rows.append(row)
    mesh.grid(rows, mat)
    _thick(finish(mesh, turn=turn, crease=80), .008)
