"""An architect's model: any building, as it is built full size elsewhere, in white card at a small scale on a timber base."""
from __future__ import annotations

import math
import random
from typing import Callable

import bpy
from mathutils import Matrix

from kit.cloths import wood
from kit.materials import plain, use
from kit.shapes import Mesh, instance, rectangle
from kit.soft import finish, slab

# What light passes through at full size is thin acrylic in the model.
CLEAR = ("glass",)


def _card(name: str):
    if name.startswith(CLEAR):
        return plain("acrylic", (.50, .54, .53), .18, 0, 0, spec=.6)
    return plain("model card", (.78, .765, .73), .75, 0, .02, 30, spec=.2)


def in_card(build: Callable[[], object], scale: float, at=(0, 0, 0), turn: float = 0.0, middle=(0, 0)) -> None:
    """Runs `build`, then shrinks what it made to `scale` (1/200 = .005) and gives every face the model's card."""
    before = set(bpy.context.scene.objects)
    build()
    made = [item for item in bpy.context.scene.objects if item not in before]
    place = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Scale(scale, 4) @ Matrix.Translation((-middle[0], -middle[1], 0))
    done = set()
    for item in made:
        if item.type == "LIGHT":
            bpy.data.objects.remove(item)
            continue
        item.matrix_world = place @ item.matrix_basis
        if item.type == "MESH" and item.data not in done:
            done.add(item.data)
            for slot, material in enumerate(item.data.materials):
                item.data.materials[slot] = _card(material.name if material else "")


def base(width: float, depth: float, thick: float = .035) -> None:
    """A board of walnut with a field of pale card let into it."""
    mesh = Mesh("model base")
    slab(mesh, rectangle(width, depth), 0, thick, wood("walnut", "x"), .004)
    slab(mesh, rectangle(width - .05, depth - .05), thick, thick + .003, plain("model ground", (.66, .61, .53), .85, 0, .02, 20), .001)
    finish(mesh)


def model_tree(seed: int = 1, size: float = .05):
    """A ball of fine dried twigs on a wire."""
    rng = random.Random(seed)
    mesh = Mesh("model tree")
    twig = plain("model twig", (.46, .36, .24), .9, 0, .15, 60)
    mesh.tube([(0, 0, 0), (0, 0, size * .5)], size * .02, use("brass"), 6)
    for _ in range(160):
        a, b, r = rng.uniform(0, math.tau), rng.uniform(-.9, 1), size * .42 * rng.uniform(.35, 1)
        c = math.sqrt(max(0.0, 1 - b * b))
        p = (math.cos(a) * c * r, math.sin(a) * c * r, size * .72 + b * r * .8)
        q = tuple(v + rng.uniform(-1, 1) * size * .10 for v in p)
        mesh.tube([p, q], size * .012, twig, 3)
    return mesh.done(False)


def grove(points, seed: int = 1, size: float = .05, z: float = .038) -> None:
    rng = random.Random(seed)
    kinds = [model_tree(seed + k, size) for k in range(3)]
    for x, y in points:
        instance(rng.choice(kinds), (x, y, z), rng.uniform(0, 6.3), rng.uniform(.8, 1.25))
