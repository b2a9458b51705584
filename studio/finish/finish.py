"""Denoises and grades rendered pictures: the passes DIR/<name>.*.f32 and <name>.json become DIR/<name>.png.

    python3 studio/finish/finish.py DIR [NAME ...] [--raw] [--drop]
"""
import argparse
import os
import sys
import time
import zlib
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

import denoise  # noqa: E402
from grade import Grade, graded  # noqa: E402
from passes import read_passes, read_settings  # noqa: E402


# Columns that a panorama borrows from its other end, so that its two ends meet without a seam.
WRAP = 96


def finish(base: str, name: str, clean: bool) -> None:
    passes = read_passes(base)
    settings = read_settings(base)["finish"]
    margin = WRAP if settings.get("wrap") else 0
    if margin:
        passes = {key: np.concatenate([p[:, -margin:], p, p[:, :margin]], 1) for key, p in passes.items()}
    beauty = passes["beauty"]
    if clean:
        beauty = denoise.denoise(beauty, passes["albedo"], passes["normal"])
    picture = graded(beauty, passes["depth"], Grade.of(settings), zlib.crc32(name.encode()))
    if margin:
        picture = np.ascontiguousarray(picture[:, margin:-margin])
    Image.fromarray(picture).save(f"{base}.png")
    keep_nearness(base, passes["depth"])


def keep_nearness(base: str, depth: np.ndarray) -> None:
    """Stores depth for films: 1 for the nearest pixel, 0 for the sky, as 16-bit grey."""
    near = np.percentile(depth, 0.5)
    share = np.clip(near / np.maximum(depth, 1e-3), 0, 1)
    Image.fromarray((share * 65535 + 0.5).astype(np.uint16)).save(base + ".near.png")


def drop_passes(base: str) -> None:
    """The passes of one picture take about a hundred megabytes."""
    for name in ("beauty", "albedo", "normal", "depth"):
        os.remove(f"{base}.{name}.f32")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--raw", action="store_true", help="do not remove noise")
    parser.add_argument("--drop", action="store_true", help="remove the passes afterwards")
    options = parser.parse_args()
    clean = denoise.available() and not options.raw
    if not clean and not options.raw:
        print("PyTorch is missing (Debian: python3-torch): the pictures keep their noise")
    folder = options.folder
    present = [str(f.relative_to(folder))[: -len(".beauty.f32")] for f in folder.rglob("*.beauty.f32")]
    for name in options.names or sorted(present):
        began = time.time()
        finish(str(folder / name), name, clean)
        if options.drop:
            drop_passes(str(folder / name))
        print(f"finished {name} in {time.time() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
