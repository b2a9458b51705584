"""A plant room one would show to visitors, the void above a ceiling, and an aisle of servers."""
from __future__ import annotations

from interiors.machines import COLD, FIRE, WARM, cabinet, chiller, disc_light, duct, gauge, paint, pipe, pump, tray
from kit.camera import camera
from kit.light import area
from kit.materials import glowing, jointed, plain, use
from kit.shapes import Mesh, instance
from kit.soft import finish
from products.studio_set import soft_world


def _hall(width: float, depth: float, height: float, floor, wall) -> None:
    mesh = Mesh("hall")
    w = width / 2
    mesh.box(-w, -4, -.2, w, depth, 0, floor)
    mesh.box(-w, -4, height, w, depth, height + .3, use("concrete_raw"))
    mesh.box(-w - .3, -4, 0, -w, depth, height, wall)
    mesh.box(w, -4, 0, w + .3, depth, height, wall)
    mesh.box(-w, depth, 0, w, depth + .3, height, wall)
    mesh.done()


def _pipes(height: float) -> None:
    mesh = Mesh("pipes")
    cold, back, fire = paint(COLD), paint(WARM), paint(FIRE)
    for k, (mat, x) in enumerate(((cold, -2.75), (back, -2.20))):
        for y in (3.2, 6.4, 9.6):
            pipe(mesh, [(-3.3, y - .3, 1.15), (-3.3, y - .3, 2.5 + k * .45), (x, y - .3, 2.5 + k * .45), (x, y - .3, 3.35)], .13, mat, False)
        pipe(mesh, [(x, -3.5, 3.45), (x, 13.2, 3.45)], .19, mat)
    for k, mat in enumerate((cold, back)):
        pipe(mesh, [(2.3 + k * .55, -3.5, 3.45), (2.3 + k * .55, 13.2, 3.45)], .19, mat)
        for y in (4.4, 9.4):
            pipe(mesh, [(2.3 + k * .55, y, 3.4), (2.3 + k * .55, y, 1.4)], .13, mat, False)
    pipe(mesh, [(-.9, -3.5, 4.05), (-.9, 13.2, 4.05)], .075, fire)
    for y in range(-2, 13, 3):
        pipe(mesh, [(-.9, y, 4.05), (-.9, y, 3.80)], .022, fire, False)
        mesh.box(-3.1, y, 3.70, 3.2, y + .06, 3.76, use("steel"))
        for x in (-3.05, 3.15):
            mesh.box(x - .02, y, 3.7, x + .02, y + .04, height, use("steel"))
    for y in (3.2, 6.4, 9.6):
        gauge(mesh, (-3.3, y - .46, 1.6))
    duct(mesh, (.75, -3.5, 4.25), (.75, 13.4, 4.25), 1.1, .55)
    finish(mesh, crease=45)


def plant_room(pumps: bool = False) -> None:
    """Chillers to the right, pumps to the left, pipes in three colours overhead; nothing lies about.
    `pumps` looks along their row instead of down the middle."""
    soft_world((1, .95, .88), .08)
    height = 4.7
    _hall(9.2, 14, height, plain("resin floor", (.34, .33, .30), .16, 0, .06, .8, .02, 20, .5), jointed("block wall", (.62, .57, .48), (.4, .2), .8, .008, .05, .5, .86, .3))
    for y in (3.2, 6.4, 9.6):
        pump((-3.3, y, 0))
    for y in (4.4, 9.4):
        chiller((2.55, y, 0), 1.571)
    _pipes(height)
    mesh = Mesh("marks")
    yellow = plain("floor line", (.52, .36, .10), .5, 0, .1, 4)
    for x in (-1.75, 1.05):
        mesh.box(x - .04, -4, .001, x + .04, 13, .004, yellow)
    mesh.box(-.9, 13.96, 0, .5, 14.02, 2.3, paint((.045, .11, .105)))
    mesh.box(-.6, 13.94, 1.35, .2, 13.97, 1.95, glowing("door pane", (1, .80, .55), 1.2))
    for y in (.5, 4.0, 7.5, 11.0):
        disc_light(mesh, -1.5, y, 3.3, 5)
    mesh.done()
    for y in (1.5, 6.0, 10.5):
        area((-.4, y, 3.5), (-.4, y, 0), (1.6, 2.6), 75, (1, .90, .76))
    area((0, -3, 2.4), (0, 8, 1.4), (5, 2), 60, (.92, .96, 1))
    if pumps:
        camera((.75, .4, 1.6), (-3.0, 7.0, 1.55), 27)
    else:
        camera((-.45, -2.6, 1.62), (-.25, 9, 1.72), 27)


def ceiling_void() -> None:
    """From the floor of a bare office, upwards: ducts, trays and pipes, each in its own lane."""
    soft_world((1, .96, .90), .10)
    _hall(11, 16, 4.1, plain("screed", (.42, .40, .37), .6, 0, .08, 1.2), plain("board wall", (.68, .63, .55), .9, 0, .04, 1))
    mesh = Mesh("services")
    duct(mesh, (-2.6, -3, 3.45), (-2.6, 15.5, 3.45), 1.2, .55)
    duct(mesh, (-4.6, 5.2, 3.40), (4.9, 5.2, 3.40), .6, .35)
    duct(mesh, (-4.6, 11.2, 3.40), (4.9, 11.2, 3.40), .6, .35)
    tray(mesh, (.1, -3, 3.35), (.1, 15.5, 3.35), .55, 12, 2)
    tray(mesh, (.1, -3, 3.62), (.1, 15.5, 3.62), .55, 8, 5)
    for k, (x, r, color) in enumerate(((1.3, .10, COLD), (1.72, .10, WARM), (2.15, .075, COLD), (2.5, .045, FIRE))):
        pipe(mesh, [(x, -3, 3.52), (x, 15.5, 3.52)], r, paint(color))
        if k == 3:
            for y in (0, 3, 6, 9, 12):
                pipe(mesh, [(x, y, 3.52), (x + 1.4, y, 3.52), (x + 1.4, y, 3.15)], .022, paint(color), False)
    for y in range(-2, 16, 2):
        mesh.box(-3.4, y, 3.08, 2.9, y + .05, 3.13, use("steel"))
        for x in (-3.38, -1.8, .6, 2.88):
            mesh.box(x - .008, y + .015, 3.1, x + .008, y + .035, 4.1, use("steel"))
    finish(mesh, crease=45)
    lights = Mesh("lights")
    for y in (1.2, 5.8, 10.4):
        for x in (-.85, 3.6):
            lights.box(x - .05, y, 2.95, x + .05, y + 2.6, 3.0, glowing("linear", (1, .90, .74), 6))
    lights.done()
    for y in (2.5, 7, 11.5):
        area((1.2, y, 2.9), (1.2, y, 4), (4.5, .5), 50, (1, .90, .76))
        area((0, y, 2.9), (0, y, 0), (5, 1), 40, (1, .92, .80))
    camera((-.75, -2.6, 1.45), (-.40, 3.6, 3.15), 23, level=False)


def data_aisle() -> None:
    """A cold aisle: two rows of cabinets, light along the floor and overhead."""
    soft_world((.8, .92, 1), .02)
    _hall(4.6, 19, 3.1, jointed("raised floor", (.42, .43, .43), (.6, .6), .22, .004, .04, 0.0, .55, .2, .5), plain("hall wall", (.10, .115, .12), .6, 0, .05, 1))
    racks = [cabinet(k) for k in range(5)]
    for k in range(34):
        y = -3.7 + k * .62
        instance(racks[(k * 3) % 5], (.78, y, 0))
        instance(racks[(k * 2 + 1) % 5], (-.78, y, 0), 3.14159)
    mesh = Mesh("aisle")
    for x in (-.66, .66):
        mesh.box(x - .015, -4, .002, x + .015, 18, .006, glowing("floor strip", (.35, .80, .78), 2.5))
    for y in range(-3, 18, 3):
        mesh.box(-.10, y, 2.86, .10, y + 2.0, 2.89, glowing("aisle lamp", (.88, .95, 1), 5))
    for x in (-1.25, 1.25):
        tray(mesh, (x, -3.9, 2.45), (x, 18.5, 2.45), .45, 9, 3 if x < 0 else 4)
    mesh.box(-.78, 18.2, 0, .78, 18.3, 2.3, use("glass_frosted"))
    mesh.box(-2.2, 18.6, 0, 2.2, 18.7, 3, glowing("end wall", (1, .70, .42), .55))
    mesh.done()
    for y in (-1, 4, 9, 14):
        area((0, y, 2.82), (0, y, 0), (.3, 2.6), 26, (.86, .94, 1))
    camera((.16, -3.2, 1.5), (-.05, 12, 1.42), 30)
