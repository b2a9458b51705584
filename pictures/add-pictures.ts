import { allPictures, type Picture } from "./all-pictures.ts";
import { assignSlots } from "./assign-slots.ts";
import { drawLinkPreview } from "./draw-link-preview.ts";
import { type Encoded, encodePicture } from "./encode.ts";
import { linkPreviews } from "./link-previews.ts";
import { missingPictures } from "./missing-pictures.ts";
import { openPhotograph } from "./open-photograph.ts";
import type { Photograph } from "./photograph.ts";
import { savePictures } from "./save.ts";

const SMALL_ADVICE = "Use a larger photograph, or add --small to enlarge this one.";

type AddResult = { written: string[]; notices: string[] } | { problems: string[] };

type AddOptions = {
  /** A photograph that is too small is enlarged, or else refused. */
  enlarge: boolean;
};

/** Writes nothing unless every photograph can be used. */
export async function addPictures(
  entry: string,
  paths: readonly string[],
  { enlarge }: AddOptions,
): Promise<AddResult> {
  const { files, problems } = assignSlots(allPictures(), entry, paths);
  if (problems.length > 0) return { problems };
  const photographs = new Map<Picture, Photograph>();
  const notices: string[] = [];
  for (const [path, picture] of files) {
    const opened = await openPhotograph(path, picture);
    if ("problem" in opened) {
      problems.push(opened.problem);
      continue;
    }
    photographs.set(picture, opened.photograph);
    const { width, height } = opened.fileSize;
    if (width < picture.width || height < picture.height) {
      const shortage = `${path} is too small: ${width} x ${height} pixels, ${picture.slot} needs at least ${picture.width} x ${picture.height}.`;
      if (enlarge) notices.push(`${shortage} It was enlarged and looks soft.`);
      else problems.push(`${shortage} ${SMALL_ADVICE}`);
    }
  }
  if (problems.length > 0) return { problems };
  const encoded = (await Promise.all([...photographs].map(encodeWithPreviews))).flat();
  await savePictures(encoded);
  const missing = missingPictures().get(entry);
  if (missing) notices.push(`${entry} still needs: ${missing.join(", ")}`);
  return { written: encoded.flatMap(({ files }) => [...files.keys()]), notices };
}

export function encodeWithPreviews([picture, photograph]: [Picture, Photograph]): Promise<
  Encoded[]
> {
  const previews = linkPreviews().filter(({ source }) => source === picture.name);
  return Promise.all([
    encodePicture(picture, photograph),
    ...previews.map((preview) => drawLinkPreview(preview, photograph)),
  ]);
}
