"""A mountain range that bends round the place: one long crest behind another, cut by gullies, fading in the air."""
import math

from mathutils import Vector, noise

from kit.materials import plain
from kit.shapes import Mesh


def mountains(distance=2200.0, height=560.0, color=(.095, .120, .070), seed=1, layers=3, jagged=1.0, sweep=180):
    """Ridges from `sweep` degrees left of +y to as much right; heights in metres above the plain."""
    for k in range(layers):
        m, rows = Mesh("mountains", smooth=True), []
        far, top = distance * (1 + .55 * k), height * (.62 + .42 * k)
        for j in range(12):
            t, line = j / 11, []
            for i in range(401):
                turn = math.radians(-sweep + 2 * sweep * i / 400)
                arc = turn * far / 1000 + seed * 7.3 + k * 31
                crest = .72 + .26 * noise.noise(Vector((arc * .55, k, 0))) + jagged * (.11 * noise.noise(Vector((arc * 1.9, k,
                        3))) + .05 * noise.noise(Vector((arc * 5.5, k, 7))))
                gully = .17 * jagged * noise.noise(Vector((arc * 4.2, t * 1.6, seed))) * math.sin(math.pi * t)
                away = far + t * 900
                line.append((away * math.sin(turn), away * math.cos(turn), max(0., crest * math.sin(math.pi / 2 * t) ** 1.15 + gully) * top - 4))
            rows.append(line)
        m.grid(rows, plain(f"range_{k}_{color}", color, .95, 0, .4, .010, .7, .04))
        m.done()
