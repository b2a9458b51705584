"""What closes an opening in masonry: glass in bars with a room behind, timber leaves, shop fronts."""
import random

from kit import room as rooms
from kit.masonry import bars, fill
from kit.materials import use
from kit.shapes import instance


def window(mesh, plane, opening, seed=0, lit=None, glass="glass", frame="dark_metal", columns=2, rows=3, depth=-.3, deep=4.0, size=.05,
        floor=None, spill=.25):
    """Glass, bars, and a room behind; `floor` is the room's floor where the sill stands above it, `spill` how much wider the room is."""
    r = random.Random(seed * 7919 + int(opening.left * 100) + int(opening.sill * 17))
    fill(mesh, plane, opening, use(glass), depth)
    bars(mesh, plane, opening, use(frame), columns, rows, depth, size)
    top = max(z for _, z in opening.head())
    low = opening.sill - .02 if floor is None else floor
    wide = opening.right - opening.left + 2 * spill
    item = rooms.pick(r, round(wide, 1), round(top - low + .12, 1), deep, lit)
    instance(item, plane.at(opening.left - spill, low, depth - .06), plane.turn)


def shop_front(mesh, plane, opening, seed=0, glass="glass_clear", frame="timber_dark", columns=3, rows=2, depth=-.5, deep=5.0, level=1.2):
    """A shop behind an opening, brighter than a room."""
    fill(mesh, plane, opening, use(glass), depth)
    bars(mesh, plane, opening, use(frame), columns, rows, depth, .06)
    top = max(z for _, z in opening.head())
    wide, high = round(opening.right - opening.left + .4, 1), round(top - opening.sill + .1, 1)
    instance(rooms.shop(wide, high, deep, seed % 5, level), plane.at(opening.left - .2, opening.sill, depth - .06), plane.turn)


def doors(mesh, plane, opening, mat, leaves=2, depth=-.25, panel=.07):
    """Panelled leaves that close an opening, their rails standing proud."""
    fill(mesh, plane, opening, mat, depth)
    w = (opening.right - opening.left) / leaves
    h = opening.spring - opening.sill
    for k in range(leaves):
        u = opening.left + w * k
        for j in range(3):
            z = opening.sill + h * j / 3
            plane.box(mesh, u + .08, z + .08, depth, u + w - .08, z + h / 3 - .06, depth + panel * .5, mat)
        plane.box(mesh, u - .02, opening.sill, depth, u + .03, opening.spring, depth + panel, mat)
