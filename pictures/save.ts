import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Encoded } from "./encode.ts";
import { updateManifest } from "./manifest.ts";

export const MEDIA = "public/media";

/** Writes the files, then the manifest, which never names a file that is not there. */
export async function savePictures(pictures: readonly Encoded[]): Promise<void> {
  for (const [name, file] of pictures.flatMap(({ files }) => [...files])) {
    const path = join(MEDIA, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
  }
  await updateManifest(Object.fromEntries(pictures.map(({ name, entry }) => [name, entry])));
}
