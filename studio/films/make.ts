/** Makes the films from rendered pictures:
 * `node scripts/with-node.mjs studio/films/make.ts [--only hero] [--from <folder>]`.
 * The folder has two files for each picture, which `studio/finish/finish.py` writes: `<name>.png` and its depth, `<name>.near.png`. */
import { parseArgs } from "node:util";
import { encodeFrames } from "./encode-frames.ts";
import { filmPlans, secondsOf } from "./films.ts";
import { writeScore } from "./score.ts";

const RENDERED = ".cache/studio/rendered";

const { values } = parseArgs({ options: { only: { type: "string" }, from: { type: "string" } } });
const wanted = filmPlans.filter(({ name }) => (values.only ?? name) === name);
if (wanted.length === 0) throw new Error(`No film is named ${values.only}`);
for (const film of wanted) {
  console.log(`${film.name} …`);
  const score = film.sound
    ? await writeScore(`.cache/studio/${film.name}-score.wav`, secondsOf(film))
    : null;
  await encodeFrames(film, values.from ?? RENDERED, score);
  console.log(`${film.name} made`);
}
