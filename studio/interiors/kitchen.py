"""A kitchen: an oak wall with a lit stone niche, an island with three stools."""
from interiors.outside import court_left
from interiors.shell import Opening, Room, build, day, stone_floor, wash
from kit.camera import camera
from kit.furniture import decor, seating, storage
from kit.lamps import pendant
from kit.light import WARM, area
from products import swat_vase


def kitchen() -> None:
    room = Room(5.0, 5.6, 2.85, floor=stone_floor("kitchen floor", (.56, .50, .41), (.9, .9)), openings=(Opening("left", 1.4, 4.7, 0, 2.6, 3),))
    build(room)
    day(room, "morning", 292, 28, 1.9, .8)
    court_left(room)
    wash(room, 16)
    storage.kitchen_wall((.1, 5.28, 0), 0, 4.6, "oak", "travertine", 2.55)
    area((.3, 5.22, 1.50), (.3, 5.3, .9), (2.4, .06), 14, WARM)
    storage.island((.15, 3.45, 0), 0, 2.5, 1.0, "walnut")
    for x in (-.65, .12, .89):
        seating.bar_stool((x, 2.86, 0), 3.14 + .12 * x)
    for x in (-.45, .15, .75):
        pendant((x, 3.45, 1.78), 2.85, .13, "globe", 5, 1.7)
    storage.tap((.75, 3.78, .935))
    storage.tap((.9, 5.42, .90))
    decor.bowl((-.35, 3.42, .935), .17)
    decor.fruit((-.35, 3.42, .965), 6, 3, (.62, .40, .06))
    swat_vase.vase((-.85, 5.32, .90))
    swat_vase.olive_branch((-.85, 5.32, 1.20), 9, .30)
    decor.bowl((.25, 5.25, .90), .10, (.34, .15, .09))
    decor.pot_plant((-2.05, 5.05, 0), 1.7, 13)
    decor.curtain((-2.3, 1.3), (-2.3, 1.9), 2.62, seed=7)
    camera((1.2, -2.2, 1.18), (-.02, 4.4, 1.12), 56)
