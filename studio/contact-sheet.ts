import { join } from "node:path";
import sharp from "sharp";
import { MEDIA } from "./encode.ts";
import { paper } from "./palette.ts";
import type { PictureJob } from "./picture.ts";

const SHEET = "studio/contact-sheet.jpg";
const COLUMNS = 18;
const CELL = 104;
const GAP = 6;

/** Every picture once, small, in the catalogue's order. */
export async function writeContactSheet(jobs: readonly PictureJob[]): Promise<void> {
  const shown = jobs.filter((job) => job.kind === "responsive");
  const cells = await Promise.all(
    shown.map(async (job, index) => ({
      input: await sharp(join(MEDIA, `${job.name}-${job.widths[0]}.jpg`))
        .resize(CELL, CELL, { fit: "contain", background: paper })
        .toBuffer(),
      left: GAP + (index % COLUMNS) * (CELL + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (CELL + GAP),
    })),
  );
  await sharp({
    create: {
      width: GAP + COLUMNS * (CELL + GAP),
      height: GAP + Math.ceil(shown.length / COLUMNS) * (CELL + GAP),
      channels: 3,
      background: paper,
    },
  })
    .composite(cells)
    .jpeg({ quality: 68, mozjpeg: true })
    .toFile(SHEET);
}
