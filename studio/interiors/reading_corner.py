"""A full bookshelf, the cane armchair, a lamp, late light."""
from interiors.outside import court_left
from interiors.shell import Opening, Room, build, day, lime_wash, wash
from kit.camera import camera
from kit.furniture import decor, seating, storage
from kit.lamps import floor_lamp
from products import jhelum_side_table, sutlej_armchair


def reading_corner() -> None:
    room = Room(4.4, 4.6, 2.9, wall=lime_wash("lime olive", (.50, .47, .37)), openings=(Opening("left", 1.4, 4.1, .45, 2.5, 2),))
    build(room)
    day(room, "golden", 290, 19, 2.6, .8, tint=(1, .9, .76))
    court_left(room)
    wash(room, 14)
    storage.bookshelf((.45, 4.43, 0), 0, 3.1, 2.72, 4, "oak", 5, 7, .92)
    decor.carpet((-.15, 2.95, 0), 2.5, 1.9, (.42, .20, .12), (.56, .44, .30))
    sutlej_armchair.armchair((-.35, 3.05, .018), .42)
    seating.pouf((.42, 2.35, .018), .27, .34, "teal")
    jhelum_side_table.side_table((.35, 3.35, 0))
    storage.stack((.35, 3.33, .52), 2, 8, .4)
    decor.bowl((.41, 3.42, .575), .055)
    floor_lamp((-1.1, 3.75, 0), 1.62, 14, 2.0)
    decor.drape((-2.1, 1.3), (-2.1, 1.75), 2.75, (.52, .42, .30))
    decor.drape((-2.1, 3.95), (-2.1, 4.2), 2.75, (.52, .42, .30), seed=4)
    camera((1.0, -1.9, 1.05), (-.02, 3.6, 1.08), 60)
