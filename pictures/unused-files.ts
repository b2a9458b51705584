import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { allPictures } from "./all-pictures.ts";
import { fileNames } from "./file-names.ts";
import { linkPreviews } from "./link-previews.ts";
import { MEDIA } from "./save.ts";

/** The pictures in `public/media` that belong to no entry, as after one was deleted. */
export function unusedFiles(): string[] {
  const used = new Set([
    ...allPictures().flatMap(fileNames),
    ...linkPreviews().map(({ name }) => `${name}.jpg`),
  ]);
  return readdirSync(MEDIA, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(avif|jpg)$/.test(name) && !used.has(name.replaceAll(sep, "/")))
    .map((name) => join(MEDIA, name));
}
