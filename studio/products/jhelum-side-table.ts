import { pane } from "#studio/model/panes.ts";
import { ringOutline, turned } from "#studio/model/round.ts";
import { prism } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { smoothProfile } from "./shaping.ts";
import { OAK } from "./woods.ts";

/** A travertine top on a turned oak stem. */
export function jhelumSideTable(): Solid[] {
  const stem = [
    [0.17, 0],
    [0.165, 0.025],
    [0.07, 0.05],
    [0.045, 0.1],
    [0.06, 0.17],
    [0.085, 0.23],
    [0.06, 0.29],
    [0.04, 0.33],
    [0.055, 0.38],
    [0.1, 0.43],
    [0.13, 0.455],
  ] as const;
  const top = ringOutline([0, 0], 0.29, 72);
  const veins = (wall: Parameters<typeof pane>[0]) => [
    {
      shapes: [pane(wall, 0, 0.012, wall.width, 0.005), pane(wall, 0, 0.028, wall.width, 0.003)],
      paint: { kind: "shade" as const, amount: 0.18 },
    },
  ];
  return [
    turned([0, 0], smoothProfile(stem), matter(OAK), 64),
    prism(top, 0.455, 0.5, { paint: matter("#E6D8BC"), top: matter("#F1E7D2"), facades: [veins] }),
  ];
}
