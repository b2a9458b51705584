import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MEDIA_FOLDER } from "#catalog/pictures/manifest.ts";
import type { Picture } from "#pictures/all-pictures.ts";

const SHEET = "docs/contact-sheet.jpg";
const PAPER = "#f7f3ec";
const COLUMNS = 12;
const CELL = 200;
const GAP = 10;

/** One image with every picture as a thumbnail. */
export async function writeContactSheet(pictures: readonly Picture[]): Promise<void> {
  const files = pictures
    .map(({ name, widths }) => join(MEDIA_FOLDER, `${name}-${widths[0]}.jpg`))
    .filter((file) => existsSync(file));
  const cells = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).resize(CELL, CELL, { fit: "contain", background: PAPER }).toBuffer(),
      left: GAP + (index % COLUMNS) * (CELL + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (CELL + GAP),
    })),
  );
  await sharp({
    create: {
      width: GAP + COLUMNS * (CELL + GAP),
      height: GAP + Math.ceil(cells.length / COLUMNS) * (CELL + GAP),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(cells)
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(SHEET);
}
