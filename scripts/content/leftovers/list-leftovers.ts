import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { BUILD_FOLDER, SITE_FOLDER } from "#server/pages/site-folders.ts";
import { demoFacts } from "./demo-facts.ts";
import { demoFiles } from "./demo-files.ts";
import { findLeftovers, type Leftover } from "./find-leftovers.ts";
import { exampleFiles } from "./example-files.ts";
import { builtTexts, serverTexts } from "./site-texts.ts";

const ROOT = resolve(import.meta.dirname, "..", "..", "..");
const DEMO_FOLDER = join(ROOT, "content");
const STARTER_FOLDER = join(ROOT, "scripts", "content", "starter");

const SHOWN = 3;

/** The exit code is 1 if facts of the demo or texts of the example are left. */
export async function listLeftovers(): Promise<number> {
  if (CONTENT_FOLDER === DEMO_FOLDER) {
    console.error(
      `${contentPath()} is the demo's own content, so everything is the demo's: let CONTENT_DIR name yours.`,
    );
    return 1;
  }
  if (!existsSync(SITE_FOLDER)) {
    console.error(`There is no site in ${relative("", SITE_FOLDER)}: run npm run build first.`);
    return 2;
  }
  const leftovers = findLeftovers(demoFacts(DEMO_FOLDER), [
    ...builtTexts(BUILD_FOLDER),
    ...serverTexts(ROOT),
  ]);
  const files = demoFiles(DEMO_FOLDER, SITE_FOLDER);
  const examples = exampleFiles(STARTER_FOLDER, CONTENT_FOLDER);
  for (const file of examples) console.log(`still the example's text: ${contentPath(file)}`);
  if (leftovers.length + files.length === 0) {
    console.log(`Nothing of the demo company is left in ${relative("", BUILD_FOLDER)}.`);
    return examples.length === 0 ? 0 : 1;
  }
  for (const leftover of leftovers) console.log(describe(leftover));
  if (files.length > 0) console.log(describeFiles(files));
  console.log(
    `\n${count(leftovers.length, "fact")} and ${count(files.length, "file")} of the demo company are left in ${relative("", BUILD_FOLDER)}. Change them in ${contentPath()}, then build again.`,
  );
  return 1;
}

function describe({ fact, count: times, found }: Leftover): string {
  return [
    `${fact.kind}: ${fact.text} (${count(times, "time")} in ${count(found.length, "place")})`,
    ...found.slice(0, SHOWN).map(({ place, excerpt }) => `  ${place}: ${excerpt}`),
    ...rest(found.length),
  ].join("\n");
}

function describeFiles(files: readonly string[]): string {
  return [
    `pictures, films and icons: ${count(files.length, "file")}`,
    ...files.slice(0, SHOWN).map((path) => `  ${path}`),
    ...rest(files.length),
  ].join("\n");
}

function rest(total: number): string[] {
  return total > SHOWN ? [`  and ${total - SHOWN} more`] : [];
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
