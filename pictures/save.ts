import { join } from "node:path";
import type { Encoded } from "./encode.ts";
import { updateManifest } from "./manifest.ts";
import { replaceFile } from "./replace-file.ts";

export const MEDIA = "public/media";

/** Writes the files, then the manifest, which never names a file that is not there. */
export async function savePictures(pictures: readonly Encoded[]): Promise<void> {
  for (const [name, file] of pictures.flatMap(({ files }) => [...files])) {
    await replaceFile(join(MEDIA, name), file);
  }
  await updateManifest(Object.fromEntries(pictures.map(({ name, entry }) => [name, entry])));
}
