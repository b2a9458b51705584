"""Renders pictures by name inside Blender.

blender -b --python studio/render.py -- --only NAME [NAME …] --out DIR [--scale .25] [--samples 8] [--threads 1]
A name that ends in / or * takes all that begin so; --list prints the names.
"""
import argparse
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from kit import foreground, scene  # noqa: E402
from shots import Shot, all_shots  # noqa: E402

FINAL_SAMPLES = 96


def arguments() -> argparse.Namespace:
    own = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--out", default="rendered")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--samples", type=int, default=FINAL_SAMPLES)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--list", action="store_true")
    return parser.parse_args(own)


def chosen(names: list[str], only: list[str]) -> list[str]:
    def matches(name: str, wanted: str) -> bool:
        return name.startswith(wanted.rstrip("*")) if wanted[-1] in "/*" else name == wanted

    return [name for name in names if not only or any(matches(name, wanted) for wanted in only)]


def in_scenes(shots: list[Shot]) -> list[Shot]:
    """Shots that share a scene come one after the other, so that it is built once."""
    first = {}
    for index, shot in enumerate(shots):
        first.setdefault(shot.scene or shot.name, index)
    return sorted(shots, key=lambda shot: first[shot.scene or shot.name])


def aim(shot: Shot, options: argparse.Namespace) -> None:
    """Places the camera of a shot that shares its scene, or adds the foreground of one that has its own."""
    render = bpy.context.scene.render
    if shot.look:
        shot.look()
        render.resolution_x, render.resolution_y = shot.width, shot.height
        render.use_persistent_data = True
    else:
        foreground.dress()
    render.resolution_percentage = round(options.scale * 100)
    if options.threads:
        render.threads_mode, render.threads = "FIXED", options.threads


def main() -> int:
    options = arguments()
    shots = all_shots()
    names = chosen(list(shots), options.only)
    if options.list:
        print("\n".join(names))
        return 0
    if not names:
        print("No such picture", options.only)
        return 1
    failed = 0
    standing = None
    for shot in in_scenes([shots[name] for name in names]):
        began = time.time()
        try:
            if shot.scene is None or shot.scene != standing:
                standing = None
                scene.reset(shot.width, shot.height, options.samples)
                shot.build()
                standing = shot.scene
            aim(shot, options)
            built = time.time()
            scene.render(os.path.join(options.out, shot.name), shot.finish)
            print(f"RENDERED {shot.name} build {built - began:.1f}s render {time.time() - built:.1f}s", flush=True)
        except Exception:
            failed += 1
            traceback.print_exc()
            print(f"FAILED {shot.name}")
    return 1 if failed else 0


sys.exit(main())
