"""Rooms of Indus Residence and of the furniture page."""
from interiors import bath_room, bedroom, dining_room, kitchen, living_room, lobby, reading_corner
from shots import WIDE, shot

UPRIGHT = (1200, 1500)
STRIP = (1000, 1250)
DAY = {"key": .42, "bloom": .05, "vignette": .10, "contrast": 1.36, "saturation": 1.12}
EVENING = {**DAY, "key": .17, "bloom": .09}

shot("landing/furniture-hero", WIDE, living_room.furniture_room, **DAY)
shot("residence/3-lobby", UPRIGHT, lobby.residence_lobby, **DAY)
shot("residence/4-living-room", UPRIGHT, living_room.residence_living, **DAY)
shot("residence/5-bedroom", UPRIGHT, bedroom.residence_bedroom, **DAY)

STRIPS = (living_room.golden_corner, dining_room.dining_room, bedroom.dawn_bedroom, reading_corner.reading_corner, kitchen.kitchen)
for number, room in enumerate(STRIPS, 1):
    shot(f"landing/strip-{number}", STRIP, room, **DAY)
shot("landing/strip-6", STRIP, bath_room.bath_room, **EVENING)
