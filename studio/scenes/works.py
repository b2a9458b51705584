"""Places made for one service each: a frame against the sun, a cradle on a glass wall, a mock-up in the sand, a tower that turns."""
from __future__ import annotations

import math
import random

from buildings import bay_tower, residence
from dubai import around
from kit import context, facade, ground, planting, room, site
from kit.masonry import Plane
from kit.materials import plain, use
from kit.people import Crowd, figure
from kit.planting import once
from kit.shapes import Mesh, circle, instance, moved, rounded, turned
from views import View

FLOOR, BAY = 3.6, 3.5


def frame_and_crane(view: View) -> None:
    """Nine bare floors and two cranes; people on the ground give the size."""
    ground.plane("sand", -.1)
    context.skyline((-1400, 500, 1400, 1500), 80, (20, 170), 4, cluster=.4)
    mesh = Mesh("frame")
    site.frame(mesh, -18, 0, 20, 22, 8, 3.7, use("concrete_raw"))
    site.frame(mesh, 22, 4, 40, 22, 4, 3.7, use("concrete_raw"))
    site.scaffold(mesh, Plane(-18, 0, 0), 0, 14, 0, 20)
    mesh.done()
    instance(site.tower_crane(40, 36, 2.8), (6, 28, 0))
    instance(site.tower_crane(28, 30, .35), (52, 40, 0))
    yard = Mesh("yard")
    for k in range(3):
        site.stacks(yard, -34 + k * 9, -12, k)
    yard.done()
    ground.stones((-40, -26, 40, -6), 40, 3, (.1, .4), "grey_stone")
    people = Crowd(5)
    people.scatter(9, -22, -14, 30, -3)


def cradle(view: View) -> None:
    """A cradle with two people, let down the glass of a tower."""
    ground.plane("paving", 0)
    context.skyline((-900, 120, 900, 1100), 90, (30, 180), 6, cluster=.5)
    _, _, top = bay_tower.build()
    mesh = Mesh("cradle")
    x, y, z = 20.0, -1.1, 58.0
    metal, brass = use("white_metal"), use("brass")
    mesh.box(x - 2.0, y - .40, z - .08, x + 2.0, y + .40, z, use("steel"))
    for level in (.55, 1.08):
        for side in (-.40, .38):
            mesh.box(x - 2.0, y + side, z + level, x + 2.0, y + side + .04, z + level + .05, metal)
    for k in range(9):
        for side in (-.40, .38):
            mesh.box(x - 2.0 + k * .495, y + side, z, x - 1.96 + k * .495, y + side + .04, z + 1.1, metal)
    mesh.box(x - 2.0, y - .42, z + .06, x + 2.0, y - .40, z + .42, plain("cradle panel", (.05, .12, .115), .5))
    for side in (-1.9, 1.9):
        mesh.box(x + side - .18, y - .3, z + .1, x + side + .18, y + .3, z + .6, brass)
        for dy in (-.15, .15):
            mesh.tube([(x + side, y + dy, z + .5), (x + side, y + dy * 3, top + 3)], .02, use("dark_metal"), 6)
    mesh.done()
    for dx, turn, top_color in ((-.7, 2.7, "ivory"), (.75, 3.5, "sand")):
        instance(figure("stand", "shirt", top_color, "ink", 3 if dx < 0 else 4), (x + dx, y, z), turn)["needed"] = True


def mock_up(view: View) -> None:
    """Six bays of a façade at full size on a steel frame, alone in the desert with a water tank and a car's tracks."""
    ground.dunes((-700, -30, 700, 1200), 5, 4, flat=lambda x, y: max(0.0, min(1.0, (math.hypot(x, y) - 22) / 60)))
    context.skyline((-1500, 1300, 1500, 2400), 90, (30, 220), 8, cluster=.6)
    for column in range(3):
        for floor in range(2):
            kind = column + floor * 3
            at = (-6 + column * residence.BAY, 0, .6 + floor * residence.FLOOR)
            instance(residence.balcony_bay(kind, "brick_pale", "travertine", "bars", "timber"), at)
            instance(room.pick(random.Random(kind), residence.BAY - .4, 2.8, 3.0), (at[0] + .2, at[1] + .4, at[2] + .1))
    mesh = Mesh("mock-up")
    high = .6 + 2 * residence.FLOOR
    mesh.box(-6.4, -2.6, 0, 6.4, 4.2, .34, use("concrete_raw"))
    mesh.box(-6.1, -.1, high - .05, 6.1, .5, high + .5, use("brick_pale"))
    for x in (-6.1, -2.0, 2.0, 6.1):
        mesh.box(x - .1, .5, .3, x + .1, .7, high + .5, use("steel"))
        mesh.tube([(x, .7, high * .8), (x, 4.6, .2)], .07, use("steel"), 8)
        mesh.box(x - .1, 3.8, .3, x + .1, 4.0, high, use("steel"))
    mesh.done()
    people = Crowd(8)
    people.place(-3.4, -7.4, 0, 3.3, "stand", 0)["needed"] = True
    people.place(-2.6, -7.1, 0, 2.8, "stand", 2)["needed"] = True
    planting.scatter([planting.grass_clump(k, .5) for k in range(3)], (-40, -26, 40, -9), 26, 4)


def _turned_bay(width: float, kind: int):
    def make():
        mesh = Mesh("turned_bay")
        facade.window(mesh, .05, .08, width - .05, FLOOR - .34, .0, 2, "bronze", "glass")
        if kind % 4 == 0:
            mesh.box(-.05, -.9, 0, .07, .05, FLOOR - .3, use("travertine"))
        return mesh.done(False)
    return once(("turned_bay", round(width, 2), kind), make)


def turning_tower(view: View) -> None:
    """Thirty-four floors, each turned two degrees over the last, on the bank of the creek."""
    around.quay(-22, -1.3, "creek", walk=12)
    around.city((-620, 150, 640, 800), 80, (30, 150), 7, .4)
    rng, slabs, floors = random.Random(3), Mesh("slabs"), 34
    for f in range(floors + 1):
        turn, z, size = math.radians(2.2 * f), 5 + f * FLOOR, 27 - 5 * f / floors
        ring = turned(rounded(size + 3.4, size + 3.4, 6, 8), turn)
        slabs.prism(moved(ring, 0, 14), z - .34, z, use("travertine"))
        if f < floors:
            slabs.prism(moved(turned(rounded(size + 3.1, size + 3.1, 5.9, 8), turn), 0, 14), z, z + 1.08, use("glass_rail"), cap=False)
            _ring_of_rooms(rng, size, turn, z)
    slabs.prism(moved(circle(7, 40), 0, 14), 5 + floors * FLOOR, 11 + floors * FLOOR, use("bronze"))
    slabs.prism(moved(circle(12, 40), 0, 14), 0, 4.7, use("glass_dark"), cap=False)
    for k in range(16):
        a = k * math.tau / 16
        slabs.prism(circle(.45, 12, math.cos(a) * 13, 14 + math.sin(a) * 13), 0, 4.7, use("travertine"))
    slabs.done()
    planting.row(around.palms(3, 8), (-90, -15), (90, -15), 9, 3, .05, .1)
    around.drift((-60, -20, 60, -18), .9, 3, .06)
    around.people(areas=[(14, -34, -17, 40, -8, .06)], seed=4)
    around.lamps((-80, -20.5), (80, -20.5), 18, math.pi, 4.6)


def _ring_of_rooms(rng: random.Random, size: float, turn: float, z: float) -> None:
    """Glass and rooms along the four sides of one floor."""
    bays = 6
    width = (size - 6) / bays
    for side in range(4):
        angle = turn + side * math.pi / 2
        c, s = math.cos(angle), math.sin(angle)
        for k in range(bays):
            x, y = -(size - 6) / 2 + k * width, -size / 2
            at = (x * c - y * s, 14 + x * s + y * c, z)
            instance(_turned_bay(BAY, rng.randrange(8)), at, angle, (width / BAY, 1, 1))
            instance(room.pick(rng, BAY, FLOOR - .4, 4.5, None, 5), (at[0], at[1], z + .02), angle, (width / BAY, 1, 1))
