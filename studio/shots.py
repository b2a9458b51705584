"""Every picture by name. Other modules add theirs with `shot`; `all_shots` gathers them."""
from __future__ import annotations

import importlib
import os
from dataclasses import dataclass, field
from typing import Callable

WIDE = (1600, 1000)
GALLERY = (1500, 1000)
TILE = (960, 1200)

Build = Callable[[], None]


@dataclass(frozen=True)
class Shot:
    name: str
    width: int
    height: int
    build: Build
    # Settings for finish.py: exposure, bloom, grading.
    finish: dict = field(default_factory=dict)
    # Shots with the same `scene` share what `build` makes; `look` places the camera of each.
    scene: tuple | None = None
    look: Build | None = None


_shots: dict[str, Shot] = {}


def shot(name: str, size: tuple[int, int], build: Build, *, scene: tuple | None = None, look: Build | None = None, **finish) -> None:
    if name in _shots:
        raise ValueError(f"Two shots are called {name}")
    _shots[name] = Shot(name, size[0], size[1], build, finish, scene, look)


def all_shots() -> dict[str, Shot]:
    """Imports every module beside this one that lists shots (their names begin with projects_ or shots_)."""
    folder = os.path.dirname(os.path.abspath(__file__))
    for file in sorted(os.listdir(folder)):
        if file.endswith(".py") and file.startswith(("projects_", "shots_")):
            importlib.import_module(file[:-3])
    return _shots
