"""What people put on balconies: planters, a table with two chairs, a towel. Drawn into a bay's own mesh."""
import random

from mathutils import Vector

from kit.materials import use
from kit.planting import leaf_cloud
from kit.shapes import Mesh


def planter(m: Mesh, r: random.Random, x0: float, x1: float, y: float, z: float, trailing: bool = False, pot: str = "plaster_sand") -> None:
    """A trough along x with loose planting; `trailing` lets it hang over the edge."""
    m.box(x0, y, z, x1, y + .32, z + .42, use(pot))
    for k in range(max(1, int((x1 - x0) / .45))):
        x = x0 + .2 + k * .45
        leaf = use(r.choice(("leaf_tree", "leaf_olive", "leaf_fresh", "leaf_dark")))
        leaf_cloud(m, r, Vector((x, y + .16, z + .6)), Vector((.30, .22, r.uniform(.22, .42))), 60, .13, leaf)
        if trailing:
            leaf_cloud(m, r, Vector((x, y - .05, z + .1)), Vector((.25, .10, .45)), 45, .11, leaf)


def pot(m: Mesh, r: random.Random, x: float, y: float, z: float, tall: float = 1.5) -> None:
    m.lathe([(.16, z), (.22, z + .42), (.19, z + .42), (.0, z + .40)], use("terracotta"), 10, x, y)
    m.tube([(x, y, z + .4), (x + .05, y, z + tall * .6)], .02, use("bark"), 5)
    leaf_cloud(m, r, Vector((x, y, z + tall * .8)), Vector((.32, .32, .42)), 130, .13, use("leaf_olive"))


def seats(m: Mesh, x: float, y: float, z: float) -> None:
    """A small table between two chairs."""
    wood = use("timber")
    m.lathe([(.30, z + .70), (.30, z + .73), (.0, z + .73)], wood, 14, x, y)
    m.tube([(x, y, z), (x, y, z + .7)], .03, use("dark_metal"), 6)
    for s in (-1, 1):
        cx = x + s * .7
        m.box(cx - .22, y - .22, z + .42, cx + .22, y + .22, z + .46, wood)
        m.box(cx + s * .20 - .02, y - .22, z + .46, cx + s * .20 + .02, y + .22, z + .85, wood)
        for dx in (-.2, .2):
            for dy in (-.2, .2):
                m.box(cx + dx - .015, y + dy - .015, z, cx + dx + .015, y + dy + .015, z + .42, use("dark_metal"))
