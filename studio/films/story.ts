import { haveli } from "#studio/buildings/haveli.ts";
import { gold, render } from "#studio/buildings/parts.ts";
import { tower } from "#studio/buildings/tower.ts";
import type { Scene } from "#studio/compose/scene.ts";
import { livingRoom } from "#studio/interiors/living-room.ts";
import { paintFromAbove } from "#studio/compose/scene.ts";
import { hourOf } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { storyPoster, homeHero } from "#studio/scenes/home.ts";
import { masonsBench } from "#studio/scenes/masons-bench.ts";
import { indusAtDawn } from "#studio/scenes/river.ts";
import { atStage } from "#studio/stages/stages.ts";
import { encodeFilm } from "./encode-film.ts";
import { pictureShot, roomShot, sceneShot } from "./scene-shots.ts";
import { writeScore } from "./score.ts";
import { cut, lengthOf, load, type Shot } from "./shots.ts";

const SIZE = { width: 1280, height: 720 };

function lahore(): Scene {
  const random = seededRandom("story/lahore");
  return {
    key: "story/lahore",
    model: haveli({ random, hour: hourOf("golden") }),
    hour: "golden",
    city: "Lahore",
    setting: "urban",
    frame: [0.2, 0.1, 0.66, 0.74],
    yaw: -0.5,
    near: 1.3,
    eyeHeight: 4,
    disc: { x: 0.76, y: 0.5, radius: 0.18 },
    ground: "#CDB48A",
    framing: "leaves",
    alone: false,
  };
}

function site(): Scene {
  const random = seededRandom("story/site");
  const built = tower(
    { floors: 26, width: 32, depth: 26, color: render, accent: gold, skin: "balconies", podium: 2 },
    { random, hour: hourOf("morning") },
  );
  return {
    key: "story/site",
    model: atStage(built, "Under Construction", random),
    hour: "morning",
    city: "Dubai",
    setting: "urban",
    frame: [0.3, 0.08, 0.5, 0.78],
    yaw: 0.5,
    near: 1.2,
    eyeHeight: 9,
    disc: { x: 0.24, y: 0.5, radius: 0.2 },
    ground: "#D9C6A2",
    framing: "leaves",
    alone: false,
  };
}

function shots(): Shot[] {
  const bench = paintFromAbove(
    {
      model: masonsBench(),
      hour: "afternoon",
      yaw: 0.5,
      pitch: 0.62,
      frame: [0.1, 0.1, 0.8, 0.8],
      ground: "#6E5233",
    },
    SIZE.width,
    SIZE.height,
  );
  return [
    sceneShot(indusAtDawn, { seconds: 6.2, pan: [-46, 0], push: 0.02 }, SIZE),
    sceneShot(lahore(), { seconds: 5.8, pan: [44, 0], push: 0.03 }, SIZE),
    pictureShot(bench, { seconds: 4.8, pan: [-24, -10], push: 0.04 }),
    sceneShot(storyPoster, { seconds: 6, pan: [-48, 0], push: 0.02 }, SIZE),
    sceneShot(site(), { seconds: 5.6, pan: [30, 16], push: 0.03 }, SIZE),
    roomShot(livingRoom, { seconds: 5, pan: [0, 0], push: 0.05 }, SIZE),
    sceneShot(homeHero, { seconds: 6.4, pan: [40, 0], push: 0.03 }, SIZE),
  ];
}

export async function makeStory(): Promise<void> {
  const all = shots();
  const loaded = [];
  for (const shot of all) loaded.push(await load(shot, SIZE));
  const score = await writeScore(".cache/studio/score.wav", lengthOf(all));
  await encodeFilm("story", SIZE, cut(loaded, SIZE), { h264: 28, vp9: 40 }, score);
}
