import { existsSync, readdirSync } from "node:fs";
import { sep } from "node:path";
import { contentPath } from "#catalog/loader/content-path.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";
import { MEDIA_FOLDER } from "#catalog/pictures/manifest.ts";
import { allPictures } from "./all-pictures.ts";
import { fileNames } from "./file-names.ts";
import { linkPreviews } from "./link-previews.ts";

/** Files that belong to no entry, as after one was deleted. */
export function unusedFiles(): string[] {
  if (!existsSync(MEDIA_FOLDER)) return [];
  const films = entryKeys("films");
  const used = new Set([
    ...allPictures().flatMap(fileNames),
    ...linkPreviews().map(({ name }) => `${name}.jpg`),
    ...["mp4", "vtt", "webm"].flatMap((ending) => films.map((key) => `films/${key}.${ending}`)),
  ]);
  return readdirSync(MEDIA_FOLDER, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /\.(avif|jpg|mp4|vtt|webm)$/.test(name) && !used.has(name.replaceAll(sep, "/")),
    )
    .map((name) => contentPath("media", name));
}
