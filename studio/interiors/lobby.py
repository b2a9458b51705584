"""Lobbies: travertine floor, limewashed brick, columns before a wide window, a long desk."""
import math

from interiors.outside import court_left
from interiors.shell import Opening, Room, build, day, slatted, stone_floor, wash
from kit.camera import camera
from kit.cloths import wood
from kit.furniture import decor, seating, tables
from kit.lamps import pendant
from kit.light import WARM, area
from kit.materials import jointed, use
from kit.shapes import Mesh, circle
from kit.soft import finish, slab
from products import ravi_lounge_chair, swat_vase


def columns(xs, y: float, height: float, radius: float = .24, mat: str = "ivory_stone") -> None:
    mesh = Mesh("columns")
    for x in xs:
        mesh.lathe([(radius * 1.18, 0), (radius * 1.18, .05), (radius, .06), (radius * .97, height)], use(mat), 48, x, y)
    finish(mesh, crease=40)


def desk(at, length: float = 3.2, turn: float = 0.0) -> None:
    """A reception desk: ribbed oak under a stone top, rounded at its ends."""
    mesh = Mesh("desk")
    half = length / 2
    ring = [(half - .4 + .4 * math.cos(a), .4 * math.sin(a)) for a in (math.pi * k / 24 - math.pi / 2 for k in range(25))]
    ring += [(-x, -y) for x, y in ring]
    slab(mesh, [(x * .96, y * .9) for x, y in ring], .06, 1.02, wood("oak"), .01)
    slab(mesh, ring, 1.02, 1.07, tables.stone(), .012)
    count = int(2 * (length - .8 + math.pi * .4) / .06)
    for k in range(count):
        x, y = ring[int(k / count * len(ring))]
        mesh.prism(circle(.018, 8, x * .965, y * .93), .06, 1.02, wood("oak"))
    finish(mesh, at=at, turn=turn)


def residence_lobby() -> None:
    """Late sun over travertine; the garden court behind tall panes."""
    brick = jointed("lime brick", (.70, .645, .56), (.23, .075), .9, .008, .07, .5, .86, .6, .15)
    room = Room(8.0, 10.5, 4.2, floor=stone_floor("lobby floor", (.60, .52, .41), (1.2, .6)), wall=brick,
                openings=(Opening("left", 2.0, 9.6, 0, 3.7, 6),), walls={"back": slatted("lobby slats", (.31, .185, .095), .10)})
    build(room)
    day(room, "golden", 288, 21, 2.6, .7, tint=(1, .9, .76))
    court_left(room, drop=.1)
    wash(room, 60)
    columns((-2.55,), 3.2, 4.2)
    columns((-2.55,), 6.1, 4.2)
    columns((-2.55,), 9.0, 4.2)
    desk((1.3, 8.6, 0), 3.4)
    area((1.3, 10.3, 4.0), (1.3, 10.4, 1.0), (6.5, .1), 60, WARM)
    for x in (.2, 1.3, 2.4):
        pendant((x, 8.5, 2.35), 4.2, .15, "globe", 6, 2.0)
    decor.carpet((.55, 4.9, 0), 3.4, 2.4, (.50, .43, .33), (.30, .13, .08))
    ravi_lounge_chair.lounge_chair((-.35, 5.35, .018), .75)
    ravi_lounge_chair.lounge_chair((1.6, 5.55, .018), -.75, tone="clay")
    tables.coffee_table((.6, 4.75, .018), .42)
    decor.bowl((.6, 4.75, .37), .14)
    seating.bench((3.45, 5.2, 0), 1.571, 2.2, "sand")
    decor.pot_plant((3.3, 8.9, 0), 2.9, 21, pot_size=.62)
    decor.pot_plant((-3.2, 9.7, 0), 2.7, 22, pot_size=.6)
    swat_vase.vase((2.5, 8.55, 1.07))
    swat_vase.olive_branch((2.5, 8.55, 1.37), 4, .5)
    camera((1.2, -2.6, 1.25), (-.1, 7.0, 1.60), 48)
