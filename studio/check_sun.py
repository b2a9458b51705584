"""Compares the sun on living-room windows by the model with rays in the finished scenes, inside Blender.

node scripts/with-node.mjs studio/homes/write-sun-pairs.ts
blender -b --python studio/check_sun.py -- docs/sun-check.md
prettier --write docs/sun-check.md

A ray leaves the middle of the glass towards the sun. Glass lets it through; plants, people, things that people move and
the city in the haze do not count.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

from dubai import estate, warsan  # noqa: E402
from kit import scene, sky  # noqa: E402
from views import View  # noqa: E402

PAIRS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache/studio/sun-pairs.json")
SCENES = {key: estate.scene(key) for key in estate.SIZES} | {"warsan-tower": warsan.finished}
PASSED = ("glass", "leaf", "flower", "bark", "reed", "canvas", "sheer")
IGNORED = ("person", "palm", "tree", "shrub", "grass", "agave", "hedge", "car", "plot", "skyline")
FARTHEST = 3000.0
STEP = .004


def material_at(item, index: int) -> str:
    found = item.data.materials[item.data.polygons[index].material_index] if item.data.materials else None
    return found.name if found else ""


def obstacle(graph, start: Vector, way: Vector) -> tuple[str, float] | None:
    """What the ray meets first that counts as shade, and how far away."""
    place, left = start.copy(), FARTHEST
    while left > 0:
        hit, at, _, index, item, _ = bpy.context.scene.ray_cast(graph, place, way, distance=left)
        if not hit:
            return None
        material = material_at(item, index)
        if not item.data.name.startswith(IGNORED) and not material.startswith(PASSED):
            return f"{item.data.name.split('.')[0]} ({material})", (at - start).length
        left -= (at - place).length + STEP
        place = at + way * STEP
    return None


def compare(key: str, pairs: list[dict]) -> list[tuple[dict, tuple[str, float] | None]]:
    scene.reset(640, 400, 1)
    sky.set_hour("noon")
    SCENES[key](View("noon", 180, (0, 0, 30), (0, 1, 30)))
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    return [(pair, obstacle(graph, Vector(pair["from"]) + Vector(pair["way"]) * STEP, Vector(pair["way"]))) for pair in pairs]


def report(results: dict) -> str:
    lines = ["# Sun on the windows: the model and the scenes", "",
             "The page of a home says when the sun reaches its living room (`domain/homes/shade.ts`). This compares the model with",
             "rays in the scenes that the pictures show, for windows and times 10 minutes before or after the model's answer",
             "changes, where an error would show first. Glass lets a ray through. Plants, people, cars, parasols, and the houses and",
             "towers in the haze beyond the plot, which stand for a city that nobody surveyed, do not count.", "",
             "```", "node scripts/with-node.mjs studio/homes/write-sun-pairs.ts",
             "blender -b --python studio/check_sun.py -- docs/sun-check.md", "```", "",
             "| development | pairs | in the sun | agree |", "| --- | --- | --- | --- |"]
    wrong, total, agree = [], 0, 0
    for key, answers in results.items():
        good = [pair for pair, hit in answers if pair["isSunlit"] == (hit is None)]
        lines.append(f"| {key} | {len(answers)} | {sum(pair['isSunlit'] for pair, _ in answers)} | {len(good)} |")
        total, agree = total + len(answers), agree + len(good)
        wrong += [(key, pair, hit) for pair, hit in answers if pair["isSunlit"] != (hit is None)]
    lines += ["", f"Agreement: {agree} of {total}, {agree / total:.1%}.", ""]
    if wrong:
        lines += ["| development | home | time | the model says | the ray meets |", "| --- | --- | --- | --- | --- |"]
    for key, pair, hit in wrong:
        says = "sun" if pair["isSunlit"] else "shade"
        meets = f"{hit[0]} after {hit[1]:.1f} m" if hit else "nothing"
        lines.append(f"| {key} | {pair['home']} | {pair['time']} | {says} | {meets} |")
    if wrong:
        lines += ["", "What remains is sun that grazes along the wall: it meets the edge or the railing of a balcony further along, which the",
                  "model leaves out (railings) or tests at its upper and lower side alone (edges)."]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    with open(PAIRS) as file:
        everything = json.load(file)
    text = report({key: compare(key, pairs) for key, pairs in everything.items()})
    print(text)
    with open(sys.argv[sys.argv.index("--") + 1], "w") as file:
        file.write(text)


main()
