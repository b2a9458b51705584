"""Cypress and chir pine: the upright trees of gardens and hills."""
import math
import random

from mathutils import Vector

from kit.materials import use
from kit.planting import once
from kit.shapes import Mesh


def _needle(m, r, place, out, size, mat):
    along = (out + Vector((r.uniform(-.5, .5), r.uniform(-.5, .5), r.uniform(.1, .9)))).normalized() * size
    side = along.cross(Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1)))).normalized() * size * .22
    m.face([tuple(place), tuple(place + along * .5 + side), tuple(place + along), tuple(place + along * .5 - side)], mat)


def cypress(seed=0, height=8.0, leaves=3600):
    """A slim dark flame of needles over a hidden core."""
    def make():
        r, m, leaf = random.Random(seed + 300), Mesh("cypress"), use("leaf_dark")
        girth = height * .085

        def radius(t):
            return girth * (min(1, t * 7 + .25)) * (1 - t) ** .62 * (1 + .08 * math.sin(t * 19 + seed))

        m.tube([(0, 0, 0), (0, 0, height * .12)], height * .016, use("bark"), 7)
        m.lathe([(radius(t) * .72, height * (.05 + .95 * t)) for t in (k / 10 for k in range(11))], leaf, 9)
        for _ in range(leaves):
            t, a = r.random() ** 1.25, r.uniform(0, math.tau)
            out = Vector((math.cos(a), math.sin(a), 0))
            _needle(m, r, out * radius(t) * r.uniform(.75, 1.05) + Vector((0, 0, height * (.04 + .95 * t))), out * .5, .16 + .018 * height, leaf)
        return m.done(False)
    return once(("cypress", seed, height, leaves), make)


def pine(seed=0, height=14.0, leaves=4200):
    """A chir pine: a tall bare trunk, tiers of level boughs, tufts of long needles."""
    def make():
        r, m, leaf = random.Random(seed + 500), Mesh("pine"), use("leaf_tree")
        lean = r.uniform(-.5, .5)
        m.tube([(0, 0, -.2), (lean * .3, 0, height * .5), (lean, 0, height)], [height * .022, height * .016, height * .004], use("bark"), 7)
        boughs = 26
        for k in range(boughs):
            t = .34 + .64 * k / boughs
            a, reach = k * 2.399963 + r.uniform(-.3, .3), height * .24 * (1.08 - t) ** .75 * r.uniform(.75, 1.15)
            out, foot = Vector((math.cos(a), math.sin(a), 0)), Vector((lean * t, 0, height * t))
            tip = foot + out * reach + Vector((0, 0, reach * r.uniform(.05, .35)))
            m.tube([tuple(foot), tuple(tip)], [height * .005, .015], use("bark"), 4)
            for _ in range(leaves // boughs):
                along = r.uniform(.35, 1.08)
                place = foot.lerp(tip, along) + Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-.35, .5))) * reach * .26
                _needle(m, r, place, out * .4, .16 + height * .013, leaf)
        return m.done(False)
    return once(("pine", seed, height, leaves), make)
