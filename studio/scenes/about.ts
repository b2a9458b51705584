import { haveli } from "#studio/buildings/haveli.ts";
import { midrise } from "#studio/buildings/midrise.ts";
import { gold, render } from "#studio/buildings/parts.ts";
import { atStage } from "#studio/stages/stages.ts";
import { common, fromAir, street } from "./draw.ts";

/** The old street beside the new city, for pages that tell where we come from. */
export const lahoreStreet = street("pages/about", haveli, {
  ...common,
  hour: "golden",
  city: "Lahore",
  setting: "urban",
  frame: [0.16, 0.1, 0.7, 0.74],
  yaw: -0.5,
  near: 1.3,
  eyeHeight: 4,
  disc: { x: 0.76, y: 0.5, radius: 0.18 },
});

export const siteFromAir = fromAir(
  "pages/about-2",
  (context) =>
    atStage(
      midrise({ floors: 7, wing: 26, length: 70, color: render, accent: gold }, context),
      "Under Construction",
      context.random,
    ),
  "Dubai",
  "desert",
  "golden",
  -0.6,
);
