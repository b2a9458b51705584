"""The pictures behind the slides of the home page: each shows the building that its slide names, wide and upright.

Towards +y lies north at Indus Residence, south at its second phase and west at Warsan Tower."""
from dataclasses import replace

from dubai import estate, warsan
from views import Scene, View, shared

WIDE, UPRIGHT = (1920, 1080), (1080, 1920)
DUSK = {"exposure": 1.15, "contrast": 1.28, "bloom": .08}
GOLD = {"exposure": .5, "contrast": 1.24}


def _slide(key: str, scene: Scene, wide: View, **upright) -> None:
    """`upright`: what is different in the upright picture."""
    for shape, size, view in (("wide", WIDE, wide), ("upright", UPRIGHT, replace(wide, **upright))):
        shared(f"slides/{key}/{shape}", size, scene, view, ("slide", key))


# From across the lane into the lit court, after sunset.
_slide("indus-residence-phase-2", estate.scene("indus-residence-phase-2"),
       View("dusk", 78, (-21, -44, 12.5), (7, 26, 10.5), 22, "wisps", seed=5, reach=3200, finish=DUSK), at=(-17, -45, 15), to=(6, 30, -13), lens=35)
# From above the lane, in the last hour of sun, with the park behind.
_slide("indus-residence", estate.scene("indus-residence"),
       View("golden", 252, (-17, -64, 25), (4, 34, 7), 24, "soft", seed=3, elevation=15, reach=3600, finish=GOLD), at=(-12, -56, 27), to=(1, 30, -15), lens=34)
# From the water, with the glow behind the tower.
_slide("warsan-tower", warsan.finished,
       View("dusk", 338, (68, -140, 5.5), (-12, -4, 36), 24, "wisps", seed=7, reach=2600, finish=DUSK), at=(42, -128, 6), to=(-5, -4, -2), lens=35)
