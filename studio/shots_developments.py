"""Pictures of the homes for sale: the elevations on which they are chosen, and the views from their balconies.

Cameras and suns come from studio/homes/, which projects the homes with the same cameras."""
from buildings.developments import exported
from dubai import estate, warsan
from views import View, shared

VIEW_SIZE = (1280, 800)
SCENES = {key: estate.scene(key) for key in estate.SIZES} | {"warsan-tower": warsan.finished}
SOFT = {"contrast": 1.18}


def _list(key: str, name: str, size, camera: dict) -> None:
    sun = camera["sun"]
    view = View(sun["hour"], sun["azimuth"], tuple(camera["at"]), tuple(camera["to"]), camera["lens"],
                seed=4, elevation=sun["altitude"], reach=3600, finish=SOFT)
    shared(name, tuple(size), SCENES[key], view, (key, sun["azimuth"], sun["altitude"]))


for _key, _data in exported().items():
    for _elevation in _data["elevations"]:
        _list(_key, f"developments/{_key}/elevation-{_elevation['key']}", _elevation["size"], _elevation)
    for _view in _data["views"]:
        _list(_key, _view["name"], VIEW_SIZE, _view)
