"""Indus Residence: on its site today, and finished as its buyers will see it."""
from __future__ import annotations

import math

from buildings import residence, residence_garden as garden
from dubai import around
from kit import ground, light, planting, site, sky
from kit.masonry import Plane
from kit.materials import use
from kit.shapes import Mesh, instance
from views import View


def _suburb(view: View) -> None:
    """From the air the neighbourhood lies on all sides; from the street only behind."""
    if view.at[2] < 20:
        around.suburb()
        return
    around.suburb(clear=lambda x, y: abs(x) < 68 and -56 < y < 84)
    ground.slab(-70, -56, 70, -30, "lawn", .03)
    ground.slab(-70, 60, 70, 84, "paving", .01)
    for y in (-50, -42, -34):
        planting.row(around.shade_trees(46, 1800), (-64, y), (64, y), 9, int(-y), 0, 2.0)


def _street(view: View) -> None:
    _suburb(view)
    ground.slab(-60, -17, 60, 80, "paving", .05)
    ground.road(-24, 9.5)
    around.cars([(-12, -20.6, math.pi / 2), (18, -20.6, math.pi / 2), (31, -20.6, -math.pi / 2), (-40, -27, math.pi / 2)], 3)
    around.people([(5.5, -13.5, 2.5), (6.2, -13.2, 2.6), (-1.0, -9.5, 3.3), (1.2, 6, .2), (-8.2, -15, 1.6)], [(7, -2, 8, 2, 40)], 2)


def finished(view: View) -> None:
    _street(view)
    residence.build()
    garden.court(-19.5, 0, 19.5, 41)
    garden.entrance_path(-14, 44)
    garden.front_garden(-40, -3.2, -14, 0)
    garden.front_garden(3.2, 40, -14, 0, 9)
    if sky.current.lamps > .6:
        light.area((0, 38, 4), (0, 20, 0), (10, 2), 900)
        light.area((20, -1.8, 3), (16, -8, 0), (12, 1), 160)
        light.area((-20, -1.8, 3), (-16, -8, 0), (12, 1), 160)


def with_pool(view: View) -> None:
    """The court with its pool terrace in the place of the lawn."""
    _suburb(view)
    residence.build()
    garden.pool_terrace(-9, 9, 9, 26, .3)
    garden.court(-19.5, -2, -14.5, 41, 3)
    garden.court(14.5, -2, 19.5, 41, 4)
    ground.slab(-60, -17, 60, 5, "paving_large", .02)
    ground.slab(-14, 30, 14, 44, "paving_large", .30)
    around.drift((-14, 30.5, 14, 33), 1.2, 4, .3)
    ground.road(-24, 9.5)
    garden.front_garden(-40, -3.2, -14, 0)
    garden.front_garden(3.2, 40, -14, 0, 9)
    around.people([(-11.5, 12, 1.2, .3), (11.6, 18, 4.4, .3), (12.2, 18.4, 1.2, .3), (3, 29, 0, .3)], seed=3)


def on_site(view: View) -> None:
    """Frame complete, façade closed on the two garden wings, scaffold at the third; crane and hoarding."""
    _street(view)
    residence.wing("indus-residence", "A", 1)
    residence.wing("indus-residence", "C", 21, faces=("right", "back", "left"))
    m = Mesh("frame")
    site.frame(m, -34, 44, 34, 56, 7, 3.4, use("concrete_raw"))
    site.frame(m, 22.2, .5, 26, 44, 7, 3.4, use("concrete_raw"), starter=False)
    site.scaffold(m, Plane(22, 44, -math.pi / 2), 0, 44, 0, 24)
    site.scaffold(m, Plane(-22, 44, 0), 0, 44, 0, 17)
    site.stacks(m, -14, 12, 2)
    site.stacks(m, 4, 22, 5)
    site.hoarding(m, Plane(-44, -13, 0), 37)
    site.hoarding(m, Plane(7, -13, 0), 37)
    m.done()
    ground.slab(-21, -12, 21, 43, "sand", .06)
    instance(site.tower_crane(44, 40, .55 if view.name != "tile" else 2.4), (-9, 34, 0))
    garden.front_garden(-40, -24, -12, 0)


def poolside(view: View) -> None:
    with_pool(view)
    around.people([(-4.5, 27.5, .6, .3)], seed=8)
