"""The house's named materials: stone, plaster, concrete, metal, timber, glass, ground."""
from kit.materials import body, bumped, close, define, fresh, jointed, plain, ribbed, varied

STONE = {"travertine": (.60, .52, .41), "limestone": (.66, .60, .50), "sandstone": (.52, .39, .26),
         "ivory_stone": (.74, .69, .60), "grey_stone": (.36, .35, .33), "basalt": (.075, .078, .08)}
PLASTER = {"plaster": (.70, .64, .55), "plaster_white": (.80, .77, .72), "plaster_sand": (.60, .49, .36),
           "plaster_clay": (.46, .29, .19), "plaster_blush": (.62, .47, .38), "plaster_grey": (.42, .41, .39)}
METAL = {"bronze": (.24, .15, .08, .38), "brass": (.62, .42, .18, .28), "steel": (.45, .46, .47, .32),
         "dark_metal": (.035, .036, .038, .42), "white_metal": (.76, .75, .72, .4), "copper": (.42, .20, .11, .35)}
WOOD = {"timber": (.27, .145, .065), "timber_pale": (.46, .31, .17), "timber_dark": (.09, .05, .028), "timber_grey": (.27, .23, .18)}


def _stone(color):
    return lambda name: jointed(name, color, (1.2, .6), .5, .006, .045, .5, .62, 0)


def _plaster(color):
    return lambda name: plain(name, color, .85, 0, .05, .22, 0, 30, .2)


def _metal(r, g, b, rough):
    real = 0.0 if max(r, g, b) > .7 or max(r, g, b) < .05 else 1.0
    return lambda name: plain(name, (r, g, b), rough, real, .04, 1.2)


def _wood(color):
    return lambda name: ribbed(name, color, .12, .55, 0, .25, False, .14)


for table, make in ((STONE, _stone), (PLASTER, _plaster), (WOOD, _wood)):
    for key, value in table.items():
        define(key, make(value))
for key, value in METAL.items():
    define(key, _metal(*value))

define("concrete", lambda n: jointed(n, (.40, .385, .36), (2.4, 1.2), .75, .008, .06, 0.0, .75, 0))
define("concrete_raw", lambda n: plain(n, (.36, .35, .33), .85, 0, .16, .4, .15, 9))
define("concrete_ribbed", lambda n: ribbed(n, (.58, .54, .48), .22, .8, 0, .9))
define("concrete_board", lambda n: ribbed(n, (.37, .35, .32), .14, .85, 0, .35, True, .09))
define("boards", lambda n: ribbed(n, WOOD["timber_pale"], .14, .5, 0, .3, True, .14))
define("deck", lambda n: ribbed(n, (.30, .20, .12), .14, .6, 0, .5, True, .16))
define("sheet_metal", lambda n: ribbed(n, (.55, .55, .54), .4, .45, .6, .6))
define("sheet_metal_dark", lambda n: ribbed(n, (.07, .072, .074), .4, .5, .3, .6))
define("sheet_sand", lambda n: ribbed(n, (.55, .46, .34), .3, .55, .2, .6))
define("solar", lambda n: jointed(n, (.012, .018, .035), (1.0, 1.6), .12, .03, .15, 0.0, 6.0, 0, .7))
define("brick", lambda n: jointed(n, (.34, .145, .085), (.23, .075), .85, .010, .28, .5, 1.35, .5, .2))
define("brick_pale", lambda n: jointed(n, (.58, .50, .41), (.23, .075), .85, .010, .16, .5, .8, .5, .2))
define("paving", lambda n: jointed(n, (.36, .32, .265), (.9, .6), .55, .008, .09, .5, .55, 0))
define("paving_large", lambda n: jointed(n, (.40, .365, .315), (1.8, 1.2), .45, .008, .06, .5, .6, 0))
define("paving_dark", lambda n: jointed(n, (.17, .165, .16), (.6, .3), .45, .008, .14, .5, .6, .35))
define("cobble", lambda n: jointed(n, (.33, .29, .24), (.2, .1), .6, .012, .22, .5, .5, .6))
define("kerb", lambda n: jointed(n, (.47, .45, .41), (1.0, 5.0), .75, .010, .05, 0.0, .6, 0))
define("asphalt", lambda n: plain(n, (.060, .059, .058), .75, 0, .22, .35, .3, 60))
define("road_paint", lambda n: plain(n, (.62, .61, .57), .7, 0, .12, 2))
define("soil", lambda n: plain(n, (.13, .088, .055), .95, 0, .25, 1.5, .5, 8))
define("gravel", lambda n: plain(n, (.42, .37, .30), .9, 0, .25, 6, .8, 22))
define("glass_shut", lambda n: plain(n, (.05, .062, .068), .06, 0, 0, spec=.9))
define("teal_pipe", lambda n: plain(n, (.03, .16, .17), .35, 0, .05))
define("fire_red", lambda n: plain(n, (.34, .030, .018), .4, 0, .05))
define("yard", lambda n: jointed(n, (.21, .20, .185), (6.0, 6.0), .8, .02, .06, 0.0, .7, .1))
define("white", lambda n: plain(n, (.80, .79, .76), .5, 0, 0))
define("black", lambda n: plain(n, (.015, .015, .016), .4, 0, 0))
define("rubber", lambda n: plain(n, (.02, .02, .02), .8, 0, 0))
define("canvas", lambda n: plain(n, (.72, .66, .54), .9, 0, .05, 2))
define("terracotta", lambda n: plain(n, (.42, .19, .10), .8, 0, .12, 2))
define("clay_field", lambda n: plain(n, (.34, .150, .090), .85, 0, .14, .5, .2, 30))
define("court_green", lambda n: plain(n, (.055, .120, .095), .8, 0, .12, .4, .2, 30))
define("card", lambda n: plain(n, (.80, .79, .76), .7, 0, .02, 4))


def _glass(tint, mirror, rough=0.0):
    """A pane without refraction: what is behind shows through, the sky lies over it, more at a slant."""
    def make(name):
        made, g = fresh(name)
        facing = g.node("ShaderNodeLayerWeight", {"Blend": .5}).outputs["Facing"]
        amount = g.math("MULTIPLY_ADD", g.math("POWER", facing, 4.0), 1 - mirror, mirror)
        through = g.node("ShaderNodeBsdfTransparent", {0: tint}).outputs[0]
        gloss = g.node("ShaderNodeBsdfGlossy", {0: (.95, .97, 1.0), "Roughness": rough}).outputs[0]
        shadow = g.node("ShaderNodeLightPath").outputs["Is Shadow Ray"]
        close(g, g.shaders(g.math("MULTIPLY", amount, g.math("SUBTRACT", 1.0, shadow)), through, gloss))
        return made
    return make


define("glass", _glass((.72, .76, .75), .14))
define("glass_clear", _glass((.90, .93, .92), .07))
define("glass_dark", _glass((.26, .30, .31), .20))
define("glass_rail", _glass((.80, .88, .86), .09))
define("glass_frosted", _glass((.80, .82, .80), .10, .3))


def _sand(name):
    made, g = fresh(name)
    place = g.position()
    ripple = g.node("ShaderNodeTexWave", {"Vector": place, "Scale": .9, "Distortion": 9.0, "Detail": 2.0, "Detail Scale": .6}).outputs[1]
    height = g.math("MULTIPLY_ADD", g.noise(place, .25, 5), 2.0, g.math("MULTIPLY", ripple, .25))
    close(g, body(g, varied(g, (.50, .37, .24), .14, .06), .95, 0, bumped(g, height, .35, .12), .1))
    return made


define("sand", _sand)
define("table_oak", lambda n: ribbed(n, (.27, .165, .085), .21, .38, 0, .06, True, .10))
define("card_grey", lambda n: plain(n, (.48, .47, .45), .75, 0, .03, 6))
define("acrylic_sea", lambda n: plain(n, (.045, .105, .112), .12, 0, .02, spec=.6))
define("cork", lambda n: plain(n, (.42, .29, .17), .9, 0, .25, 60))
