import { join } from "node:path";
import { MEDIA_FOLDER, readManifest } from "#catalog/pictures/manifest.ts";
import { drawLinkPreview } from "./draw-link-preview.ts";
import type { Encoded } from "./encode.ts";
import { linkPreviews } from "./link-previews.ts";
import { openPhotograph } from "./open-photograph.ts";
import { savePictures } from "./save.ts";

/** Draws every link preview on the largest file of its picture, because originals are not kept. */
export async function redrawPreviews(): Promise<{ written: string[]; problems: string[] }> {
  const manifest = readManifest();
  const encoded: Encoded[] = [];
  const problems: string[] = [];
  for (const preview of linkPreviews()) {
    const size = manifest[preview.source];
    if (!size) {
      problems.push(`${preview.name} was not drawn: ${preview.source} is missing.`);
      continue;
    }
    const file = `${preview.source}-${Math.max(...size.widths)}.avif`;
    const opened = await openPhotograph(join(MEDIA_FOLDER, file), size);
    if ("problem" in opened) problems.push(opened.problem);
    else encoded.push(await drawLinkPreview(preview, opened.photograph));
  }
  await savePictures(encoded);
  return { written: encoded.flatMap(({ files }) => [...files.keys()]), problems };
}
