"""An architect's worktable in daylight: the ground for card models, with what lies about on it."""
from __future__ import annotations

import random

from kit import light, sky
from kit.materials import plain, use
from kit.shapes import Mesh

TOP = .76


def room() -> None:
    """A tall white workshop: window light from the left, shelves with models far behind, a timber table.

    The table's top lies at z = 0 so that models are built on it in plain metres of table."""
    sky.set_hour("overcast", 200, "clear", "studio", sun=0.0)
    m = Mesh("workshop")
    wall = plain("workshop_wall", (.66, .62, .56), .9, 0, .03)
    m.box(-6, 4.6, -TOP, 7, 4.8, 4, wall)
    m.box(-6, -5, -TOP - .05, 7, 4.8, -TOP, plain("workshop_floor", (.34, .27, .20), .5, 0, .1))
    m.box(-1.7, -.95, -.05, 1.7, .95, -.001, use("table_oak"))
    for x in (-1.5, 1.5):
        for y in (-.8, .8):
            m.box(x - .04, y - .04, -TOP, x + .04, y + .04, -.05, use("table_oak"))
    r = random.Random(4)
    for shelf in (0, .55, 1.1, 1.65):
        m.box(-4.5, 4.2, shelf - .2, 5.5, 4.6, shelf - .17, use("timber_pale"))
        for k in range(22):
            x = -4.3 + k * .44
            if r.random() < .75:
                w, h = r.uniform(.05, .34), r.uniform(.12, .42)
                tone = r.choice(("card", "card", "timber_pale", "plaster_clay", "plaster_sand", "basalt", "leaf_olive"))
                m.box(x, 4.24, shelf - .17, x + w, 4.5, shelf - .17 + h, use(tone))
    m.done()
    light.area((-4.5, -1.5, 2.6), (0, 0, 0), (3.4, 2.6), 150, (1, .91, .80))
    light.area((3.5, 2.6, 2.8), (0, 0, 0), (1.6, 1.6), 34, (1, .78, .52))


def clutter(seed: int = 1) -> None:
    """Rolled drawings, a pencil, a steel rule, material chips, a cup."""
    r, m = random.Random(seed), Mesh("clutter")
    paper = plain("tracing", (.74, .71, .64), .8, 0, .02)
    m.face([(-1.62, -.86, .001), (-1.0, -.90, .001), (-.96, -.46, .001), (-1.58, -.42, .001)], paper)
    for k in range(3):
        m.tube([(-1.5 + k * .05, .55 + k * .09, .035), (-.7 + k * .05, .82 + k * .03, .035)], .032, paper, 14)
    m.tube([(-1.35, -.62, .006), (-1.2, -.56, .006)], .0045, use("brass"), 6)
    m.box(-1.52, -.80, .002, -1.12, -.77, .004, use("steel"))
    for k, name in enumerate(("brick", "travertine", "timber", "bronze", "plaster_clay")):
        x = 1.12 + (k % 3) * .14
        m.box(x, -.82 + (k // 3) * .14, 0, x + .11, -.71 + (k // 3) * .14, .012, use(name))
    m.lathe([(.032, 0), (.042, .085), (.038, .085), (.030, .01)], use("white"), 20, 1.45, .55)
    m.done()
