"""What is still on the table: the marina at Mina Rashid, and the plan of the second court."""
from buildings import card_models, residence, residence_garden as garden
from dubai import around
from kit import ground, light, sky, worktable
from kit.shapes import Mesh
from kit.materials import use
from views import View


def marina(view: View) -> None:
    """One layout by itself, or all three side by side."""
    worktable.room()
    if view.name == "three":
        for k in range(3):
            card_models.marina(-1.06 + k * 1.06, .12, k, .90)
    else:
        card_models.marina(0, 0, 0, 1.25)
    worktable.clutter(2)


def second_court(view: View) -> None:
    """Phase 2 as it is to be: white, stepped back at the top, balconies full of planting."""
    if view.name == "model":
        worktable.room()
        card_models.court(.18, -.1)
        worktable.clutter(5)
        return
    around.suburb(6)
    ground.slab(-64, -17, 64, 90, "paving", .02)
    residence.build("indus-residence-phase-2")
    garden.court(-29.5, 2, 29.5, 45, 6, 2)
    garden.entrance_path(-14, 48, 4)
    garden.front_garden(-46, -2.6, -14, 0, 12)
    garden.front_garden(2.6, 46, -14, 0, 19)
    _gate()
    ground.road(-24, 9)
    around.cars([(-30, -20.8, 1.57), (24, -20.8, 1.57)], 2)
    around.people([(1, -6, 3.2), (-.4, 4, .1)], [(6, -2, 10, 2, 40)], 4)
    if sky.current.lamps > .6:
        light.area((0, 44, 4), (0, 20, 0), (10, 2), 900)


def _gate() -> None:
    """The low wall between the two gardens, with its one gate."""
    m = Mesh("garden_wall")
    for x0, x1 in ((-32, -1.4), (1.4, 32)):
        m.box(x0, 1.6, 0, x1, 2.0, 1.3, use("brick_pale"))
        m.box(x0, 1.55, 1.3, x1, 2.05, 1.38, use("travertine"))
    for x in (-1.6, 1.2):
        m.box(x, 1.4, 0, x + .4, 2.2, 2.7, use("brick_pale"))
    m.box(-1.7, 1.35, 2.7, 1.7, 2.25, 2.95, use("travertine"))
    for k in range(9):
        m.box(-1.15 + k * .11, 1.85, .1, -1.11 + k * .11, 1.9, 2.3, use("bronze"))
    m.done()
