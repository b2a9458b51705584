"""Pictures of services and posts that show a place, each from a standpoint of its own."""
from buildings import control_room
from dubai import homes, residence, warsan
from dubai import works as dubai_works
from interiors import boardroom
from projects_islamabad import ridge, workshops
from projects_lahore import canal_station, fire_station_yard, library_grounds
from scenes import works
from shots import GALLERY, WIDE, shot
from views import View, picture

CARD = (1200, 900)
DAY = {"key": .30, "contrast": 1.26}
DUSK = {"key": .13, "contrast": 1.22, "bloom": .10}


def _card(key: str, scene, *view, finish=DAY, **more) -> None:
    picture(f"services/{key}", CARD, scene, View(*view, finish=finish, **more))


_card("smart-ready-technology", lambda view: control_room.room(), "night", 180, (3.6, -1.2, 1.6), (-.8, 9, 1.62), 24, place="studio", finish={"exposure": .7, "bloom": .06})
_card("community-focused", residence.finished, "golden", 240, (-7.5, .5, 1.7), (4, 34, 6.4), 25, seed=5)
_card("context-aware-architecture", lambda view: ridge("gallery-1"), "golden", 245, (-52, -30, 6.0), (2, 34, 14), 31, place="islamabad", seed=4)
_card("sustainable-development", lambda view: workshops("gallery-2"), "morning", 130, (-36, -30, 21), (2, 8, 4), 33, level=False, place="islamabad", reach=5000)
_card("turnkey-delivery", homes.furjan, "dusk", 60, (-41, -15.0, 1.65), (-26, 1, 3.8), 27, seed=6, finish=DUSK)
_card("engineering-excellence", works.frame_and_crane, "sunset", 14, (-40, -30, 1.8), (4, 10, 17.5), 23, "wisps", seed=3, finish={"key": .20, "bloom": .10})
_card("architectural-innovation", works.turning_tower, "golden", 238, (-84, -128, 3.2), (14, 14, 62), 24, seed=4)
_card("infrastructure-development", lambda view: canal_station("gallery-1"), "morning", 235, (26, -7.2, 1.7), (-8, 8, 7.4), 24, place="lahore", seed=3)
_card("project-management", residence.on_site, "morning", 125, (-52, -54, 40), (0, 20, 5), 31, level=False, seed=2, reach=3500)
_card("safety-and-security-systems", lambda view: fire_station_yard("tile"), "dusk", 250, (-13, -21, 1.6), (3, 3, 6.2), 27, place="lahore", seed=2, finish=DUSK)
_card("building-care", works.cradle, "afternoon", 225, (12.2, -8.6, 57.6), (20.6, -.6, 58.9), 36, seed=5)
shot("services/investment-solutions", CARD, boardroom.boardroom, key=.36, contrast=1.32, saturation=1.1)

picture("posts/buying-off-plan/gallery-2", GALLERY, warsan.scene, View("morning", 222, (26, -56, 2.0), (-1, 0, 25), 25, seed=3, finish=DAY))
picture("posts/coordinated-services/gallery-2", GALLERY, dubai_works.plant, View("dawn", 235, (-12, -15, 21), (22, 12, 11), 32, level=False, seed=4, finish=DAY))
picture("posts/from-lahore-to-dubai/cover", WIDE, lambda view: library_grounds("hero"), View("golden", 235, (13, -19, 1.6), (-5, 3, 5.0), 26, place="lahore", seed=3, finish=DAY))
picture("posts/from-lahore-to-dubai/gallery-2", GALLERY, works.mock_up, View("golden", 235, (-10.5, -14.5, 1.6), (.6, 0, 4.3), 27, seed=6, place="desert", finish=DAY))
