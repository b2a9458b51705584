"""Tabletop pictures of services and posts."""
from functools import partial

from buildings import residence
from shots import GALLERY, WIDE, shot
from stills import flat, scenes

CARD = (1200, 900)
SOFT = {"key": .42, "contrast": 1.34, "saturation": 1.10, "vignette": .16}

shot("services/function-first-design", CARD, flat.open_flat, **SOFT)
shot("services/quality-over-quantity", CARD, scenes.masons_bench, **SOFT)
shot("posts/from-lahore-to-dubai/gallery-1", GALLERY, partial(scenes.masons_bench, True), **SOFT)
shot("posts/buying-off-plan/gallery-1", GALLERY, scenes.plans_and_key, **SOFT)


def residence_model() -> None:
    """Three wings round a court, at 1 to 200; the court opens towards the eye."""
    scenes.model_on_table(residence.build, .0062, (1.0, .74), -.55, 54, middle=(0, 22), clear=lambda x, y: x * x + y * y > .085)


shot("posts/buying-off-plan/cover", WIDE, residence_model, **{**SOFT, "key": .34})
