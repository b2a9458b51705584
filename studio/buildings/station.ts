import { band, fins, layered } from "#studio/model/facades.ts";
import { curtainWall } from "#studio/model/windows.ts";
import { extrusion, vaultSection } from "#studio/model/extrusion.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  asphalt,
  bronze,
  concrete,
  dark,
  gold,
  ivory,
  lit,
  modelOf,
  patch,
  paving,
  teal,
} from "./parts.ts";
import { coach } from "./vehicles.ts";

/** A station on a viaduct under one long shell. */
export function metroStation(context: Context): Model {
  const light = lit(context);
  const solids: Solid[] = [];
  for (let pier = -3; pier <= 3; pier += 1) {
    const x = pier * 22;
    solids.push(
      block([x - 1.3, 0, 6.6], [x + 1.3, 7.4, 9.4], { paint: matter(concrete) }),
      block([x - 2.6, 7.4, 3], [x + 2.6, 8.6, 13], { paint: matter(concrete), shadow: false }),
    );
  }
  solids.push(
    block([-110, 8.6, 1], [110, 10.4, 15], {
      paint: matter(concrete),
      facade: band(1.2, 0.6, matter(ivory)),
    }),
    block([-30, 10.4, -1.4], [30, 13.4, 1], {
      paint: { kind: "glass" },
      facade: curtainWall({
        ...light,
        lamps: atDusk(light.lamps, 0.25),
        storey: 3,
        bay: 2.5,
        frame: bronze,
      }),
      shadow: false,
    }),
    coach(-34, 3.2, 44, "#EDE3CF", context.random, 10.5),
    {
      ...extrusion(vaultSection(-5, 20, 13.6, 7.5), "x", -34, 34, {
        paint: matter(ivory),
        end: matter(teal),
      }),
    },
    ...Array.from({ length: 8 }, (_, rib) =>
      extrusion(vaultSection(-5.5, 20.5, 13.4, 8.1), "x", -34 + rib * 9.6, -33.2 + rib * 9.6, {
        paint: matter(gold),
      }),
    ),
    block([-12, 0, -12], [12, 8, -2], {
      paint: matter(dark),
      facade: layered(
        curtainWall({
          ...light,
          lamps: atDusk(light.lamps, 0.25),
          storey: 4,
          bay: 2.4,
          frame: bronze,
        }),
        fins(4.8, 0.3, matter(ivory)),
      ),
    }),
    block([-15, 8, -14], [15, 8.7, -1], { paint: matter(ivory) }),
  );
  const model = modelOf(solids, [
    patch(-140, 140, -34, -20, asphalt),
    patch(-60, 60, -20, 30, paving),
  ]);
  return { ...model, bounds: { min: [-44, 0, -14], max: [44, 21.6, 20] } };
}
