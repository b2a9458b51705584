/** `node scripts/with-node.mjs studio/homes/write-sun-samples.ts`: what `studio/check_sun.py` compares with the scenes. */
import { mkdir, writeFile } from "node:fs/promises";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { writeSceneData } from "./scene-data.ts";
import { STEP, sunSamples, YEAR } from "./sun-samples.ts";

const FOLDER = ".cache/studio";
const HOMES = 20;

await writeSceneData();
await mkdir(FOLDER, { recursive: true });
const developments = allDevelopments().map((development) => [
  development.key,
  {
    latitude: development.latitude,
    longitude: development.longitude,
    samples: sunSamples(development, HOMES),
  },
]);
const data = { year: YEAR, step: STEP, developments: Object.fromEntries(developments) };
await writeFile(`${FOLDER}/sun-samples.json`, JSON.stringify(data));
