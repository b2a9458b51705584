"""The sample flats as panoramas, and the same views through an ordinary lens."""
from functools import partial

from dubai import estate, warsan
from interiors import sample_flat as flats
from interiors.flat_plan import Flat
from interiors.shell import lime_wash, oak_floor, stone_floor
from kit.camera import camera, panorama
from kit.materials import jointed, use
from shots import shot

PANORAMA, STILL = (4096, 2048), (1280, 800)
# The lens whose picture is as wide as the first view of a panorama: 90 degrees.
LENS = 18
DAY = {"key": .43, "bloom": .03, "vignette": 0, "contrast": 1.26, "saturation": 1.10}
OUT = {"key": .40, "bloom": .03, "vignette": 0, "contrast": 1.22, "saturation": 1.12}
# The still of a balcony lacks its dark ceiling, so the mean of its brightness is higher.
OUT_STILL = {**OUT, "key": .30}

HOMES = {
    "indus-residence": ("A1", 2, flats.Style(
        floor=partial(stone_floor, "honed travertine", (.62, .54, .43), (1.2, .8)), wall=partial(lime_wash, "lime warm", (.74, .68, .59)),
        feature=lambda: use("brick_pale"), timber="walnut", sofa="sand", pillows=("ivory", "rust", "olive"),
        front=flats.Front("brick_pale", "travertine", "bars"), terrace_floor="travertine")),
    "indus-residence-phase-2": ("A2", 4, flats.Style(
        floor=partial(oak_floor, "pale oak floor", (.56, .42, .28)), wall=partial(lime_wash, "lime white", (.80, .78, .74)),
        feature=partial(lime_wash, "lime sage", (.52, .55, .46)), timber="pale_oak", sofa="ivory", pillows=("sage", "sand", "olive"),
        front=flats.Front("plaster_white", "ivory_stone", "glass"), terrace_floor="ivory_stone",
        rug=((.66, .62, .54), (.40, .43, .34)))),
    "warsan-tower": ("A1", 12, flats.Style(
        floor=lambda: jointed("pale stone", (.66, .62, .55), (1.2, 1.2), .24, .003, .03, .5, .75, .06, .5), wall=partial(lime_wash, "lime cool", (.76, .745, .715)),
        feature=partial(lime_wash, "lime teal", (.060, .120, .115)), timber="oak", sofa="ivory", pillows=("teal", "brass", "sand"),
        front=flats.Front("plaster_white", "plaster_white", "glass"), terrace_floor="limestone",
        fill=1.6, towards=(-.45, -1), rug=((.56, .54, .48), (.38, .42, .40)))),
}
# Where the first view of a balcony looks to, on the plan.
OUTWARDS = (.35, -1)
# The buildings, their gardens and what lies around them; these scenes do not ask for a view.
OUTSIDE = {key: estate.scene(key) for key in estate.SIZES} | {"warsan-tower": warsan.finished}


def _flat(key: str) -> Flat:
    stack, floor, _ = HOMES[key]
    return Flat(key, stack, floor)


def _build(key: str) -> None:
    flats.build(_flat(key), HOMES[key][2], lambda: OUTSIDE[key](None))


def _look(key: str, room: str, whole: bool) -> None:
    at, (x, y) = flats.eye(_flat(key), room), HOMES[key][2].towards if room == "living" else OUTWARDS
    if whole:
        panorama(at, (x, y))
    else:
        camera(at, (at[0] + x, at[1] + y, at[2]), LENS)


for home in HOMES:
    for space, grades in (("living", (DAY, DAY)), ("balcony", (OUT, OUT_STILL))):
        for suffix, size, whole, grade in (("", PANORAMA, True, grades[0]), ("-still", STILL, False, grades[1])):
            shot(f"developments/{home}/room-{space}{suffix}", size, partial(_build, home), scene=("flat", home),
                 look=partial(_look, home, space, whole), wrap=whole, **grade)
