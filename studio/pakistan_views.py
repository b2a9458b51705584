"""The four pictures of a project in Pakistan: each city has its own depth of air."""
from dataclasses import replace
from typing import Callable

import kit.masonry_materials  # noqa: F401  (defines the brick materials)
import kit.palette  # noqa: F401  (defines the named materials)
import kit.water  # noqa: F401
from shots import GALLERY, TILE, WIDE
from views import View, picture

# Metres of sight on the ground, and for a drone: haze that is deep below would veil a view from above.
REACH = {"lahore": 1500, "islamabad": 4200, "peshawar": 3000}
CLEAR_AIR = 4200


def project(key: str, place: str, stage: Callable[[str], None], hero: View, tile: View, near: View, air: View) -> None:
    """`stage(name)` builds the place; the picture's name tells it what may be left out of sight, or that a room is wanted."""
    for name, size, view in (("hero", WIDE, hero), ("tile", TILE, tile), ("gallery-1", GALLERY, near), ("gallery-2", GALLERY, air)):
        reach = view.reach or (REACH.get(place) if view.level else CLEAR_AIR)
        picture(f"projects/{key}/{name}", size, lambda view: stage(view.name), replace(view, place=place, reach=reach, name=name))
