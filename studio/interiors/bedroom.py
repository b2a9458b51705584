"""Bedrooms: one of Indus Residence in the morning, one at dawn with a view of the Gulf."""
from interiors.outside import court_left
from interiors.shell import Opening, Room, build, day, lime_wash, slatted, wash
from kit.camera import camera
from kit.furniture import beds, decor, paintings, seating, storage, tables
from kit.lamps import pendant, table_lamp
from products import kabul_rope_chair, swat_vase


def residence_bedroom() -> None:
    room = Room(4.8, 5.6, 2.85, openings=(Opening("left", 1.9, 5.0, 0, 2.6, 2),), walls={"back": slatted("bed slats", (.30, .175, .09), .08)})
    build(room)
    day(room, "morning", 300, 26, 1.8, .7)
    court_left(room)
    wash(room, 18)
    decor.carpet((.15, 3.0, 0), 3.3, 2.5, (.60, .53, .43), (.46, .38, .28))
    beds.bed((.25, 3.35, 0), 0, 1.8, head="sand")
    for x in (-1.15, 1.65):
        tables.bedside((x, 5.30, 0))
    table_lamp((1.65, 5.32, .52), 1.0, 7, 1.8)
    swat_vase.vase((-1.15, 5.32, .52))
    swat_vase.olive_branch((-1.15, 5.32, .82), 5, .4)
    pendant((-1.55, 5.0, 1.95), 2.85, .12, "globe", 0, 1.4)
    seating.bench((.25, 2.92, 0), 0, 1.3, "clay")
    kabul_rope_chair.rope_chair((-1.45, 2.9, 0), 2.2, near=False)
    decor.curtain((-2.2, 1.75), (-2.2, 2.45), 2.62, seed=3)
    decor.curtain((-2.2, 4.55), (-2.2, 5.15), 2.62, seed=4)
    paintings.dunes((2.38, 3.2, 1.55), .9, 1.2, -1.571, seed=8)
    camera((1.5, -2.0, 1.08), (.05, 4.4, .94), 56)


def dawn_bedroom() -> None:
    room = Room(5.0, 5.4, 2.85, wall=lime_wash("lime rose", (.64, .52, .43)),
                openings=(Opening("right", 1.2, 4.9, 0, 2.6, 3),))
    build(room)
    day(room, "dawn", 58, 12, 3.0, .9, tint=(1, .86, .74))
    court_left(room, mirrored=True, drop=14)
    wash(room, 16)
    decor.carpet((-.3, 3.0, 0), 3.4, 2.3, (.56, .46, .35), (.38, .20, .13))
    beds.bed((-.35, 3.15, 0), 0, 1.7, head="rose", throw_color=(.05, .12, .12), head_wide=.9)
    tables.bedside((-1.75, 5.05, 0), 0, "oak")
    table_lamp((-1.75, 5.05, .52), .95, 8, 1.9, (.34, .15, .09))
    tables.bedside((1.05, 5.05, 0), 0, "oak")
    storage.stack((1.05, 5.03, .52), 3, 6, .3)
    decor.bowl((1.05, 5.05, .60), .07)
    paintings.dunes((-.35, 5.38, 1.72), 1.3, .85, 0, ((.66, .55, .43), (.30, .13, .075), (.62, .44, .20)), 3)
    decor.pot_plant((1.95, 5.0, 0), 1.7, 9)
    decor.curtain((2.3, 1.1), (2.3, 1.9), 2.62, seed=8)
    decor.curtain((2.3, 4.35), (2.3, 5.0), 2.62, seed=9)
    seating.pouf((1.25, 3.35, .0), .28, .36, "clay")
    camera((-1.0, -2.0, 1.05), (-.2, 4.2, .94), 57)
