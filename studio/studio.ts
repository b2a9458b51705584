/** Renders pictures and hands them to `pictures/`: `npm run studio -- --only <name>`.
 * `--from <folder>` takes rendered pictures (`<name>.png`) from a folder instead. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readManifest } from "#catalog/pictures/manifest.ts";
import { allPictures, type Picture } from "#pictures/all-pictures.ts";
import { drawLinkPreview } from "#pictures/draw-link-preview.ts";
import { encodePicture, versionOf } from "#pictures/encode.ts";
import { linkPreviews } from "#pictures/link-previews.ts";
import { readPhotograph } from "#pictures/photograph.ts";
import { savePictures } from "#pictures/save.ts";
import { INDUS } from "./films/films.ts";
import { writeContactSheet } from "./finish/contact-sheet.ts";
import { render } from "./finish/render.ts";
import { writeSceneData } from "./homes/scene-data.ts";

const RENDERED = ".cache/studio/rendered";

const { values } = parseArgs({
  options: { only: { type: "string" }, from: { type: "string" }, samples: { type: "string" } },
});

const isWanted = (name: string) => name.startsWith(values.only ?? "");
const rendered = allPictures().filter(({ isOptional }) => !isOptional);
const pictures = rendered.filter(({ name }) => isWanted(name));
const names = [...pictures.map(({ name }) => name), INDUS].filter(isWanted);
if (names.length === 0) throw new Error(`No picture's name begins with ${values.only}`);

if (!values.from) {
  await writeSceneData();
  await render(names, RENDERED, values.samples);
}

const known = readManifest();
for (const picture of pictures) await publish(picture);
await writeContactSheet(rendered);

/** Writes the web sizes where the picture has changed, and its link previews, whose titles may have changed. */
async function publish(picture: Picture): Promise<void> {
  const source = await readSource(picture);
  if (!source) {
    console.log(`${picture.name}: not rendered`);
    return;
  }
  const photograph = await readPhotograph(source, picture);
  const previews = linkPreviews().filter((preview) => preview.source === picture.name);
  const encoded = previews.map((preview) => drawLinkPreview(preview, photograph));
  if (known[picture.name]?.version !== versionOf(source)) {
    encoded.push(encodePicture(picture, photograph));
    console.log(picture.name);
  }
  await savePictures(await Promise.all(encoded));
}

async function readSource({ name }: Picture): Promise<Uint8Array | null> {
  const file = join(values.from ?? RENDERED, `${name}.png`);
  return existsSync(file) ? readFile(file) : null;
}
