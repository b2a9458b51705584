import { coolingPlant } from "#studio/buildings/cooling-plant.ts";
import type { Scene } from "#studio/compose/scene.ts";
import { ceilingVoid } from "#studio/interiors/ceiling-void.ts";
import { plantRoom } from "#studio/interiors/plant-room.ts";
import { hourOf } from "#studio/palette.ts";
import { seededRandom } from "#studio/random.ts";
import { encodeFilm } from "./encode-film.ts";
import { roomShot, sceneShot } from "./scene-shots.ts";
import { writeScore } from "./score.ts";
import { cut, lengthOf, load, type Shot } from "./shots.ts";

const SIZE = { width: 1280, height: 720 };

function coolersAtDawn(): Scene {
  const random = seededRandom("blog/coolers");
  return {
    key: "blog/coolers",
    model: coolingPlant({ random, hour: hourOf("dawn") }),
    hour: "dawn",
    city: "Dubai",
    setting: "urban",
    frame: [0.06, 0.14, 0.88, 0.66],
    yaw: -0.5,
    near: 1.2,
    eyeHeight: 7,
    disc: { x: 0.28, y: 0.5, radius: 0.2 },
    ground: "#D9C6A2",
    framing: "leaves",
    alone: false,
  };
}

export async function makeBlog(): Promise<void> {
  const all: Shot[] = [
    roomShot(plantRoom, { seconds: 5.2, pan: [0, 0], push: 0.06 }, SIZE),
    roomShot(ceilingVoid, { seconds: 4.6, pan: [0, 14], push: 0.05 }, SIZE),
    sceneShot(coolersAtDawn(), { seconds: 5.4, pan: [-40, 0], push: 0.02 }, SIZE),
  ];
  const loaded = [];
  for (const shot of all) loaded.push(await load(shot, SIZE));
  const score = await writeScore(".cache/studio/blog-score.wav", lengthOf(all));
  await encodeFilm("blog", SIZE, cut(loaded, SIZE), { h264: 28, vp9: 40 }, score);
}
