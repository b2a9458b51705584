"""Water by its surface: sea with broad and small waves, a still creek, a clear pool over tiles."""
from kit.materials import body, bumped, close, define, fresh, jointed, use
from kit.shapes import Mesh


def _water(color, wave, strength, rough, ripple=1.0):
    def make(name):
        made, g = fresh(name)
        place = g.position()
        flat = g.node("ShaderNodeMapping", {0: place, 3: (1, 1.7, 1)}).outputs[0]
        height = g.math("MULTIPLY_ADD", g.noise(flat, wave, 3, .5, .2), 1.0, g.math("MULTIPLY", g.noise(flat, wave * 5.5, 3, .55), .22 * ripple))
        distance = g.node("ShaderNodeCameraData").outputs["View Distance"]
        # Far waves are smaller than a pixel: they blur the mirror instead of breaking it.
        far = g.smooth(distance, 30, 600)
        normal = g.node("ShaderNodeBump", {"Strength": g.math("MULTIPLY_ADD", far, -.8 * strength, strength), "Distance": .25, "Height": height}).outputs[0]
        roughness = g.math("MULTIPLY_ADD", far, .10, rough)
        deep = g.mix(g.math("POWER", g.node("ShaderNodeLayerWeight", {"Blend": .4}).outputs["Facing"], 1.0), color, tuple(c * .5 for c in color))
        close(g, body(g, deep, roughness, 0, normal, .55))
        return made
    return make


define("sea", _water((.010, .045, .052), .30, .30, .03))
define("creek", _water((.014, .040, .042), .55, .13, .02))
define("still", _water((.012, .030, .030), .9, .025, .008, .5))
define("pool_floor", lambda n: jointed(n, (.16, .50, .52), (.3, .3), .3, .006, .06, 0.0, 1.25, .1))


def _pool_surface(name):
    made, g = fresh(name)
    normal = bumped(g, g.noise(g.position(), 1.6, 3, .5, .5), .22, .12)
    through = g.node("ShaderNodeBsdfTransparent", {0: (.62, .88, .90)}).outputs[0]
    gloss = g.node("ShaderNodeBsdfGlossy", {"Roughness": .01, "Normal": normal}).outputs[0]
    amount = g.node("ShaderNodeFresnel", {"IOR": 1.33, "Normal": normal}).outputs[0]
    shadow = g.node("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    close(g, g.shaders(g.math("MULTIPLY", amount, g.math("SUBTRACT", 1.0, shadow)), through, gloss))
    return made


define("pool", _pool_surface)


def sheet(area, z: float = -1.2, mat: str = "sea"):
    x0, y0, x1, y1 = area
    m = Mesh("water")
    m.face([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], use(mat))
    return m.done()


def pool(x0, y0, x1, y1, z: float = 0.0, depth: float = 1.3, coping: str = "limestone", brim: float = .06):
    """A tiled basin sunk below z with a coping; the ground round it must leave the hole open, or lie at z - depth."""
    m = Mesh("pool")
    tile = use("pool_floor")
    m.face([(x0, y0, z - depth), (x1, y0, z - depth), (x1, y1, z - depth), (x0, y1, z - depth)], tile)
    for (xa, ya), (xb, yb) in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        m.face([(xa, ya, z - depth), (xb, yb, z - depth), (xb, yb, z), (xa, ya, z)], tile)
    m.ribbon([(x0, y0), (x0, y1), (x1, y1), (x1, y0)], z - .05, z + .02, .4, use(coping), closed=True)
    m.face([(x0, y0, z - brim), (x1, y0, z - brim), (x1, y1, z - brim), (x0, y1, z - brim)], use("pool"))
    return m.done()
