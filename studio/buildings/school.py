"""Barsha Lane School: classrooms in pairs round courts, thick walls, north light from above, canvas sails."""
from __future__ import annotations

import math

from kit import facade, room
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance


def classroom(kind: int):
    """A pair of classrooms: thick plaster walls, deep square windows, a roof that lifts to a north clerestory."""
    def make():
        m = Mesh("classroom")
        w, d, h = 18.0, 9.0, 4.6
        wall = use(("plaster_sand", "plaster_clay", "plaster_blush")[kind % 3])
        for k in range(6):
            x = k * 3.0
            part = Mesh("p")
            facade.opening(part, 3.0, h, .55, .7, 2.45, 3.4, .5, wall)
            facade.window(part, .55, .7, 2.45, 3.4, .38, 2, "timber_pale", "glass")
            m.add(part, x, 0)
            m.box(x + .45, -.45, 3.42, x + 2.55, .1, 3.52, use("timber_pale"))
        m.box(0, .5, 0, .5, d - .5, h, wall)
        m.box(w - .5, .5, 0, w, d - .5, h, wall)
        m.box(0, d - .5, 0, w, d, h, wall)
        for k in range(3):
            x0, x1 = k * 6 + .0, k * 6 + 6.0
            m.face([(x0, 0, h), (x1, 0, h), (x1, d, h + 2.2), (x0, d, h + 2.2)], use("solar" if (k + kind) % 3 == 0 else "sheet_sand"))
            m.face([(x0, d, h), (x1, d, h), (x1, d, h + 2.2), (x0, d, h + 2.2)], use("glass"))
        for x in (0.0, w - .3):
            m.prism([(x, 0), (x + .3, 0), (x + .3, d), (x, d)], h, h + .01, wall)
            m.face([(x, 0, h), (x, d, h), (x, d, h + 2.2)], wall)
            m.face([(x + .3, 0, h), (x + .3, d, h), (x + .3, d, h + 2.2)], wall)
        return m.done(False)
    return once(("classroom", kind), make)


def sail(points) -> None:
    """A canvas between four masts of unlike height: (x, y, z) corners in turn."""
    m = Mesh("sail", smooth=True)
    a, b, c, d = points
    rows = []
    for i in range(9):
        u, line = i / 8, []
        for j in range(9):
            v = j / 8
            p = [(1 - u) * ((1 - v) * a[k] + v * b[k]) + u * ((1 - v) * d[k] + v * c[k]) for k in range(3)]
            pull = .12 * math.sin(math.pi * u) * math.sin(math.pi * v)
            edge = .10 * (math.sin(math.pi * u) * (1 - 2 * v) ** 2 + math.sin(math.pi * v) * (1 - 2 * u) ** 2)
            mid = [(a[k] + b[k] + c[k] + d[k]) / 4 for k in range(3)]
            line.append((p[0] + (mid[0] - p[0]) * edge, p[1] + (mid[1] - p[1]) * edge, p[2] - pull * 3))
        rows.append(line)
    m.grid(rows, use("sailcloth"))
    m.done()
    posts = Mesh("masts")
    for x, y, z in points:
        posts.tube([(x, y, 0), (x, y, z + .3)], .07, use("white_metal"), 8)
    posts.done()


def breezeway(x0, y0, x1, y1) -> None:
    """A covered walk: slim posts, timber ceiling."""
    m = Mesh("breezeway")
    m.box(x0, y0, 3.0, x1, y1, 3.2, use("plaster_white"))
    m.face([(x0, y0, 2.99), (x0, y1, 2.99), (x1, y1, 2.99), (x1, y0, 2.99)], use("boards"))
    long_x = x1 - x0 > y1 - y0
    for k in range(int(max(x1 - x0, y1 - y0) / 3) + 1):
        for s in (0, 1):
            x = x0 + .15 + k * 3 if long_x else (x0 + .15 if s == 0 else x1 - .15)
            y = (y0 + .15 if s == 0 else y1 - .15) if long_x else y0 + .15 + k * 3
            if x < x1 and y < y1:
                m.tube([(x, y, 0), (x, y, 3.0)], .06, use("dark_metal"), 6)
    m.done()


def build() -> None:
    """Two rows of courts: rooms north and south of each, walks between, sails above."""
    for j in range(3):
        for i in range(3):
            x, y = i * 24 - 33, j * 26
            instance(classroom(i + j), (x, y, 0))
            instance(room.room(17.6, 3.7, 7.5, "dim", i + j), (x + .2, y + .6, .02))
            if j:
                breezeway(x, y - 3, x + 18, y - .3)
            if j < 2:
                sail([(x + 1, y + 11, 4.2), (x + 9, y + 11, 6.0), (x + 10, y + 20, 4.0), (x + 1, y + 20, 5.6)])
                sail([(x + 9.5, y + 11, 5.8), (x + 17, y + 11, 4.2), (x + 17, y + 20, 5.8), (x + 10.5, y + 20, 4.2)])
    for i in range(2):
        breezeway(-33 + 18 + i * 24 + 1.5, -3, -33 + 18 + i * 24 + 4.5, 60)
    for x0 in (-36.0, -12.0, 12.0):
        sail([(x0 + 2, -14, 4.4), (x0 + 12, -15, 6.2), (x0 + 13, -5.4, 4.0), (x0 + 2, -5.4, 5.4)])
        sail([(x0 + 12.5, -14, 5.6), (x0 + 22, -15, 4.2), (x0 + 22, -5.4, 5.6), (x0 + 13.5, -5.4, 4.2)])
