"""Tabletop pictures: the model on its plinth, papers and a key, the mason's bench, a flat with its lid off."""
from __future__ import annotations

import random

from kit.camera import camera
from kit.cloths import wood
from kit.furniture import decor
from kit.shapes import Mesh
from kit.soft import finish, placed, soft_box
from stills import bench, card_model, papers, table


def model_on_table(build, scale: float = .005, size=(.95, .72), turn: float = -.5, trees: int = 26, eye=(.55, -1.35, .62), look=(0, .02, .10),
                   lens: float = 50, fstop: float = 2.8, clear=None, dark: bool = True, middle=(0, 0)) -> None:
    """`build()` makes a building at full size round `middle`; it is shown in card at `scale` on a table, softly out of focus behind.
    `clear(x, y)` (model metres) keeps trees off it."""
    table.studio_room(dark)
    table.table()
    card_model.base(*size)
    card_model.in_card(build, scale, (0, 0, .038), turn, middle)
    rng = random.Random(7)
    spots = []
    while len(spots) < trees:
        x, y = rng.uniform(-size[0] / 2 + .05, size[0] / 2 - .05), rng.uniform(-size[1] / 2 + .05, size[1] / 2 - .05)
        if clear is None or clear(x, y):
            spots.append((x, y))
    card_model.grove(spots, 3, .045)
    papers.roll((-.75, .28, 0), .3)
    papers.pencil((.62, -.30, 0), .8)
    table.table_camera(eye, look, lens, fstop)


def plans_and_key() -> None:
    """A floor plan, the schedule of payments, a key."""
    table.studio_room()
    table.table()
    papers.sheet((-.10, .10), (.84, .594), .14, papers.plan, .0008)
    papers.sheet((.26, -.20), (.21, .297), -.18, papers.schedule, .004, .010)
    papers.sheet((.30, -.18), (.21, .297), -.10, None, .0022, .006, (.74, .70, .63))
    papers.key((.02, -.235, .001), .55)
    papers.pencil((-.22, -.16, .003), -.35)
    papers.ruler((-.28, .10, .003), .32)
    papers.samples((-.58, -.28, 0), .12)
    papers.roll((-.10, .52, 0), .10, .7)
    decor.bowl((.60, .20, 0), .085, (.34, .15, .09))
    table.table_camera((.10, -1.02, .66), (-.02, -.02, 0), 42, 5.6)


def masons_bench(near: bool = False) -> None:
    """Bricks from several burns, a test panel, stones, tools; `near` comes closer to the hand's work."""
    bench.yard_light()
    top = Mesh("bench")
    for k in range(5):
        soft_box(top, (3.0, .215, .06), .004, wood("teak", "x"), placed((0, -.44 + k * .22, -.03)), 0, 2)
    finish(top)
    bench.sample_wall((-.55, .42, 0), .74, .62, (.36, .150, .085), "panel red", .10)
    bench.sample_wall((.38, .46, 0), .74, .52, (.60, .54, .45), "panel pale", -.06)
    bench.stack((-.98, -.05, 0), 2, 4, 2, .5, (0, 1, 2, 0))
    bench.stack((.62, .06, 0), 2, 3, 5, -.35, (3, 4, 4, 3))
    loose, rng = Mesh("loose"), random.Random(9)
    for k, (x, y, turn) in enumerate(((-.22, -.10, .3), (.06, -.02, -.5), (-.05, -.30, 1.2), (.36, -.28, .2), (-.52, -.32, -.3))):
        bench.brick(loose, (x, y, 0), turn, (1, 4, 2, 3, 5)[k], rng)
    finish(loose)
    bench.stones((.92, -.22, 0))
    bench.trowel((.20, -.34, 0), 2.6)
    bench.lime_tub((-1.12, -.30, 0))
    if near:
        camera((.42, -1.35, .62), (-.10, .08, .16), 45, level=False, fstop=3.5, focus=(.0, -.1, .05))
    else:
        camera((-.35, -2.15, .95), (-.05, .10, .16), 42, level=False, fstop=5.0, focus=(0, 0, .1))
