"""What makes a room lived in: rugs, curtains, pictures, pots with plants, bowls, trays."""
from __future__ import annotations

import math
import random

from kit import planting
from kit.cloths import clay, linen, rug, sheer, wood
from kit.materials import plain, use
from kit.shapes import Mesh, circle, instance, rounded
from kit.soft import bar, finish, slab, turned


def carpet(at, width: float, depth: float, color=(.58, .50, .38), second=(.44, .33, .22), turn: float = 0.0, oval: bool = False) -> None:
    mesh = Mesh("rug")
    ring = rounded(width, depth, min(width, depth) * .48 if oval else .03, 24 if oval else 4)
    slab(mesh, ring, 0, .018, rug(f"rug_{color[0]:.2f}_{second[0]:.2f}", color, second), .008)
    finish(mesh, at=at, turn=turn)


def curtain(a, b, height: float, z: float = .02, mat=None, folds: int | None = None, deep: float = .075, seed: int = 1) -> None:
    """Hangs from a to b (x, y) in even pleats, looser towards the hem."""
    rng = random.Random(seed)
    mesh = Mesh("curtain")
    length = math.dist(a, b)
    count = folds or max(3, int(length / .13))
    along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    across = (-along[1], along[0])
    phases = [rng.uniform(-.5, .5) for _ in range(count + 2)]
    rows = []
    for level in range(7):
        t = level / 6
        row = []
        for k in range(count * 10 + 1):
            s = k / (count * 10)
            fold = int(s * count)
            wave = math.sin(s * count * math.tau + phases[fold] * t * .6) * deep * (.55 + .45 * (1 - t))
            row.append((a[0] + along[0] * s * length + across[0] * wave, a[1] + along[1] * s * length + across[1] * wave, z + height * t))
        rows.append(row)
    mesh.grid(rows, mat or sheer())
    finish(mesh, crease=80)


def drape(a, b, height: float, color=(.56, .48, .37), z: float = .01, seed: int = 2) -> None:
    """A heavy curtain drawn aside."""
    curtain(a, b, height, z, linen(f"drape_{color[0]:.2f}", color, .35), deep=.09, seed=seed)


def pot_plant(at, height: float = 1.6, seed: int = 1, kind: str = "tree", pot_size: float = .42, pot_color=(.52, .43, .32)) -> None:
    """A small tree, a palm or a shrub in a large clay pot."""
    mesh = Mesh("pot")
    r, h = pot_size / 2, pot_size * .92
    turned(mesh, [(0, 0), (r * .72, 0), (r * .80, .02), (r, h * .6), (r * 1.02, h * .92), (r * 1.04, h), (r * .96, h), (r * .92, h * .9), (0, h * .88)],
           clay(f"planter_{pot_color[0]:.2f}", pot_color, .85, .15, .02), sides=56)
    slab(mesh, circle(r * .93, 40), h * .86, h * .90, use("soil"), .004)
    finish(mesh, at=at, crease=50)
    top = (at[0], at[1], at[2] + h * .86)
    if kind == "palm":
        item = planting.palm(seed, height)
        instance(item, top, seed, (height - h) / height)
    elif kind == "shrub":
        instance(planting.shrub(seed, height * .5, "leaf_dark"), top, seed)
    else:
        tall = 6.0
        item = planting.tree(seed, tall, 3.6, "leaf_olive", leaves=2600, dense=False)
        instance(item, top, seed, (height - h) / tall)


def bowl(at, radius: float = .16, color=(.70, .64, .54)) -> None:
    mesh = Mesh("bowl")
    turned(mesh, [(0, .004), (radius * .35, .0), (radius * .45, .012), (radius * .85, radius * .38), (radius, radius * .62), (radius * .97, radius * .62),
                  (radius * .8, radius * .38), (radius * .3, .03), (0, .026)], clay(f"bowl_{color[0]:.2f}", color, .6, .1, .03), sides=64)
    finish(mesh, at=at, crease=60)


def fruit(at, count: int = 5, seed: int = 1, color=(.55, .19, .04)) -> None:
    rng = random.Random(seed)
    mesh = Mesh("fruit")
    skin = plain(f"fruit_{color[0]:.2f}", color, .45, 0, .12, 20, .2, 220)
    for k in range(count):
        a, ring = k * 2.4, .0 if k == 0 else .075
        r = rng.uniform(.033, .040)
        x, y, z = math.cos(a) * ring, math.sin(a) * ring, r + (.045 if k == 0 else .012)
        mesh.lathe([(r * math.sin(math.pi * t / 10) + 1e-4, z - r * math.cos(math.pi * t / 10)) for t in range(11)], skin, 20, x, y)
    finish(mesh, at=at, crease=80)


def tray(at, turn: float = 0.0) -> None:
    """A round tray with a pot and two cups of tea."""
    mesh = Mesh("tray")
    slab(mesh, circle(.20, 48), 0, .012, wood("walnut", "x"), .005)
    bar(mesh, [(.198 * math.cos(a), .198 * math.sin(a), .014) for a in (k * math.tau / 48 for k in range(48))], .006, use("brass"), 8, closed=True)
    glaze = clay("tea glaze", (.70, .65, .56), .4, .1)
    turned(mesh, [(0, 0), (.05, 0), (.075, .04), (.07, .08), (.045, .105), (.018, .112), (.012, .125), (0, .128)], glaze, -.05, .03, .012, 40)
    bar(mesh, [(.01, .03, .06), (.045, .03, .085), (.062, .03, .11)], [.011, .008, .006], glaze, 12)
    for x, y in ((.09, -.06), (.0, -.11)):
        turned(mesh, [(0, 0), (.022, 0), (.034, .03), (.037, .055), (.034, .055), (.03, .03), (0, .012)], glaze, x, y, .012, 32)
    finish(mesh, at=at, turn=turn, crease=60)
