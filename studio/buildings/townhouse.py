"""Furjan Gardens: townhouses with a pergola court in front, a garden behind and a wind tower on the roof."""
from __future__ import annotations

import random

from mathutils import Vector

from kit import facade, room
from kit.balcony import pot
from kit.materials import use
from kit.planting import leaf_cloud, once
from kit.shapes import Mesh, instance

WIDE, DEEP, FLOOR = 8.0, 12.0, 3.3


def house(kind: int):
    """One house, x 0..8, front at y = 0; its court lies before it to y = -7, its garden behind to y = 20."""
    def make():
        r, m = random.Random(kind), Mesh("townhouse")
        wall = use(("plaster_white", "plaster", "plaster_sand")[kind % 3])
        front = Mesh("front")
        facade.opening(front, WIDE, FLOOR, .9, 0, 4.6, 2.6, .35, wall)
        facade.window(front, .9, 0, 4.6, 2.6, .22, 3, "bronze", "glass")
        m.add(front)
        upper = Mesh("upper")
        if kind % 2:
            facade.arched(upper, WIDE, FLOOR, 4.0, 1.0, .35, wall)
            facade.window(upper, 2.0, .05, 6.0, 2.9, .8, 3, "bronze", "glass")
            facade.railing(upper, [(2.1, .12), (5.9, .12)], .05, "bars", 1.0, "bronze")
        else:
            facade.opening(upper, WIDE, FLOOR, .8, .3, 4.8, 2.7, .35, wall)
            facade.window(upper, .8, .3, 4.8, 2.7, .22, 3, "bronze", "glass")
            for k in range(30):
                upper.box(5.1 + k * .085, -.12, .2, 5.14 + k * .085, -.02, 2.8, use("timber"))
        m.add(upper, 0, 0, FLOOR)
        m.box(5.4, -.02, 0, 6.7, .2, 2.5, use("timber_dark"))
        m.box(-.1, 0, 0, .1, DEEP, 2 * FLOOR + 1, wall)
        m.box(WIDE - .1, 0, 0, WIDE + .1, DEEP, 2 * FLOOR + 1, wall)
        m.box(0, DEEP - .3, 0, WIDE, DEEP, 2 * FLOOR, wall)
        for x0, z0, x1, z1 in ((1, .1, 5, 2.6), (1.2, 4.0, 3.4, 6.0), (4.6, 4.0, 6.8, 6.0)):
            m.box(x0, DEEP - .02, z0, x1, DEEP + .04, z1, use("glass_shut"))
        m.box(0, 0, 2 * FLOOR, WIDE, DEEP, 2 * FLOOR + .15, use("gravel"))
        m.ribbon([(0, 0), (WIDE, 0), (WIDE, DEEP), (0, DEEP)], 2 * FLOOR, 2 * FLOOR + .95, .25, wall, closed=True)
        # The wind tower: tall slots on four sides, a timber brace.
        x, y, z = 5.4, 6.5, 2 * FLOOR
        m.box(x - 1.1, y - 1.1, z, x + 1.1, y + 1.1, z + 3.0, wall)
        for k in range(4):
            m.box(x - .95 + k * .52, y - 1.14, z + 1.0, x - .62 + k * .52, y + 1.14, z + 2.6, use("timber_dark"))
            m.box(x - 1.14, y - .95 + k * .52, z + 1.0, x + 1.14, y - .62 + k * .52, z + 2.6, use("timber_dark"))
        m.box(x - 1.25, y - 1.25, z + 3.0, x + 1.25, y + 1.25, z + 3.2, wall)
        # Pergola over the car, walls of the court, a bed with a young tree's company.
        for k in range(12):
            m.box(.3, -6.4 + k * .5, 2.7, 5.2, -6.3 + k * .5, 2.86, use("timber"))
        for px in (.3, 5.0):
            for py in (-6.4, -.8):
                m.box(px, py, 0, px + .16, py + .16, 2.7, use("timber"))
            m.box(px, -6.5, 2.55, px + .16, -.2, 2.72, use("timber"))
        m.box(0, -7, -.05, WIDE, 0, .05, use("paving"))
        m.box(5.6, -6.9, 0, 7.8, -1.4, .35, wall)
        m.box(-.1, -7, 0, .1, 0, 1.5, wall)
        for k in range(7):
            leaf_cloud(m, r, Vector((6.0 + r.random() * 1.4, -6.4 + k * .75, .55)), Vector((.5, .45, .4)), 90, .15, use(r.choice(("leaf_fresh", "leaf_olive", "leaf_tree", "leaf_grey"))))
        for k in range(6):
            leaf_cloud(m, r, Vector((.8 + k * .8, -3.5 + r.uniform(-2, 2), 2.9)), Vector((.6, .9, .18)), 70, .15, use("flower_pink" if kind % 3 == 0 else "leaf_tree"))
        pot(m, r, 7.2, -.7, .05)
        m.box(0, DEEP, -.05, WIDE, DEEP + 8, .04, use("lawn"))
        m.box(-.08, DEEP, 0, .08, DEEP + 8, 1.7, wall)
        m.box(1.2, DEEP, .02, 6, DEEP + 2.2, .08, use("deck"))
        m.box(0, DEEP + 7.85, 0, 3.2, DEEP + 8, 1.7, wall)
        m.box(4.4, DEEP + 7.85, 0, WIDE, DEEP + 8, 1.7, wall)
        return m.done(False)
    return once(("townhouse", kind), make)


def row(x: float, y: float, count: int = 6, seed: int = 0, turn: float = 0.0) -> None:
    """A short row; rooms behind the front's glass."""
    r = random.Random(seed)
    for k in range(count):
        at = facade.to_world((x, y, 0), turn, k * WIDE, (k + seed) % 2 * -.6)
        instance(house((k + seed) % 6), at, turn)
        for f in range(2):
            instance(room.pick(r, WIDE - .3, FLOOR - .2, 5, None, 6), facade.to_world(at, turn, .15, .9, f * FLOOR + .02), turn)
