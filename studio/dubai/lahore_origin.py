"""Where the firm comes from: an old brick house of Lahore, seen from its lane."""
import kit.masonry_materials  # noqa: F401  (defines the brick materials)
from buildings import haveli
from kit.light_vehicles import bicycle
from kit.people import Crowd
from kit.shapes import instance
from views import View


def old_house(view: View) -> None:
    haveli.street()
    haveli.build()
    Crowd(11).scatter(9, -20, -5.4, 20, -2)
    instance(bicycle(), (-3.6, -1.2, 0), 1.5)
