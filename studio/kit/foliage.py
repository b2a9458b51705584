"""Leaf, bark and grass materials: light shines through a leaf, and no two plants have quite one green."""
from kit.materials import close, define, fresh, plain, shade


def leaf(name, color, through=.35, gloss=.35):
    made, g = fresh(name)
    own = g.node("ShaderNodeObjectInfo").outputs["Random"]
    patch = g.noise(g.position(), 1.6, 4)
    mixed = g.math("MULTIPLY_ADD", own, .4, g.math("MULTIPLY", patch, .6))
    tone = g.ramp(mixed, (.15, shade(color, .55)), (.55, color), (.9, (color[0] * 1.75, color[1] * 1.45, color[2] * 1.15)))
    front = g.node("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": .5, "Specular": gloss}).outputs[0]
    back = g.node("ShaderNodeBsdfTranslucent", {0: g.mix(1.0, tone, (1.5, 1.5, .6), "MULTIPLY")}).outputs[0]
    close(g, g.shaders(through, front, back))
    return made


LEAVES = {"leaf_palm": (.115, .160, .058), "leaf_tree": (.085, .135, .032), "leaf_olive": (.165, .180, .110),
          "leaf_dark": (.045, .085, .026), "leaf_fresh": (.14, .205, .046), "leaf_dry": (.30, .215, .10),
          "leaf_grey": (.17, .19, .14), "blade": (.100, .132, .046), "flower_pink": (.55, .08, .20), "flower_white": (.75, .72, .62),
          "flower_orange": (.70, .22, .04), "reed": (.24, .21, .09), "flower_violet": (.26, .16, .42)}
for key, value in LEAVES.items():
    define(key, lambda name, value=value: leaf(name, value))
    define(key + "_inside", lambda name, value=value: plain(name, shade(value, .42), .9, 0, .3, 5, spec=.1))
define("bark", lambda n: plain(n, (.17, .12, .08), .95, 0, .3, 4, .7, 12))
define("bark_palm", lambda n: plain(n, (.22, .16, .105), .95, 0, .35, 5, .8, 16))
define("bark_pale", lambda n: plain(n, (.34, .29, .23), .9, 0, .25, 3, .5, 10))


LAWN = ((.050, .074, .024), (.088, .112, .040), (.140, .150, .062))
MEADOW = ((.105, .110, .044), (.165, .150, .070), (.225, .190, .100))
STRAW = (.215, .180, .098)


def _turf(name, wild=None):
    """Grass seen from above: broad tides of moisture, tufts, and spots worn to straw. `wild`: where it is left to grow."""
    made, g = fresh(name)
    place = g.position()
    tide = g.noise(place, .045, 5, .6, .8)
    tufts = g.math("MULTIPLY_ADD", g.noise(place, .9, 6, .7), .5, g.math("MULTIPLY", g.noise(place, 9.0, 5), .5))
    share = g.math("MULTIPLY_ADD", tide, .55, g.math("MULTIPLY", tufts, .45))
    tone = g.ramp(share, *zip((.36, .5, .66), LAWN))
    spots = g.smooth(g.noise(place, .16, 7, .72, .4), .60, .74)
    tone = g.mix(g.math("MULTIPLY", spots, .55), tone, STRAW)
    if wild:
        grown = g.node("ShaderNodeVertexColor", layer_name=wild).outputs[0]
        grown = g.smooth(g.math("MULTIPLY_ADD", g.math("SUBTRACT", tufts, .5), 1.2, grown), .35, .65)
        tone = g.mix(grown, tone, g.ramp(share, *zip((.36, .5, .66), MEADOW)))
    bump = g.node("ShaderNodeBump", {"Strength": .8, "Distance": .05, "Height": g.noise(place, 26, 4)}).outputs[0]
    close(g, g.node("ShaderNodeBsdfPrincipled", {"Base Color": tone, "Roughness": .95, "Specular": .1, "Normal": bump}).outputs[0])
    return made


define("lawn", _turf)
define("parkland", lambda name: _turf(name, "wild"))
