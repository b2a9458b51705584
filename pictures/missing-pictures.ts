import { existsSync } from "node:fs";
import { join } from "node:path";
import { allPictures, type Picture } from "./all-pictures.ts";
import { fileNames } from "./encode.ts";
import { readManifest } from "./manifest.ts";
import { MEDIA } from "./save.ts";

/** The slots without a picture, by entry: not in the manifest, or without one of its files. */
export async function missingPictures(): Promise<Map<string, string[]>> {
  const manifest = await readManifest();
  const isComplete = (picture: Picture) =>
    manifest[picture.name] && fileNames(picture).every((name) => existsSync(join(MEDIA, name)));
  const missing = allPictures().filter((picture) => !isComplete(picture));
  return new Map(
    [...Map.groupBy(missing, ({ entry }) => entry)].map(([entry, pictures]) => [
      entry,
      pictures.map(({ slot }) => slot),
    ]),
  );
}
