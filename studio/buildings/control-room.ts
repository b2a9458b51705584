import { archedPane } from "#studio/model/panes.ts";
import { band, layered } from "#studio/model/facades.ts";
import { ribbons } from "#studio/model/windows.ts";
import { ringOutline } from "#studio/model/round.ts";
import { block, prism, rod } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  asphalt,
  brick,
  gold,
  ivory,
  lit,
  modelOf,
  patch,
  paving,
  stone,
  voidPaint,
} from "./parts.ts";

/** The traffic control room: a lantern of glass over a brick base with arches, and its mast. */
export function controlRoom(context: Context): Model {
  const light = lit(context);
  const glass = ringOutline([2, 10], 11, 12, Math.PI / 12);
  return modelOf(
    [
      block([-22, 0, 0], [22, 9, 22], {
        paint: matter(brick),
        facade: layered(
          (wall) => [
            {
              shapes: Array.from({ length: Math.floor(wall.width / 5.4) }, (_, index) =>
                archedPane(wall, 1.4 + index * 5.4, 0, 3.4, 6.4, 0.9),
              ),
              paint: light.lamps > 0.2 ? { kind: "lamp" } : voidPaint,
            },
          ],
          band(-0.8, 0.8, matter(stone)),
        ),
      }),
      prism(ringOutline([2, 10], 12.4, 12, Math.PI / 12), 9, 10, {
        paint: matter(ivory),
        top: matter(stone),
      }),
      prism(glass, 10, 15.4, {
        paint: { kind: "glass" },
        top: matter(ivory),
        facades: [
          ribbons({
            ...light,
            lamps: atDusk(light.lamps, 0.3),
            storey: 5.3,
            sill: 0.9,
            height: 3.8,
            bay: 2.8,
          }),
        ],
      }),
      prism(ringOutline([2, 10], 13.2, 12, Math.PI / 12), 15.4, 16.2, {
        paint: matter(gold),
        top: matter(ivory),
      }),
      rod(
        [
          [-14, 9, 14],
          [-14, 33, 14],
        ],
        0.6,
        "#6F776F",
      ),
      ...[14, 19, 24, 29].map((y) =>
        rod(
          [
            [-16 + (y - 14) * 0.06, y, 14],
            [-12 - (y - 14) * 0.06, y, 14],
          ],
          0.3,
          gold,
        ),
      ),
      rod(
        [
          [-20, 9, 14],
          [-14, 28, 14],
          [-8, 9, 14],
        ],
        0.16,
        "#6F776F",
      ),
    ],
    [patch(-50, 50, -16, 40, paving), patch(-120, 120, -32, -18, asphalt)],
  );
}
