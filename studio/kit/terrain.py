"""Ground with a shape: mounds and hollows on a grid, mown here and left to grow there."""
from __future__ import annotations

from typing import Callable

from mathutils import Vector, noise

from kit.materials import use
from kit.shapes import Mesh, offset

Height = Callable[[float, float], float]


def parkland(area, height: Height, wild: Height, step: float = 1.6) -> None:
    """A sheet over area (x0, y0, x1, y1); `wild` from 0 to 1 says where the grass is left to grow."""
    x0, y0, x1, y1 = area
    across, along = max(2, round((x1 - x0) / step)), max(2, round((y1 - y0) / step))
    rows = [[(x, y, height(x, y)) for k in range(across + 1) for x in [x0 + (x1 - x0) * k / across]]
            for j in range(along + 1) for y in [y0 + (y1 - y0) * j / along]]
    m = Mesh("parkland", smooth=True)
    m.grid(rows, use("parkland"))
    item = m.done()
    tint = item.data.color_attributes.new("wild", "FLOAT_COLOR", "POINT")
    for k, (x, y, _) in enumerate(point for row in rows for point in row):
        grown = wild(x, y)
        tint.data[k].color = (grown, grown, grown, 1)


def waves(x: float, y: float, size: float, seed: float) -> float:
    """Soft noise from -1 to 1 with hills of about `size` metres."""
    return noise.noise(Vector((x / size + seed, y / size, seed)))


def draped(line, height: Height, width: float, above: float = .05) -> list:
    """Rows for a path along a line of (x, y) that follows the ground, with edges down into it; give them to `Mesh.grid`."""
    sides = ((-width / 2, -.2), (-width / 2, above), (0, above), (width / 2, above), (width / 2, -.2))
    return [[(x, y, height(x, y) + z) for x, y in offset(line, aside)] for aside, z in sides]
