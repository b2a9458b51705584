"""Swat Vase: 16 by 38 cm, ivory slip over stoneware, a bare clay foot, one olive branch."""
import math
import random

from mathutils import Vector

from kit.cloths import clay
from kit.materials import plain
from kit.shapes import Mesh
from kit.soft import bar, finish, spline, turned

SLIPPED = [(.052, .058), (.062, .10), (.074, .165), (.080, .225), (.076, .268), (.060, .300), (.041, .322), (.033, .338), (.033, .358),
           (.038, .374), (.0405, .380), (.0385, .381), (.034, .373), (.029, .355), (.028, .32), (.05, .27), (.06, .15), (.0, .06)]
FOOT = [(.0, .0), (.044, .0), (.0475, .003), (.048, .012), (.0505, .040), (.0527, .060)]


def vase(at=(0, 0, 0), link: bool = True):
    mesh = Mesh("swat vase")
    turned(mesh, FOOT, clay("stoneware", (.30, .155, .085), .85, .3, .05), sides=96)
    turned(mesh, SLIPPED, clay("slip", (.80, .735, .62), .62, .10, .06), sides=96)
    return finish(mesh, link, at, crease=60)


def olive_branch(at, seed: int = 3, length: float = .62, lean: float = .35, link: bool = True):
    """A thin branch with narrow leaves in pairs."""
    rng = random.Random(seed)
    mesh = Mesh("branch")
    bark = plain("olive bark", (.16, .115, .075), .8, 0, .2, 30)
    leaf = plain("olive leaf", (.115, .140, .070), .5, 0, .25, 18)
    under = plain("olive leaf pale", (.24, .26, .17), .6, 0, .2, 18)
    stems = [(lean, length, 0.0), (-lean * .9, length * .74, 2.2), (lean * .25, length * .86, 4.3)]
    for bend, reach, turn in stems:
        c, s = math.cos(turn), math.sin(turn)
        knots = [(0, 0, 0), (bend * .04, 0, reach * .28), (bend * .16, .02, reach * .55), (bend * .42, .03, reach * .80), (bend * .72, .02, reach)]
        path = [Vector((x * c - y * s, x * s + y * c, z)) + Vector(at) for x, y, z in spline(knots, 7)]
        bar(mesh, [tuple(p) for p in path], [.0036 * (1 - .75 * k / len(path)) for k in range(len(path))], bark, 7)
        for k in range(9, len(path) - 1):
            along = (path[k + 1] - path[k]).normalized()
            for side in (0, 1):
                if rng.random() < .18:
                    continue
                angle = k * 1.9 + side * math.pi + rng.uniform(-.4, .4)
                out = Vector((math.cos(angle), math.sin(angle), .25)).normalized()
                _leaf(mesh, path[k], (along * .55 + out).normalized(), rng.uniform(.045, .068), leaf if rng.random() < .7 else under, rng)
    return finish(mesh, link, crease=60)


def _leaf(mesh: Mesh, root: Vector, way: Vector, length: float, mat, rng: random.Random) -> None:
    side = way.cross(Vector((rng.uniform(-.3, .3), rng.uniform(-.3, .3), 1))).normalized()
    up = side.cross(way)
    rows = []
    for t in (0, .12, .3, .55, .8, 1.0):
        width = length * .13 * math.sin(math.pi * min(1, t * .92 + .06)) ** .8
        middle = root + way * length * t - Vector((0, 0, 1)) * length * .22 * t * t
        rows.append([tuple(middle - side * width + up * width * .35), tuple(middle), tuple(middle + side * width + up * width * .35)])
    mesh.grid(rows, mat)
