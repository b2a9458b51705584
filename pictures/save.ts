import { join } from "node:path";
import { MEDIA_FOLDER } from "#catalog/pictures/manifest.ts";
import type { Encoded } from "./encode.ts";
import { replaceFile } from "./replace-file.ts";
import { updateManifest } from "./update-manifest.ts";

/** The manifest is written last, so it never names a missing file. */
export async function savePictures(pictures: readonly Encoded[]): Promise<void> {
  for (const [name, file] of pictures.flatMap(({ files }) => [...files])) {
    await replaceFile(join(MEDIA_FOLDER, name), file);
  }
  await updateManifest(Object.fromEntries(pictures.map(({ name, entry }) => [name, entry])));
}
