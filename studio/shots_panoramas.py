"""The sample flats as panoramas, and the same views through an ordinary lens."""
from functools import partial

from dubai import estate, warsan
from interiors import sample_flat as flats
from interiors.flat_plan import Flat
from interiors.flat_styles import STYLES
from kit.camera import camera, panorama
from shots import shot

PANORAMA, STILL = (4096, 2048), (1280, 800)
# The lens whose picture is as wide as the first view of a panorama: 90 degrees.
LENS = 18
DAY = {"key": .43, "bloom": .03, "vignette": 0, "contrast": 1.26, "saturation": 1.10}
OUT = {"key": .40, "bloom": .03, "vignette": 0, "contrast": 1.22, "saturation": 1.12}
# The still of a balcony lacks its dark ceiling, so the mean of its brightness is higher.
OUT_STILL = {**OUT, "key": .30}

# Where the first view of a balcony looks to, on the plan.
OUTWARDS = (.35, -1)
# The buildings, their gardens and what lies around them; these scenes do not ask for a view.
OUTSIDE = {key: estate.scene(key) for key in estate.SIZES} | {"warsan-tower": warsan.finished}


def _build(key: str) -> None:
    flats.build(Flat(key), STYLES[key], lambda: OUTSIDE[key](None))


def _look(key: str, room: str, whole: bool) -> None:
    at, (x, y) = flats.eye(Flat(key), room), STYLES[key].towards if room == "living" else OUTWARDS
    if whole:
        panorama(at, (x, y))
    else:
        camera(at, (at[0] + x, at[1] + y, at[2]), LENS)


for home in OUTSIDE:
    for space, grades in (("living", (DAY, DAY)), ("balcony", (OUT, OUT_STILL))):
        for suffix, size, whole, grade in (("", PANORAMA, True, grades[0]), ("-still", STILL, False, grades[1])):
            shot(f"developments/{home}/room-{space}{suffix}", size, partial(_build, home), scene=("flat", home),
                 look=partial(_look, home, space, whole), wrap=whole, **grade)
