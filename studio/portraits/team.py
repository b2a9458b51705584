"""Four busts: bronze, terracotta, plaster, limestone."""
from __future__ import annotations

import math

from kit.camera import camera
from kit.cloths import clay
from kit.light import area
from kit.materials import plain
from kit.shapes import Mesh, circle
from kit.soft import bar, finish, spline, turned
from portraits.bust import ball, head, melt, strands, trunk
from portraits.scarf import headscarf, shawl
from products.studio_set import soft_world

TURN = .42


def _room(wall, disc, disc_at=(.06, .50)) -> None:
    """A coloured wall with one flat disc, lit softly from the left."""
    mesh = Mesh("wall")
    paint = plain("portrait wall", wall, .92, 0, .05, 1.6, .08, 30, .1)
    mesh.box(-3, .95, -1, 3, 1.0, 3, paint)
    mesh.done()
    plate = Mesh("disc")
    ring = [(x + disc_at[0], .93, z + disc_at[1]) for x, z in circle(.30, 96)]
    plate.face(ring[::-1], plain("portrait disc", disc, .8, 0, .04, 3, .05, 40, .15))
    plate.done()
    soft_world((1, .97, .93), .07)
    area((-1.4, -1.1, 1.4), (0, 0, .42), (.8, .8), 46, (1, .93, .84))
    area((1.5, .1, 1.0), (0, 0, .42), (.4, 1.4), 14, (.86, .93, 1))
    area((-.2, .2, 2.0), (0, .95, .55), (1.6, .3), 14, (1, .95, .88))
    camera((0, -2.6, .50), (0, 0, .435), 152, fstop=5.6, focus=2.55)


def managing_director() -> None:
    """Bronze: short hair, a trimmed beard, a jacket with a band collar."""
    bronze = plain("bust bronze", (.105, .064, .036), .33, .55, .16, 7, .12, 50, .9)
    body = Mesh("haris")
    trunk(body, bronze)
    head(body, bronze, 1.12)
    ball(body, (0, .020, .590), (.087, .104, .090), bronze)
    ball(body, (0, -.046, .630), (.062, .040, .030), bronze, tilt=.5)
    ball(body, (0, -.046, .452), (.058, .056, .048), bronze)
    ball(body, (0, -.064, .432), (.040, .038, .040), bronze)
    for side in (-1, 1):
        ball(body, (side * .052, -.020, .480), (.030, .052, .045), bronze)
    for z in (.396, .410):
        ring = [(math.sin(a) * .064, .018 - math.cos(a) * .062, z + .012 * math.cos(a)) for a in (k * math.tau / 48 for k in range(48))]
        bar(body, ring, .010, bronze, 10, closed=True)
    strands(body, [[(.004, -.060, .385), (.008, -.104, .320), (.010, -.124, .25), (.010, -.132, .12), (.010, -.128, -.05)]], .0075, bronze)
    for z in (.325, .250, .175, .100):
        ball(body, (.010, -.118 - (.325 - z) * .10, z), (.010, .012, .010), bronze, sides=12)
    melt(body, .0036, 10, TURN)
    _room((.050, .100, .097), (.42, .28, .115))


def chief_architect() -> None:
    """Terracotta: hair drawn back into a knot, a shawl."""
    earth = clay("bust terracotta", (.40, .170, .095), .82, .10)
    body = Mesh("nadia")
    trunk(body, earth, .190, .046)
    head(body, earth, .92)
    ball(body, (0, .026, .582), (.088, .106, .094), earth)
    ball(body, (0, .070, .690), (.050, .050, .046), earth)
    for side in (-1, 1):
        ball(body, (side * .070, .010, .565), (.022, .062, .062), earth)
    ball(body, (0, -.034, .634), (.068, .050, .032), earth, tilt=.4)
    melt(body, .0036, 8, -TURN)
    shawl(earth, -TURN)
    _room((.62, .50, .38), (.72, .66, .56), (-.05, .50))


def sales_director() -> None:
    """Plaster: a shayla that frames the face and falls over the shoulder."""
    plaster = clay("bust plaster", (.74, .70, .63), .85, .05)
    body = Mesh("maitha")
    trunk(body, plaster, .185, .048)
    head(body, plaster, .92)
    ball(body, (0, .020, .580), (.084, .102, .090), plaster)
    melt(body, smooth=7, turn=TURN)
    headscarf(plaster, TURN)
    _room((.30, .155, .095), (.055, .105, .10), (.05, .52))


def head_of_engineering() -> None:
    """Limestone: a safety helmet, a work vest with its collar up."""
    lime = clay("bust limestone", (.56, .50, .41), .86, .16)
    body = Mesh("thomas")
    trunk(body, lime, .222)
    head(body, lime, 1.08)
    ball(body, (0, .026, .560), (.083, .098, .080), lime)
    for side in (-1, 1):
        lapel = [(side * .058, .060, .418), (side * .080, -.01, .414), (side * .062, -.078, .372), (side * .030, -.112, .300), (side * .010, -.128, .25)]
        bar(body, spline(lapel, 5), [.012 + .014 * math.sin(math.pi * k / 20) for k in range(21)], lime, 12, .6)
    strands(body, [[(0, -.126, .25), (0, -.134, .12), (0, -.130, -.05)]], .0065, lime)
    melt(body, .0036, 10, -TURN)
    helmet = Mesh("helmet")
    turned(helmet, [(.112, .588), (.114, .594), (.112, .612), (.104, .650), (.082, .688), (.050, .708), (.0, .716)], lime, 0, .008, 0, 64)
    brim = []
    for k in range(64):
        a = k * math.tau / 64
        front = max(0.0, -math.cos(a)) ** 3
        brim.append((math.sin(a) * (.118 + .006 * front), .008 + math.cos(a) * (.120 + .048 * front), .590 - .012 * front))
    bar(helmet, brim, .0055, lime, 10, closed=True)
    helmet.face([(x, y, z) for x, y, z in brim], lime)
    for x in (-.022, 0, .022):
        path = [(x * 1.3, .008 - math.cos(a) * .112, .600 + math.sin(a) * (.114 - abs(x) * .2)) for a in (math.pi * k / 20 for k in range(1, 20))]
        bar(helmet, path, .006, lime, 10)
    finish(helmet, turn=-TURN, crease=50)
    _room((.37, .43, .40), (.60, .42, .19), (-.06, .53))
