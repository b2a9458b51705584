import { parseArgs } from "node:util";
import { makeBlog } from "./blog.ts";
import { makeHero, makeHeroPortrait } from "./hero.ts";
import { makeStory } from "./story.ts";

const films = {
  hero: makeHero,
  "hero-portrait": makeHeroPortrait,
  story: makeStory,
  blog: makeBlog,
};

const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = Object.entries(films).filter(([name]) => (values.only ?? name) === name);
if (wanted.length === 0) throw new Error(`No film is named ${values.only}`);
for (const [name, make] of wanted) {
  console.log(`${name} …`);
  await make();
  console.log(`${name} made`);
}
