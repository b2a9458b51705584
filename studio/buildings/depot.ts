import { band, layered } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { extrusion, vaultSection } from "#studio/model/extrusion.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Context } from "./context.ts";
import { asphalt, concrete, gold, ivory, modelOf, patch, render, teal } from "./parts.ts";
import { coach } from "./vehicles.ts";

/** A bus depot: six wide gates under low vaults, coaches parked in a comb. */
export function busDepot(context: Context): Model {
  const gate: Facade = layered((wall) => [
    {
      shapes: [pane(wall, 1.6, 0, wall.width - 3.2, 6.2)],
      paint: context.hour.lamps > 0.2 ? { kind: "lamp" } : matter("#384844"),
    },
    { shapes: [pane(wall, 1.6, 6.2, wall.width - 3.2, 0.5)], paint: matter(gold) },
  ]);
  const bays = Array.from({ length: 6 }, (_, bay): Solid[] => {
    const left = -45 + bay * 15;
    return [
      block([left, 0, 0], [left + 15, 8.2, 34], {
        paint: matter(bay % 2 === 0 ? ivory : render),
        facade: band(3, 2.6, { kind: "glass" }),
        sides: { front: gate },
      }),
      extrusion(vaultSection(left, left + 15, 8.2, 4.2), "z", -2, 34, {
        paint: matter(concrete),
        end: matter(teal),
      }),
    ];
  }).flat();
  const coaches = [-34, -4, 26].map((x, index) =>
    coach(x, -14 - (index % 2) * 4, 12.5, [teal, gold, "#E9DFCB"][index] ?? teal, context.random),
  );
  return modelOf(
    [
      ...bays,
      ...coaches,
      block([45, 0, 4], [58, 15, 24], {
        paint: matter("#B98057"),
        facade: layered(
          band(3, 2, { kind: "glass" }),
          band(7, 2, { kind: "glass" }),
          band(11, 2, { kind: "glass" }),
        ),
      }),
    ],
    [
      patch(-140, 140, -46, 60, "#B7AB90"),
      patch(-90, 90, -34, -2, asphalt),
      ...Array.from({ length: 13 }, (_, line) =>
        patch(-60 + line * 10, -59.7 + line * 10, -30, -20, "#E4D6B4"),
      ),
    ],
  );
}
