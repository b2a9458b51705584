"""Brick of several kilns, lime, tile and dry earth."""
from kit.materials import define, jointed, plain

BRICKS = {"brick_lahore": (.40, .150, .080), "brick_old": (.30, .125, .080), "brick_rose": (.46, .215, .140), "brick_brown": (.22, .105, .062),
          "brick_buff": (.52, .37, .23), "brick_plum": (.20, .075, .060)}
for key, value in BRICKS.items():
    define(key, lambda n, value=value: jointed(n, value, (.235, .075), .88, .011, .24, .5, 1.25, .45, .15))
define("brick_soldier", lambda n: jointed(n, (.34, .120, .065), (.075, .235), .88, .010, .2, 0.0, 1.25, .45, .15))
define("lime_white", lambda n: plain(n, (.74, .70, .62), .9, 0, .09, .5, .12, 6, .15))
define("sandstone_islamabad", lambda n: jointed(n, (.60, .47, .32), (.9, .45), .7, .006, .09, .5, .6, .3))
define("rubble_stone", lambda n: jointed(n, (.36, .31, .25), (.48, .24), .9, .025, .3, .37, .55, .9))
define("tile_blue", lambda n: jointed(n, (.02, .16, .24), (.15, .15), .18, .006, .3, 0.0, 2.2, .2, .6))
define("dry_ground", lambda n: plain(n, (.27, .205, .135), .95, 0, .25, .06, .4, 3))
define("hill_ground", lambda n: plain(n, (.115, .115, .050), .95, 0, .4, .09, .8, 2.5))
define("shore_stone", lambda n: plain(n, (.24, .22, .19), .9, 0, .25, 1.5, .4, 6))
define("clay_court", lambda n: jointed(n, (.42, .20, .12), (.3, .3), .7, .008, .16, 0.0, .75, .3))
define("deodar", lambda n: plain(n, (.145, .068, .032), .55, 0, .25, 3.0, .25, 18))
define("deodar_worn", lambda n: plain(n, (.24, .135, .07), .6, 0, .28, 3.0, .25, 18))
define("hazed_white", lambda n: plain(n, (.78, .75, .69), .6, 0, .04, .5))
