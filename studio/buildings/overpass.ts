import { band } from "#studio/model/facades.ts";
import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { scaffold, towerCrane } from "./cranes.ts";
import type { Context } from "./context.ts";
import { asphalt, concrete, ivory, modelOf, patch, render } from "./parts.ts";
import { car } from "./vehicles.ts";

/** A road on round-headed piers over the ring road; the last span is still open. */
export function overpass(context: Context): Model {
  const solids: Solid[] = [];
  for (let pier = -3; pier <= 3; pier += 1) {
    const x = pier * 24;
    solids.push(
      block([x - 1.6, 0, 4.4], [x + 1.6, 8.6, 7.6], { paint: matter(concrete) }),
      block([x - 2.4, 8.6, 0.4], [x + 2.4, 10.2, 11.6], { paint: matter(concrete), shadow: false }),
    );
    if (pier < 2) {
      solids.push(
        block([x, 10.2, -0.6], [x + 24, 12, 12.6], {
          paint: matter(ivory),
          top: matter(asphalt),
          facade: band(0, 0.7, { kind: "shade", amount: 0.25 }),
        }),
        block([x, 12, -0.8], [x + 24, 13.1, -0.3], { paint: matter(render), shadow: false }),
      );
    }
  }
  solids.push(
    ...Array.from({ length: 4 }, (_, bar) =>
      rod(
        [
          [48, 10.5 + bar * 0.4, 1 + bar * 3],
          [51, 10.5 + bar * 0.4, 1 + bar * 3],
        ],
        0.16,
        "#8F5B3B",
      ),
    ),
    ...scaffold(45, 70, 3, 10),
    ...towerCrane([58, 0, 22], 34, 30, 2.7),
    ...car(-60, -20, "#B9AF9A"),
    ...car(-20, -26, "#2C5F5D"),
    ...car(24, -21, "#E9DFCB"),
    ...(context.random.chance(0.5) ? car(-44, -26, "#A9803F") : []),
  );
  const model = modelOf(solids, [
    patch(-160, 160, -30, -14, asphalt),
    ...Array.from({ length: 14 }, (_, dash) =>
      patch(-110 + dash * 16, -104 + dash * 16, -22.4, -22, "#E9DFCB"),
    ),
  ]);
  return { ...model, bounds: { min: [-60, 0, -4], max: [74, 36, 16] } };
}
