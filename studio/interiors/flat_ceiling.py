"""Ceilings of a sample flat: lamps let into the plaster, and the grilles of the cooling."""
from __future__ import annotations

from interiors.flat_plan import Flat
from kit.light import WARM, spot
from kit.materials import glowing, plain, use
from kit.shapes import Mesh, circle
from kit.soft import slab

# Things made late lie up to 12 mm higher than they say (kit/hair.py), so what hangs here is deeper than that.
DEEP = .026
LIT = ("living", "hall", "kitchen", "dining", "bedroom", "family")
APART = 1.7
GRILLE = (2.2, .16)


def ceilings(flat: Flat) -> None:
    mesh = Mesh("ceiling lamps")
    for room in flat.plan["rooms"]:
        if room["kind"] in LIT:
            for part in room["parts"]:
                _downlights(mesh, flat, part, room["kind"] == "living")
    for kind in ("living", "bedroom", "dining"):
        for room in flat.plan["rooms"]:
            if room["kind"] == kind:
                _grille(mesh, flat, room["parts"][0])
    mesh.done()


def _downlights(mesh: Mesh, flat: Flat, part, lights: bool) -> None:
    x0, y0, x1, y1 = part
    columns, rows = (max(1, round((b - a) / APART)) for a, b in ((x0, x1), (y0, y1)))
    for c in range(columns):
        for r in range(rows):
            x, y, z = x0 + (x1 - x0) * (c + .5) / columns, y0 + (y1 - y0) * (r + .5) / rows, flat.height
            slab(mesh, circle(.052, 32, x, y), z - DEEP, z, plain("lamp ring", (.80, .78, .74), .5), .002)
            slab(mesh, circle(.038, 32, x, y), z - DEEP - .002, z - .004, glowing("downlight", (1.0, .80, .58), 3.4), .001)
            if lights:
                spot((x, y, z - .04), (x, y, 0), 5, WARM, 75, .8, .04)


def _grille(mesh: Mesh, flat: Flat, part) -> None:
    """A slot with blades along the wall opposite the glass."""
    x0, _, x1, y1 = part
    length, deep = min(GRILLE[0], x1 - x0 - .6), GRILLE[1]
    x, y, z = (x0 + x1) / 2 - length / 2, y1 - .45, flat.height
    mesh.box(x - .02, y - .02, z - DEEP, x + length + .02, y + deep + .02, z, plain("grille frame", (.78, .76, .72), .5))
    mesh.box(x, y, z - DEEP - .004, x + length, y + deep, z - DEEP, use("black"))
    for k in range(4):
        blade = y + .02 + k * (deep - .04) / 3
        mesh.box(x, blade - .008, z - DEEP - .012, x + length, blade + .008, z - DEEP, plain("grille frame", (.78, .76, .72), .5))
