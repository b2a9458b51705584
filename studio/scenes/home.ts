import { type Scene } from "#studio/compose/scene.ts";
import type { Model } from "#studio/model/solid.ts";
import { hourOf } from "#studio/palette.ts";
import { desertDoor } from "./desert-door.ts";
import { waterfront } from "./waterfront.ts";

/** The hero film shows its picture this much larger than the frame, to have room to move; so does its poster. */
export const OVERSCAN = 1.03;

const BOATS = [
  [-124, 0, -30],
  [-34, 0, -92],
  [78, 0, -26],
] as const;

function shore(key: string, hour: Scene["hour"], frame: Scene["frame"], yaw: number): Scene {
  return {
    key,
    model: waterfront(hourOf(hour), BOATS),
    hour,
    city: "Dubai",
    setting: "water",
    frame,
    yaw,
    near: 1.25,
    eyeHeight: 15,
    disc: { x: 0.3, y: 0.36, radius: 0.17 },
    ground: "#D9C6A2",
    framing: "none",
    alone: true,
  };
}

export const homeHero = shore("home/hero", "dusk", [0.26, 0.1, 0.84, 0.62], -0.2);
export const homeHeroPortrait = shore("home/hero-portrait", "dusk", [-0.18, 0.26, 1.5, 0.36], -0.3);
export const storyPoster = {
  ...shore("home/story-poster", "sunset", [0.2, 0.2, 0.7, 0.56], 0.24),
  disc: { x: 0.2, y: 0.4, radius: 0.2 },
};
export const whyDubai = {
  ...shore("pages/why-dubai", "golden", [0.12, 0.14, 0.8, 0.6], -0.16),
  disc: { x: 0.26, y: 0.5, radius: 0.15 },
};
export const banner: Scene = {
  ...shore("pages/banner", "dusk", [0.46, 0.14, 0.56, 0.66], -0.2),
  disc: { x: 0.2, y: 0.42, radius: 0.24 },
};
export const ogDefault: Scene = {
  ...shore("og/default", "dusk", [0.26, 0.1, 0.74, 0.64], -0.22),
};

export function notFound(): Scene {
  const model: Model = desertDoor();
  return {
    key: "pages/not-found",
    model,
    hour: "sunset",
    city: "Dubai",
    setting: "desert",
    frame: [0.33, 0.24, 0.34, 0.52],
    yaw: 0.42,
    near: 2.4,
    eyeHeight: 2.4,
    disc: { x: 0.68, y: 0.4, radius: 0.2 },
    ground: "#D9C19A",
    framing: "none",
    alone: true,
  };
}
