"""A view of a scene: hour, sun, standpoint. `project` lists the four pictures of one project."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Callable

from kit import sky
from kit.camera import camera
from shots import GALLERY, TILE, WIDE, shot


@dataclass(frozen=True)
class View:
    hour: str
    sun: float  # azimuth in degrees: 90 from the right, 180 from behind the camera that looks along +y
    at: tuple
    to: tuple
    lens: float = 28
    clouds: str = "soft"
    level: bool = True
    seed: int = 1
    place: str = "dubai"
    elevation: float | None = None
    strength: float = 1.0
    reach: float | None = None
    fstop: float | None = None
    focus: object = None
    shift: tuple = (0.0, 0.0)
    name: str = ""
    finish: dict = field(default_factory=dict)

    def begin(self) -> None:
        sky.set_hour(self.hour, self.sun, self.clouds, self.place, self.seed, self.elevation, self.strength, self.reach)

    def look(self) -> None:
        camera(self.at, self.to, self.lens, self.level, self.shift, self.fstop, self.focus)


# Stops by which finish.py brightens a picture, by time of day.
EXPOSURE = {"dusk": 1.3, "night": 1.5, "sunset": .9, "golden": .6, "dawn": .65}

Scene = Callable[[View], None]


def picture(name: str, size: tuple[int, int], scene: Scene, view: View) -> None:
    def build() -> None:
        view.begin()
        scene(view)
        view.look()
    shot(name, size, build, **{"exposure": EXPOSURE.get(view.hour, .45), **view.finish})


def shared(name: str, size: tuple[int, int], scene: Scene, view: View, key: tuple) -> None:
    """A picture of a scene that others with the same `key` show too, from other standpoints at the same hour."""
    def build() -> None:
        view.begin()
        scene(view)
    shot(name, size, build, scene=key, look=view.look, **{"exposure": EXPOSURE.get(view.hour, .45), **view.finish})


def project(key: str, scene: Scene, hero: View, tile: View, near: View | None, far: View) -> None:
    """`near` becomes gallery-1 (None where an interior takes its place), `far` gallery-2."""
    picture(f"projects/{key}/hero", WIDE, scene, hero)
    picture(f"projects/{key}/tile", TILE, scene, tile)
    if near:
        picture(f"projects/{key}/gallery-1", GALLERY, scene, near)
    picture(f"projects/{key}/gallery-2", GALLERY, scene, far)
