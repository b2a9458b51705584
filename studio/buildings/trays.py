"""Knowledge Park Learning Lab: three trays of glass shifted over one another on slim columns."""
from __future__ import annotations

from kit import facade, room
from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh, instance

BAY, FLOOR = 3.6, 4.6
TRAYS = ((0.0, 0.0, 46.8, 21.6), (-7.2, -4.5, 43.2, 18.0), (3.6, 2.5, 54.0, 21.7))


def pane(kind: int):
    """Clear glass with a fin of white metal, a blind half down in some."""
    def make():
        m = Mesh("pane")
        m.face([(0, .1, .35), (BAY, .1, .35), (BAY, .1, FLOOR - .5), (0, .1, FLOOR - .5)], use("glass_clear"))
        for x in (0, BAY / 2):
            m.box(x - .025, .02, .35, x + .025, .16, FLOOR - .5, use("white_metal"))
        for k in range(3):
            m.box(k * 1.2 - .02, -.55, .35, k * 1.2 + .02, 0, FLOOR - .5, use("white_metal"))
        if kind % 3 == 0:
            m.face([(.05, .2, 2.2 + .5 * (kind % 2)), (BAY - .05, .2, 2.2 + .5 * (kind % 2)), (BAY - .05, .2, FLOOR - .5), (.05, .2, FLOOR - .5)], use("canvas"))
        return m.done(False)
    return once(("tray_pane", kind), make)


def lab(seed: int):
    """A teaching bay: benches on castors, a steel ceiling grid with drops, a screen."""
    def make():
        m = Mesh("lab")
        w, h, d = 2 * BAY, FLOOR - .6, 7.0
        level = max(.45, room.sky.current.lamps) * 1.5
        mat = lambda color: room.surface(color, level, (w / 2, 3.2, h - .6), 3)  # noqa: E731
        m.face([(0, 0, .02), (w, 0, .02), (w, d, .02), (0, d, .02)], mat((.44, .44, .42)))
        m.face([(0, d, 0), (w, d, 0), (w, d, h), (0, d, h)], mat((.66, .63, .57) if seed % 2 else (.16, .30, .30)))
        m.face([(0, 0, h), (w, 0, h), (w, d, h), (0, d, h)], mat((.55, .55, .53)))
        for k in range(4):
            m.box(k * w / 4 + .4, .3, h - .5, k * w / 4 + .46, d - .2, h - .44, mat((.20, .20, .20)))
        lamp = room.glowing(f"lab_lamp_{level:.2f}", (1, .93, .80), 2.2 * level)
        for k in range(3):
            m.box(.8 + k * 2.2, .6, h - .56, 1.0 + k * 2.2, d - .8, h - .52, lamp)
            x = 1.0 + k * 2.0
            m.box(x, 1.2 + seed % 2, .85, x + 1.4, 4.6, .92, mat((.72, .70, .66)))
            m.box(x + .05, 1.3 + seed % 2, 0, x + .15, 4.5, .85, mat((.24, .24, .24)))
            m.tube([(x + .7, 2.6, h - .5), (x + .7, 2.6, 2.0)], .03, mat((.50, .36, .10)), 5)
        return m.done(False)
    return once(("lab", seed, round(room.sky.current.lamps, 2)), make)


def build() -> None:
    m = Mesh("trays")
    for level, (x0, y0, x1, y1) in enumerate(TRAYS):
        z = 4.4 + level * FLOOR
        cols, rows = round((x1 - x0) / BAY), round((y1 - y0) / BAY)
        x1, y1 = x0 + cols * BAY, y0 + rows * BAY
        for side, (origin, turn, length) in enumerate(facade.sides(x0, y0, x1, y1, z)):
            n = round(length / BAY)
            for c in range(n):
                instance(pane((c * 7 + side + level) % 6), facade.to_world(origin, turn, c * BAY, 0), turn)
                if c % 2 == 0 and c + 1 < n and side % 2 == 0:
                    instance(lab((c + level) % 3), facade.to_world(origin, turn, c * BAY, .3, .32), turn)
        m.box(x0 - .8, y0 - .8, z - .1, x1 + .8, y1 + .8, z + .35, use("plaster_white"))
        m.box(x0 - .8, y0 - .8, z + FLOOR - .5, x1 + .8, y1 + .8, z + FLOOR - .1, use("plaster_white"))
        m.face([(x0 - .8, y0 - .8, z - .11), (x0 - .8, y1 + .8, z - .11), (x1 + .8, y1 + .8, z - .11), (x1 + .8, y0 - .8, z - .11)], use("boards"))
        m.box(x0 + 8, y0 + 8.6, z, x1 - 8, y0 + 9.0, z + FLOOR - .3, use("plaster"))
    top = 4.4 + 3 * FLOOR
    m.box(8, 6, top - .1, 40, 18, top + .25, use("solar"))
    for k in range(7):
        for y in (1.0, 19):
            m.tube([(2 + k * 7.2, y, 0), (2 + k * 7.2, y, 4.4)], .2, use("dark_metal"), 12)
    for x, y in ((-6, -3.5), (4, -3.5)):
        m.tube([(x, y, 0), (x, y, 4.4 + FLOOR)], .2, use("dark_metal"), 12)
    m.box(8, 5, 0, 40, 17, 4.3, use("concrete_board"))
    facade.window(m, 8.5, 0, 39.5, 4.2, 4.8, 12, "dark_metal", "glass_clear")
    m.done()
    for k in range(6):
        instance(room.shop(5.2, 4.2, 5, k % 5, 1.2), (8.5 + k * 5.2, 4.95, .02))
