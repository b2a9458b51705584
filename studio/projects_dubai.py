"""Pictures of the projects in Dubai, and of the city itself: each a scene, a standpoint and an hour."""
from dubai import business_bay, civic, creek, homes, low_blocks, models, quayside, residence, warsan, works
from views import View, picture, project

UPRIGHT = (1200, 1500)

# Towards +y lies north at Indus Residence, south at its second phase and west at Warsan Tower; their suns stand where the sun
# can be at that hour.

picture("residence/1-exterior-day", UPRIGHT, residence.finished, View("afternoon", 235, (4, -20, 1.7), (12.5, 11, 11.6), 24, seed=2))
picture("residence/2-exterior-dusk", UPRIGHT, residence.finished, View("dusk", 300, (-2, -20, 1.7), (-15, 10, 11), 24, seed=4))
picture("residence/6-pool-deck", UPRIGHT, residence.poolside, View("golden", 240, (-8.4, 5.6, 1.9), (6, 34, 8.5), 22, seed=3))
picture("residence/7-from-the-air", UPRIGHT, residence.with_pool, View("afternoon", 230, (-40, -62, 66), (1, 25, 2), 30, level=False, seed=5, reach=5000))

project("indus-residence", residence.on_site,
        View("golden", 118, (14, -38, 6.0), (-6, 24, 10), 24, seed=6),
        View("golden", 122, (12, -26, 2.4), (-10, 20, 15.5), 26, seed=3, name="tile"),
        View("afternoon", 262, (10, 8, 1.7), (24, 30, 12), 24, seed=2),
        View("golden", 250, (58, -62, 50), (2, 22, 4), 28, level=False, seed=4, reach=3500))
project("warsan-tower", warsan.scene,
        View("dusk", 340, (-46, -92, 3.0), (4, 0, 28), 27, seed=7),
        View("sunset", 204, (30, -80, 2.4), (0, 0, 32), 28, "wisps", seed=5),
        View("golden", 212, (-14, -38, 2.2), (6, -6, 17), 24, seed=2),
        View("morning", 228, (74, -66, 62), (-2, 2, 26), 28, level=False, seed=4, reach=2600))
project("quayside-house", quayside.scene,
        View("dusk", 285, (-36, -42, 2.8), (22, 16, 18.5), 24, seed=3),
        View("golden", 235, (-13, -11, 2.0), (16, 20, 17), 25, seed=6),
        View("golden", 240, (-9, 5.5, 1.7), (14, 15, 6.5), 24, seed=2),
        View("sunset", 300, (-70, -95, 70), (30, 22, 12), 30, level=False, seed=4, reach=3000))
project("canal-court-offices", business_bay.court,
        View("morning", 225, (-24, -58, 2.0), (3, 12, 16.5), 25, seed=5),
        View("dusk", 60, (2.5, -33, 1.9), (-2, 20, 16), 26, seed=8),
        View("afternoon", 230, (-3, -7, 1.7), (12, 16, 10), 24, seed=3),
        View("golden", 235, (54, -70, 56), (-2, 20, 10), 30, level=False, seed=6, reach=3600))
project("bay-tower-retrofit", business_bay.retrofit,
        View("afternoon", 235, (-50, -118, 2.4), (26, 8, 52), 22, seed=6),
        View("night", 40, (66, -92, 2.4), (18, 8, 50), 27, "wisps", seed=4),
        View("morning", 120, (70, -26, 22), (40, 8, 16), 26, seed=2),
        View("golden", 240, (-26, -40, 140), (22, 14, 100), 30, level=False, seed=3, reach=3600))
project("barsha-lane-school", low_blocks.school_scene,
        View("morning", 140, (-35, -9, 1.65), (-8, 0, 3.7), 22, seed=4),
        View("afternoon", 215, (-11.5, -12, 1.6), (-24, 2, 4.6), 24, seed=2),
        View("noon", 150, (-32, 9.6, 1.6), (-18, 21, 3.2), 22, seed=5),
        View("morning", 120, (-52, -48, 38), (-2, 16, 0), 30, level=False, seed=6, reach=4200))
project("courtyard-nine", low_blocks.courts_scene,
        View("golden", 235, (-22, -33, 1.65), (12, -14, 5.6), 26, seed=3),
        View("dusk", 60, (3.6, -4.6, 1.6), (-1.6, 4, 4.2), 17, seed=6),
        View("noon", 200, (-4.4, -4.4, 1.6), (2.6, 4, 3.8), 18, seed=2, elevation=66),
        View("afternoon", 225, (-30, -44, 44), (18, 16, 0), 30, level=False, seed=5, reach=4200))
project("jaddaf-footbridge", creek.bridge,
        View("sunset", 330, (4, -58, 2.2), (74, 4, 7.5), 26, "wisps", seed=3),
        View("dawn", 60, (-2.6, -16, 2.0), (40, 14, 9.5), 24, seed=5),
        View("golden", 245, (10, 1.2, 6.6), (60, -.4, 8.0), 22, seed=4),
        View("afternoon", 220, (-30, -92, 58), (66, 10, 0), 32, level=False, seed=2))
project("al-quoz-cooling-plant", works.plant,
        View("dawn", 70, (-8, -18, 1.7), (24, 4, 6.6), 24, seed=4),
        View("golden", 225, (29, -10.4, 1.8), (43.5, 8, 7.6), 21, seed=2),
        None,
        View("morning", 130, (-24, -44, 44), (28, 10, 2), 30, level=False, seed=3, reach=3600))
project("oasis-data-hall", works.data,
        View("night", 60, (-17, -20, 1.7), (16, 2, 6.2), 24, "wisps", seed=2),
        View("dusk", 290, (-11, -19, 1.7), (10, 4, 9), 26, seed=5),
        None,
        View("golden", 240, (-36, -52, 46), (30, 12, 4), 30, level=False, seed=4, reach=3200))
project("jebel-ali-fire-refit", works.jebel_ali,
        View("noon", 215, (47, -33, 1.8), (6, -5, 6.6), 24, seed=6),
        View("afternoon", 235, (-30, -36, 1.8), (-11, -12, 6.6), 26, seed=3),
        View("morning", 165, (14.6, -10.5, 1.7), (13.0, 0, 3.9), 20, seed=2),
        View("afternoon", 225, (-66, -92, 66), (24, 10, 0), 30, level=False, seed=5, reach=3600))
project("deira-bus-canopy", civic.buses,
        View("afternoon", 215, (-13, -13, 1.7), (36, 12, 5.6), 24, seed=3),
        View("golden", 250, (-5, 6.2, 1.8), (20, 12.5, 6.6), 21, seed=2),
        View("noon", 200, (33, 4.8, 1.75), (56, 16, 4.6), 22, seed=5),
        View("morning", 130, (-34, -46, 46), (48, 16, 2), 30, level=False, seed=4, reach=3600))
project("knowledge-park-lab", civic.lab,
        View("morning", 215, (-30, -24, 1.7), (12, 4, 9.0), 24, seed=6),
        View("dusk", 300, (-15, -19, 1.7), (7, 4, 10.5), 24, seed=3),
        None,
        View("afternoon", 225, (-44, -48, 42), (20, 8, 6), 30, level=False, seed=5, reach=3200))
project("jumeirah-gatehouses", civic.gates,
        View("dusk", 310, (-14.5, -19, 1.7), (2, 0, 4.4), 26, seed=4),
        View("golden", 215, (11.6, -9.2, 1.7), (3, 2, 4.2), 22, seed=2),
        View("afternoon", 215, (5.8, -9.4, 1.65), (12, -3, 2.7), 24, seed=6),
        View("morning", 125, (-30, -38, 30), (2, 4, 1), 30, level=False, seed=3, reach=4000))
project("al-warqa-municipal-centre", civic.centre,
        View("sunset", 255, (-7.5, -19.4, 1.7), (22, 0, 5.6), 22, "wisps", seed=5),
        View("noon", 155, (27, -20.5, 1.7), (29, 4, 6.4), 22, seed=3),
        View("morning", 140, (5, -12, 1.7), (30, 2, 4.6), 22, seed=2),
        View("afternoon", 225, (-26, -48, 38), (28, 4, 2), 30, level=False, seed=4, reach=3600))
project("jaddaf-quarter", homes.jaddaf,
        View("golden", 235, (-62, -70, 2.4), (-12, 10, 25), 23, seed=4),
        View("sunset", 250, (14, -46, 2.2), (-22, 10, 26), 27, "wisps", seed=2),
        View("dusk", 60, (-8.4, -3.5, 1.65), (-9.4, 24, 5.2), 22, seed=3),
        View("afternoon", 230, (46, -72, 62), (-10, 18, 12), 30, level=False, seed=6, reach=3000))
project("furjan-gardens", homes.furjan,
        View("morning", 215, (-58, -14.6, 1.65), (-22, 0, 4.4), 24, seed=3),
        View("afternoon", 215, (-21.2, -12.8, 1.65), (-25.5, 0, 4.6), 23, seed=5),
        View("golden", 250, (-44, -35, 1.65), (-54, -28, 2.2), 26, seed=2),
        View("morning", 130, (-70, -52, 44), (-2, 26, 0), 30, level=False, seed=4, reach=4000))
project("mina-boat-basin", models.marina,
        View("overcast", 200, (-.62, -1.15, .62), (.02, -.02, .05), 38, level=False, fstop=5.6, focus=(.02, -.05, .06)),
        View("overcast", 200, (.42, -.98, .58), (-.02, .0, .06), 40, level=False, fstop=4.5, focus=(0, .0, .06)),
        View("overcast", 200, (-.30, -.50, .20), (.10, .06, .07), 40, level=False, fstop=4.0, focus=(.06, .02, .07)),
        View("overcast", 200, (-.05, -1.0, 1.5), (-.02, .08, 0), 19, level=False, fstop=11, name="three"))
project("indus-residence-phase-2", models.second_court,
        View("golden", 250, (6, -27, 1.7), (-6, 20, 12), 22, seed=5),
        View("morning", 256, (9, -21, 1.7), (22, 8, 11.5), 25, seed=3),
        View("morning", 260, (-3.2, -6.2, 1.65), (1.5, 12, 6.0), 22, seed=2),
        View("overcast", 200, (-.95, -1.25, .85), (-.05, .1, .05), 40, level=False, fstop=5.0, focus=(.1, .0, .08), name="model"))
