/** `node scripts/with-node.mjs studio/homes/write-sun-pairs.ts`: what `studio/check_sun.py` compares with the scenes. */
import { mkdir, writeFile } from "node:fs/promises";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { writeSceneData } from "./scene-data.ts";
import { sunPairs } from "./sun-pairs.ts";

const FOLDER = ".cache/studio";
const PAIRS = 40;

await writeSceneData();
await mkdir(FOLDER, { recursive: true });
const pairs = allDevelopments().map((development) => [
  development.key,
  sunPairs(development, PAIRS),
]);
await writeFile(`${FOLDER}/sun-pairs.json`, JSON.stringify(Object.fromEntries(pairs)));
