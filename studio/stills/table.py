"""A table in the architects' studio: timber, soft light from a window at the left, the room behind out of focus."""
from __future__ import annotations

from kit.camera import camera
from kit.cloths import wood
from kit.light import area
from kit.materials import glowing, plain
from kit.shapes import Mesh
from kit.soft import finish, slab
from products.studio_set import soft_world


def table(width: float = 2.6, depth: float = 1.5, timber: str = "oak") -> None:
    """Its top is at z = 0."""
    mesh = Mesh("table")
    slab(mesh, [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)], -.045, 0, wood(timber, "x"), .006)
    finish(mesh)


def studio_room(dark: bool = False) -> None:
    """Shelves and a window far behind, only for the blur; a large soft window to the left."""
    soft_world((1, .96, .90), .10 if dark else .22)
    mesh = Mesh("studio")
    wall = plain("studio wall", (.15, .165, .155) if dark else (.55, .49, .41), .9, 0, .05, 1)
    mesh.box(-7, 4.2, -1, 7, 4.4, 4, wall)
    mesh.box(-7, -5, -1.0, 7, 4.4, -.75, plain("studio floor", (.24, .17, .11), .5, 0, .1, 1))
    tones = ((.42, .33, .22), (.60, .53, .43), (.05, .10, .10), (.33, .15, .09))
    for k in range(26):
        x = -4.6 + k * .36
        high = .25 + .20 * ((k * 7) % 5) / 4
        for row in range(3):
            mesh.box(x, 3.9, -.1 + row * .62, x + .24, 4.2, -.1 + row * .62 + high, plain(f"blur_{(k + row) % 4}", tones[(k + row) % 4], .8))
    for row in range(4):
        mesh.box(-5, 3.8, -.16 + row * .62, 5, 4.2, -.12 + row * .62, wood("walnut", "x"))
    for x in (-2.4, .4, 2.9):
        mesh.lathe([(.01, 1.95), (.16, 1.9), (.20, 1.78)], glowing("blur lamp", (1, .68, .36), 5), 20, x, 3.2)
    mesh.done()
    area((-3.2, -.4, 2.2), (0, 0, .1), (1.8, 2.2), 130 if dark else 150, (1, .95, .88))
    area((2.6, 1.6, 1.6), (0, 0, .2), (.7, 1.6), 26, (1, .84, .64))


def table_camera(at=(.3, -1.9, .85), target=(0, 0, .1), lens: float = 50, fstop: float = 4.0) -> None:
    camera(at, target, lens, level=False, fstop=fstop, focus=target)
