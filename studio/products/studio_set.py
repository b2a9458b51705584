"""The photographer's table: a sweep of paper that has no horizon, one large soft light, one for the edge."""
import math

import bpy

from kit.camera import camera
from kit.haze import set_haze
from kit.light import area
from kit.materials import plain
from kit.nodes import Graph
from kit.shapes import Mesh
from kit.soft import finish

PAPER = (.86, .825, .77)


def soft_world(color=(1, 1, 1), strength: float = .5) -> None:
    """An even room round the set, without a sun."""
    set_haze(1e6, color, color, 0)
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    g = Graph(world.node_tree)
    g.node("ShaderNodeOutputWorld", {0: g.node("ShaderNodeBackground", {0: color, 1: strength}).outputs[0]})


def sweep(color=PAPER, depth: float = 2.2, width: float = 14, height: float = 6, bend: float = 1.6) -> None:
    """Floor and wall in one curve."""
    mesh = Mesh("paper")
    mat = plain(f"paper_{color[0]:.2f}", color, .85, 0, 0, spec=.15)
    line = [(-8.0, 0.0), (depth, 0.0)]
    line += [(depth + bend * math.sin(a), bend * (1 - math.cos(a))) for a in (math.pi / 2 * k / 16 for k in range(1, 17))]
    line += [(depth + bend, height)]
    mesh.grid([[(-width, y, z), (width, y, z)] for y, z in line][::-1], mat)
    finish(mesh)


def set_light(size: float = 1.0, key: float = 1.0) -> None:
    """`size`: height of the thing in metres; lights keep their angle to it."""
    s = max(size, .5)
    soft_world((1, .99, .97), .50)
    area((-1.9 * s, -1.3 * s, 2.6 * s), (0, 0, size * .4), (1.6 * s, 1.6 * s), 88 * key * s * s, (1, .96, .90))
    area((2.2 * s, 1.0 * s, 1.7 * s), (0, 0, size * .5), (.6 * s, 1.8 * s), 30 * key * s * s, (1, .93, .84))
    area((0, 1.2 * s, 3.4 * s), (0, 3.4 * s, .6 * s), (4 * s, .8 * s), 40 * key * s * s, (1, .98, .95))
    area((0, -2.8 * s, 1.2 * s), (0, 0, size * .4), (2.4 * s, 1.2 * s), 9 * key * s * s, (.93, .97, 1))


def product_camera(size: float, middle: float, turn: float = 0.0, rise: float = .32, lens: float = 85, fill: float = .72) -> None:
    """Looks down a little from in front; `size` fills `fill` of the square frame."""
    distance = size / fill * lens / 36
    away = (math.sin(turn) * distance * math.cos(rise), -math.cos(turn) * distance * math.cos(rise), middle + math.sin(rise) * distance)
    camera(away, (0, 0, middle), lens, level=False)
