/**
 * Renders pictures, develops them and writes their web sizes: `npm run studio -- --only <name>`.
 * `--from <folder>` takes finished pictures (PNG or WebP, by name) from a folder instead of rendering them.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeContactSheet } from "./finish/contact-sheet.ts";
import { encodePicture, type Entry, versionOf } from "./finish/encode.ts";
import { readManifest, updateManifest } from "./finish/manifest.ts";
import { officeMap } from "./finish/office-map.ts";
import { encodePreview } from "./finish/og.ts";
import { officeMapPicture, type Picture, renderedPictures } from "./finish/pictures.ts";
import { previews } from "./finish/previews.ts";
import { render } from "./finish/render.ts";

const RENDERED = ".cache/studio/rendered";

const { values } = parseArgs({
  options: { only: { type: "string" }, from: { type: "string" }, samples: { type: "string" } },
});

const pictures = renderedPictures();
const all = [...pictures, officeMapPicture];
const wanted = all.filter(({ name }) => name.startsWith(values.only ?? ""));
if (wanted.length === 0) throw new Error(`No picture is named ${values.only}`);

const toRender = wanted.filter((picture) => picture !== officeMapPicture).map(({ name }) => name);
if (!values.from && toRender.length > 0) await render(toRender, RENDERED, values.samples);

const folder = values.from ?? RENDERED;
const known = await readManifest();
const entries = new Map<string, Entry>();
for (const picture of wanted) await encode(picture);
await updateManifest(entries, [
  ...all.map(({ name }) => name),
  ...previews().map(({ name }) => name),
]);
await writeContactSheet(all);

async function encode(picture: Picture): Promise<void> {
  const source = await sourceOf(picture);
  if (!source) {
    console.log(`${picture.name}: not rendered`);
    return;
  }
  if (known[picture.name]?.version !== versionOf(source)) {
    entries.set(picture.name, await encodePicture(picture, source));
    console.log(picture.name);
  }
  for (const preview of previews()) {
    if (preview.source === picture.name) {
      entries.set(preview.name, await encodePreview(preview, source));
    }
  }
}

async function sourceOf({ name, width, height }: Picture): Promise<Uint8Array | null> {
  if (name === officeMapPicture.name) return Buffer.from(officeMap(width, height));
  for (const ending of ["png", "webp"]) {
    const file = join(folder, `${name}.${ending}`);
    if (existsSync(file)) return readFile(file);
  }
  return null;
}
