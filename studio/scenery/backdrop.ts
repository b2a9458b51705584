import { clouds, type Disc, disc, haze, sky } from "./sky.ts";
import { dunes, khyberMountains, margallaHills } from "./ridges.ts";
import { fort, gulfSkyline, lahoreSkyline, treeline } from "./skyline.ts";
import type { Stage } from "./stage.ts";

/** Everything behind the building: sky, sun or moon, and what each city has on its horizon. */
export function backdrop(stage: Stage, sun: Disc, openDesert: boolean): string {
  return (
    sky(stage) +
    disc(stage, sun) +
    clouds(stage, stage.random.whole(2, 4)) +
    cityHorizon(stage, openDesert)
  );
}

/** What lies on a city's horizon, with the warm air before it. */
export function cityHorizon(stage: Stage, openDesert: boolean): string {
  const { horizon } = stage;
  return horizonOf(stage, openDesert) + haze(stage, horizon * 0.72, horizon + 2, 0.6, "haze");
}

function horizonOf(stage: Stage, openDesert: boolean): string {
  const { city, random } = stage;
  switch (city) {
    case "Dubai": {
      const skyline = gulfSkyline(stage, random.pick([0.12, 0.22, 0.78, 0.9]));
      return openDesert ? skyline + dunes(stage) : skyline;
    }
    case "Islamabad":
      return margallaHills(stage) + treeline(stage, 1);
    case "Lahore":
      return lahoreSkyline(stage, random.pick([0.14, 0.24, 0.78, 0.86])) + treeline(stage, 0.8);
    case "Peshawar":
      return khyberMountains(stage) + fort(stage, random.pick([0.06, 0.7])) + treeline(stage, 0.5);
  }
}
