"""The six products, each alone on paper."""
from products import (chenab_dining_chair, jhelum_side_table, kabul_rope_chair, ravi_lounge_chair, studio_set, sutlej_armchair,
                      swat_vase)
from shots import shot

SIZE = (1600, 1600)
LOOK = {"film": False, "vignette": 0.0, "grain": .004, "bloom": 0.0, "contrast": 1.0, "saturation": 1.0, "split": 0.0}


def _stage(size: float, middle: float, turn: float = 0.0, rise: float = .2, fill: float = .72) -> None:
    studio_set.sweep(depth=size * 2.2, bend=size * 1.6 + .6)
    studio_set.set_light(size)
    studio_set.product_camera(size, middle, turn, rise, fill=fill)


def sutlej() -> None:
    sutlej_armchair.armchair(turn=-.62)
    _stage(.98, .37, rise=.24)


def chenab() -> None:
    chenab_dining_chair.dining_chair(turn=-.55)
    _stage(.90, .385, rise=.24)


def ravi() -> None:
    ravi_lounge_chair.lounge_chair(turn=-.55)
    _stage(1.02, .34, rise=.24)


def jhelum() -> None:
    jhelum_side_table.side_table()
    _stage(.60, .25, rise=.28)


def kabul() -> None:
    kabul_rope_chair.rope_chair(turn=-.60)
    _stage(.94, .34, rise=.26)


def swat() -> None:
    swat_vase.vase()
    swat_vase.olive_branch((0, 0, .30), length=.44)
    _stage(.80, .345, rise=.10, fill=.84)


PRODUCTS = {"sutlej-armchair": sutlej, "chenab-dining-chair": chenab, "ravi-lounge-chair": ravi,
            "jhelum-side-table": jhelum, "kabul-rope-chair": kabul, "swat-vase": swat}
for key, build in PRODUCTS.items():
    shot(f"products/{key}", SIZE, build, **LOOK)
