"""Compares the sun on living-room windows by the model with rays in the finished scenes, inside Blender.

node scripts/with-node.mjs studio/homes/write-sun-samples.ts
blender -b --python studio/check_sun.py -- .cache/studio/sun-check.json indus-residence
node scripts/with-node.mjs studio/homes/write-sun-report.ts

Rays leave places all over the glass. Plants, people, things that people move and the city in the haze do not count, so
they are not built.
"""
import json
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

from buildings.developments import development  # noqa: E402
from dubai import estate, warsan  # noqa: E402
from kit import scene, sky  # noqa: E402
from kit.shapes import Mesh  # noqa: E402
from sun_rays import IGNORED, Rays, sun_at  # noqa: E402
from views import View  # noqa: E402

SAMPLES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ".cache/studio/sun-samples.json")
SCENES = {key: estate.scene(key) for key in estate.SIZES} | {"warsan-tower": warsan.finished}


def leave_out_what_does_not_count() -> None:
    """Meshes with such a name stay empty, which is faster than to build them."""
    for name in ("face", "box", "prism", "tube", "lathe", "grid", "add"):
        def draw(mesh, *rest, own=getattr(Mesh, name), **named):
            if not mesh.name.startswith(IGNORED):
                own(mesh, *rest, **named)
        setattr(Mesh, name, draw)


def column_of(face, bay: int) -> int:
    return next(column for column in range(face.columns) if face.bay_at(column) == bay)


def sides(rays: Rays, own, sample: dict, r: random.Random) -> list[tuple]:
    """For each face of the living room the way out of it and places on its glass."""
    found: dict[str, tuple] = {}
    for window in sample["windows"]:
        face = own.wings[sample["wing"]].face(window["face"])
        outward, places = found.setdefault(face.name, (Vector((math.sin(face.turn), -math.cos(face.turn), 0)), []))
        places += rays.panes(face, column_of(face, window["bay"]), sample["floor"], own, r)
    return list(found.values())


def lit_shares(rays: Rays, glass: list[tuple], way: Vector) -> list[float]:
    """The share of the glass in the sun on the side that has most: with railings and frames, and without."""
    best = [0.0, 0.0]
    for outward, places in glass:
        if outward.dot(way) > 0:
            lit = [rays.is_lit(place, way) for place in places]
            best = [max(known, round(sum(column) / len(places), 4)) for known, column in zip(best, zip(*lit))]
    return best


def compare(key: str, data: dict, place: dict) -> list[dict]:
    scene.reset(640, 400, 1)
    sky.set_hour("noon")
    SCENES[key](View("noon", 180, (0, 0, 30), (0, 1, 30)))
    bpy.context.view_layer.update()
    own, rays, r, rows = development(key), Rays(), random.Random(key), []
    for sample in place["samples"]:
        glass = sides(rays, own, sample, r)
        for day, model in sample["shares"].items():
            shares = []
            for index in range(len(model)):
                azimuth, altitude = sun_at(data["year"], day, (index + .5) * data["step"], place["latitude"], place["longitude"])
                around_, up = math.radians(azimuth - own.north), math.radians(altitude)
                way = Vector((math.sin(around_) * math.cos(up), math.cos(around_) * math.cos(up), math.sin(up)))
                shares.append(lit_shares(rays, glass, way) if altitude > 0 else [0, 0])
            rows.append({"home": sample["home"], "day": day, "places": sum(len(places) for _, places in glass), "model": model,
                         "rays": [share for share, _ in shares], "bare": [share for _, share in shares]})
        print(key, sample["home"], [len(places) for _, places in glass], flush=True)
    return rows


def main() -> None:
    file, *keys = sys.argv[sys.argv.index("--") + 1:]
    with open(SAMPLES) as samples:
        data = json.load(samples)
    leave_out_what_does_not_count()
    results = {}
    for key in keys or data["developments"]:
        results[key] = compare(key, data, data["developments"][key])
        with open(file, "w") as out:
            json.dump(results, out)


main()
