"""Rooms that projects, services and posts share: plant room, ceiling void, data aisle, laboratory."""
from functools import partial

from interiors import laboratory, plant_room
from shots import GALLERY, WIDE, shot

WORK = {"key": .26, "contrast": 1.30, "saturation": 1.10, "bloom": .06}
DARK = {"key": .075, "contrast": 1.24, "saturation": 1.10, "bloom": .12}

shot("posts/coordinated-services/cover", WIDE, plant_room.plant_room, **WORK)
shot("blog/film-poster", (1280, 720), plant_room.plant_room, **WORK)
shot("projects/al-quoz-cooling-plant/gallery-1", GALLERY, partial(plant_room.plant_room, True), **WORK)
shot("posts/coordinated-services/gallery-1", GALLERY, plant_room.ceiling_void, **WORK)
shot("projects/oasis-data-hall/gallery-1", GALLERY, plant_room.data_aisle, **DARK)
shot("projects/knowledge-park-lab/gallery-1", GALLERY, laboratory.teaching_lab, **{**WORK, "key": .38})
