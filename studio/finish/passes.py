"""Reads the raw passes that render.py writes beside each other: float32 RGBA, bottom row first."""
import json

import numpy as np


def read_settings(base: str) -> dict:
    with open(base + ".json") as file:
        return json.load(file)


def read_passes(base: str) -> dict[str, np.ndarray]:
    """beauty, albedo, normal (height, width, 3) and depth (height, width), top row first."""
    settings = read_settings(base)
    shape = (settings["height"], settings["width"], 4)

    def read(name: str) -> np.ndarray:
        return np.fromfile(f"{base}.{name}.f32", np.float32).reshape(shape)[::-1]

    beauty = np.nan_to_num(read("beauty")[..., :3], nan=0, posinf=1e3, neginf=0)
    return {
        "beauty": np.maximum(beauty, 0),
        "albedo": np.nan_to_num(read("albedo")[..., :3]),
        "normal": np.nan_to_num(read("normal")[..., :3]),
        "depth": read("depth")[..., 0].copy(),
    }
