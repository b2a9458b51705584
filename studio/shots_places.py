"""Pictures of the city for the site's own pages: home, Why Dubai, about, the banner, the lost page."""
from dubai import lahore_origin, residence, skyline
from views import View, picture

HERO = View("dusk", 322, (-104, -190, 4.0), (6, 40, 66), 24, "wisps", seed=9, name="wide", reach=2400, finish={"exposure": 1.0, "contrast": 1.36})
picture("landing/hero", (1920, 1080), skyline.shore, HERO)
picture("landing/hero-portrait", (1080, 1920), skyline.shore, View("dusk", 318, (-36, -104, 3.4), (-6, 44, 66), 25, seed=9, reach=2400, finish={"exposure": 1.05, "contrast": 1.28}))
picture("landing/story-poster", (1280, 720), skyline.shore, View("golden", 300, (128, -118, 9), (6, 40, 58), 18, "soft", seed=4, finish={"exposure": .4, "contrast": 1.3}))
picture("pages/why-here", (1600, 1000), skyline.shore, View("golden", 300, (140, -112, 12), (4, 40, 60), 22, "soft", seed=4, finish={"exposure": .4, "contrast": 1.3}))
picture("pages/banner", (2000, 700), skyline.shore, View("dusk", 330, (-40, -300, 6), (10, 40, 62), 20, "wisps", seed=6, finish={"exposure": -.2}))
picture("pages/about-2", (1600, 1000), residence.on_site, View("golden", 240, (-60, -58, 46), (0, 24, 4), 26, level=False, seed=2, reach=3200))
picture("pages/not-found", (1200, 900), skyline.gate, View("sunset", 338, (-7, -24, 1.7), (1.2, 4, 5.0), 30, "wisps", seed=3, place="desert"))
picture("pages/about", (1600, 1000), lahore_origin.old_house, View("golden", 215, (-13, -6.4, 1.7), (-.5, 0, 6.2), 21, "wisps", seed=2, place="lahore", elevation=38))
