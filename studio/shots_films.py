"""Pictures that only a film shows."""
import kit.masonry_materials  # noqa: F401  (names the ground of the plains)
from scenes.river import indus_at_dawn
from views import View, picture

picture("films/indus-at-dawn", (1600, 1000), indus_at_dawn,
        View("dawn", 24, (0, -9, 2.2), (2, 200, 16), 28, "soft", seed=5, place="islamabad", elevation=6, reach=4200, finish={"key": .24, "contrast": 1.24, "bloom": .08, "warmth": .25}))
