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
from shots import all_shots  # noqa: E402

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
    for name in names:
        shot = shots[name]
        began = time.time()
        try:
            scene.reset(shot.width, shot.height, options.samples)
            shot.build()
            foreground.dress()
            render = bpy.context.scene.render
            render.resolution_percentage = round(options.scale * 100)
            if options.threads:
                render.threads_mode, render.threads = "FIXED", options.threads
            built = time.time()
            scene.render(os.path.join(options.out, name), shot.finish)
            print(f"RENDERED {name} build {built - began:.1f}s render {time.time() - built:.1f}s")
        except Exception:
            failed += 1
            traceback.print_exc()
            print(f"FAILED {name}")
    return 1 if failed else 0


sys.exit(main())
