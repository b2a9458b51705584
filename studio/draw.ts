import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { catalogue } from "./catalogue.ts";
import { writeContactSheet } from "./contact-sheet.ts";
import { encode, type Entry } from "./encode.ts";

const AT_ONCE = 3;
const MANIFEST = "content/pictures/manifest.json";

const { values } = parseArgs({ options: { only: { type: "string" } } });
const all = catalogue();
const wanted = all.filter(({ name }) => name.startsWith(values.only ?? ""));
if (wanted.length === 0) throw new Error(`No picture is named ${values.only}`);

const entries = new Map<string, Entry>();
let done = 0;
const waiting = [...wanted];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { entry, fresh } = await encode(job);
      entries.set(job.name, entry);
      done += 1;
      console.log(`${done}/${wanted.length} ${job.name} ${fresh ? "drawn" : "unchanged"}`);
    }
  }),
);

const manifest = await updatedManifest();
await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
await writeContactSheet(all.filter(({ name }) => name in manifest));
console.log(`${Object.keys(manifest).length} of ${all.length} pictures in ${MANIFEST}`);

/** What was drawn now and, for the rest, what was drawn before; in the catalogue's order. */
async function updatedManifest(): Promise<Record<string, Entry>> {
  const before = await readManifest();
  return Object.fromEntries(
    all.flatMap(({ name }) => {
      const entry = entries.get(name) ?? before[name];
      return entry ? [[name, entry]] : [];
    }),
  );
}

async function readManifest(): Promise<Record<string, Entry>> {
  try {
    return JSON.parse(await readFile(MANIFEST, "utf8")) as Record<string, Entry>;
  } catch {
    // The first run has none.
    return {};
  }
}
