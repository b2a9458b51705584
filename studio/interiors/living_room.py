"""Living rooms: a wide one with the shop's furniture, one of Indus Residence, a corner of it."""
from interiors.outside import court_left
from interiors.shell import Opening, Room, build, day, gulf_view, lime_wash, slatted, stone_floor, wash
from kit.camera import camera
from kit.furniture import decor, paintings, seating, storage, tables
from kit.lamps import floor_lamp, pendant
from products import jhelum_side_table, kabul_rope_chair, ravi_lounge_chair, sutlej_armchair, swat_vase


def furniture_room() -> None:
    """The shop's own pieces before a window on the Gulf, late in the afternoon."""
    room = Room(8.4, 6.4, 3.1, openings=(Opening("back", -3.4, 3.6, 0, 2.75, 4), Opening("right", 1.6, 4.6, 0, 2.75, 2)))
    build(room)
    day(room, "morning", 66, 26, 2.4, .36)
    gulf_view(room)
    wash(room, 36)
    decor.carpet((-.1, 3.35, 0), 3.9, 2.7)
    seating.sofa((-2.35, 3.3, 0), 1.571, 2.5, "ivory", pillows=("teal", "clay", "sand"))
    tables.coffee_table((-.35, 3.25, .018), .50)
    tables.coffee_table((.22, 2.72, .018), .30, .42)
    sutlej_armchair.armchair((1.35, 4.35, .018), -.75)
    ravi_lounge_chair.lounge_chair((1.75, 2.55, .018), -1.75)
    jhelum_side_table.side_table((2.25, 3.5, 0))
    swat_vase.vase((2.25, 3.5, .52))
    swat_vase.olive_branch((2.25, 3.5, .82), length=.5)
    storage.stack((-.45, 3.30, .36), 3, 4, .3)
    decor.bowl((.20, 2.70, .44), .12)
    decor.bowl((-.18, 3.05, .36), .09, (.34, .15, .09))
    floor_lamp((-2.9, 4.95, 0), 1.6, 18, 1.6)
    decor.pot_plant((3.35, 5.6, 0), 2.3, 4)
    decor.curtain((-3.95, 6.18), (-3.0, 6.18), 2.8, seed=1)
    decor.curtain((2.7, 6.18), (3.95, 6.18), 2.8, seed=2)
    paintings.dunes((-4.18, 3.3, 1.75), 1.5, 1.1, 1.571, seed=2)
    camera((.5, -1.6, 1.12), (-.15, 4.4, 1.06), 34)


def residence_living() -> None:
    """Upright: a sofa under a picture, the balcony's doors open to the garden court."""
    room = Room(5.6, 6.8, 2.85, floor=stone_floor(), openings=(Opening("left", 2.6, 6.2, 0, 2.6, 3),), walls={"back": slatted()})
    build(room)
    day(room, "afternoon", 285, 27, 1.9, .7)
    court_left(room)
    wash(room, 40)
    decor.carpet((.25, 4.35, 0), 3.4, 2.3, (.52, .47, .38), (.34, .25, .17))
    seating.sofa((.35, 5.85, 0), 0, 2.7, "sand", pillows=("ivory", "rust", "olive"), seed=4)
    tables.low_table((.30, 4.35, .018), 0, 1.25, .66)
    decor.tray((.12, 4.36, .348))
    storage.stack((.62, 4.40, .348), 2, 9, .5)
    kabul_rope_chair.rope_chair((-1.55, 4.55, .018), 1.25, near=False)
    sutlej_armchair.armchair((1.95, 4.15, .018), -1.35)
    jhelum_side_table.side_table((2.15, 5.75, 0))
    swat_vase.vase((2.15, 5.75, .52))
    swat_vase.olive_branch((2.15, 5.75, .82), 8, .46)
    pendant((.35, 4.4, 2.12), 2.85, .34, "lantern", 16, 1.7)
    decor.pot_plant((-2.25, 6.25, 0), 1.9, 7)
    decor.curtain((-2.62, 2.5), (-2.62, 3.2), 2.62, seed=3)
    decor.curtain((-2.62, 5.75), (-2.62, 6.45), 2.62, seed=4)
    camera((1.25, -2.0, 1.02), (.12, 5.2, 1.00), 56)


def golden_corner() -> None:
    """Upright: the lounge chair by the window at the golden hour."""
    room = Room(5.2, 5.2, 2.9, openings=(Opening("left", 1.6, 4.7, 0, 2.65, 2),), wall=lime_wash("lime clay", (.66, .56, .45)))
    build(room)
    day(room, "golden", 285, 20, 2.6, .7, tint=(1, .9, .76))
    court_left(room)
    wash(room, 26)
    decor.carpet((-.15, 3.35, 0), 2.9, 2.1, (.58, .49, .37), (.25, .12, .07), oval=True)
    ravi_lounge_chair.lounge_chair((-.75, 3.75, .018), -.35)
    jhelum_side_table.side_table((.15, 4.1, 0))
    decor.bowl((.15, 4.1, .52), .10)
    tables.coffee_table((.55, 2.95, .018), .42, .33)
    storage.stack((.50, 2.98, .348), 3, 3, .2)
    swat_vase.vase((.74, 3.12, .348))
    seating.sofa((1.95, 3.3, 0), -1.571, 2.2, "teal", pillows=("brass", "ivory"), seats=2, seed=2)
    paintings.dunes((.25, 5.18, 1.72), 1.35, 1.05, 0, seed=5)
    decor.pot_plant((-2.15, 4.75, 0), 1.9, 3)
    decor.curtain((-2.42, 1.45), (-2.42, 2.2), 2.7, seed=6)
    floor_lamp((1.25, 4.75, 0), 1.55, 10, 1.5)
    camera((.55, -2.2, 1.0), (-.0, 4.0, .96), 56)

