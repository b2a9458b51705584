"""A dining room with a deep teal wall and three lamps over a long table."""
from interiors.outside import court_left
from interiors.shell import Opening, Room, build, day, lime_wash, wash
from kit.camera import camera
from kit.furniture import decor, paintings, tables
from kit.lamps import pendant
from products import chenab_dining_chair, swat_vase


def dining_room() -> None:
    room = Room(5.2, 5.6, 2.95, walls={"back": lime_wash("lime teal", (.050, .105, .100))}, openings=(Opening("left", 1.5, 5.0, 0, 2.65, 3),))
    build(room)
    day(room, "afternoon", 288, 24, 2.0, .8)
    court_left(room)
    wash(room, 16)
    tables.dining_table((.15, 3.55, 0), 1.571, 2.3, 1.0)
    for y in (2.85, 3.55, 4.25):
        chenab_dining_chair.dining_chair((-.62, y, 0), 1.571)
        chenab_dining_chair.dining_chair((.92, y, 0), -1.571)
    chenab_dining_chair.dining_chair((.15, 2.05, 0), 2.9)
    for y in (2.8, 3.55, 4.3):
        pendant((.15, y, 1.72), 2.95, .17, "dome", 7, 2.0, "brass")
    decor.bowl((.10, 3.25, .745), .19)
    decor.fruit((.10, 3.25, .775), 6, 2)
    swat_vase.vase((.22, 3.95, .745))
    swat_vase.olive_branch((.22, 3.95, 1.045), 6, .42)
    tables.sideboard((.25, 5.33, 0), 0, 2.2)
    paintings.dunes((.25, 5.58, 1.62), 1.5, 1.0, 0, ((.68, .60, .47), (.36, .15, .08), (.66, .46, .20)), 4)
    decor.bowl((-.45, 5.3, .70), .13, (.34, .15, .09))
    decor.curtain((-2.42, 1.35), (-2.42, 2.1), 2.67, seed=5)
    decor.curtain((-2.42, 4.5), (-2.42, 5.15), 2.67, seed=6)
    decor.pot_plant((2.15, 5.0, 0), 1.9, 12)
    camera((1.25, -2.1, 1.15), (.02, 4.2, 1.12), 56)
