"""Two quiet neighbourhoods: the school of courts in Al Barsha, and Courtyard Nine in Jumeirah Village."""
import math

from buildings import courtyards, school
from dubai import around
from kit import ground, light, planting, sky
from kit.materials import close, define, fresh, use
from kit.shapes import Mesh, instance
from views import View



def _sailcloth(name: str):
    """Canvas that the sun shines through."""
    made, g = fresh(name)
    front = g.node("ShaderNodeBsdfDiffuse", {0: (.74, .66, .54)}).outputs[0]
    close(g, g.shaders(.45, front, g.node("ShaderNodeBsdfTranslucent", {0: (.72, .60, .45)}).outputs[0]))
    return made


define("sailcloth", _sailcloth)


def _suburb(view: View, far: float, left: float, right: float) -> None:
    aerial = view.at[2] > 20
    around.suburb(7, far, (lambda x, y: left < x < right and -40 < y < far) if aerial else None)


def school_scene(view: View) -> None:
    _suburb(view, 84, -60, 60)
    ground.slab(-52, -26, 52, 78, "paving", .02)
    for x0 in (-33, -9, 15):
        around.drift((x0 + .5, -2.2, x0 + 17.5, -.7), 1.8, x0 % 5, .05)
        ground.slab(x0 - .5, -16, x0 + 18.5, -6.5, "lawn", .07)
    for j in range(2):
        for i in range(3):
            ground.slab(i * 24 - 33, j * 26 + 12, i * 24 - 15, j * 26 + 19.5, "lawn", .06)
    school.build()
    for k, (x, y) in enumerate(((-30, 15), (-5, 16), (13, 14), (20, 17), (-20, 42), (4, 41), (28, 40), (-26, -9), (0, -9.5), (22, -9), (44, 10), (-46, 16))):
        instance(planting.tree(90 + k % 3, 6 + k % 3, 2.9, ("leaf_tree", "leaf_fresh", "leaf_olive")[k % 3], 4200, .36), (x, y, 0), k)
    around.drift((-50, -24.5, -6, -22), 1.0, 3)
    around.drift((6, -24.5, 50, -22), 1.0, 5)
    ground.wall((-52, -25.5), (-5, -25.5), .7, .4, "plaster_sand")
    ground.wall((5, -25.5), (52, -25.5), .7, .4, "plaster_sand")
    planting.row(around.palms(3, 7), (-48, -21), (48, -21), 12, 8)
    m = Mesh("benches")
    for x, y in ((-24, -8), (-6, -7), (16, -8), (-2, 11), (-26, 11), (22, 11)):
        m.box(x, y, .40, x + 2.4, y + .5, .46, use("timber_pale"))
        m.box(x + .1, y + .05, 0, x + .3, y + .45, .4, use("concrete"))
        m.box(x + 2.1, y + .05, 0, x + 2.3, y + .45, .4, use("concrete"))
    m.done()
    around.people([(-8, -12, 1.0), (-7.3, -12.3, 2.0), (4, -10, 4)], [(14, -30, -14, 30, -6), (10, -30, 12, 30, 19)], 3)
    ground.road(-34, 8)


def courts_scene(view: View) -> None:
    _suburb(view, 78, -32, 78)
    courtyards.build()
    ground.slab(-40, -23, 84, 70, "paving", .0)
    around.drift((-16, -20.6, -3, -18.5), 1.1, 2)
    around.drift((3, -20.6, 19, -18.5), 1.1, 4, flowers="flower_pink")
    around.drift((25, -20.6, 41, -18.5), 1.1, 6)
    around.drift((47, -20.6, 60, -18.5), 1.1, 7)
    planting.row(around.shade_trees(50), (-18, -21.8), (62, -21.8), 11, 5, 0, .4)
    ground.road(-30, 8)
    around.cars([(-4, -27.4, math.pi / 2), (30, -27.4, math.pi / 2), (50, -32.5, -math.pi / 2)], 6)
    around.people([(.6, -20, .4), (22.5, -20.5, 3.0), (-1.9, 2.4, .6), (-2.8, 1.6, 4.2)], [(6, -14, -25, 60, -23)], 7)
    if sky.current.lamps > .3:
        for i in range(3):
            light.area((i * 22.5, -12, 2.8), (i * 22.5, -14, 0), (1.5, 1.5), 60)
            light.area((i * 22.5 + 4.6, 1, 2.9), (i * 22.5, 0, 0), (.6, 5), 260)
