import sharp from "sharp";
import { document } from "#studio/svg.ts";

/** One drawn layer as pixels, premultiplied, with the rows that hold anything. */
export type Sheet = {
  width: number;
  height: number;
  data: Uint8Array;
  top: number;
  bottom: number;
};

/** Rasterises part of a drawing; the sheet is a little larger than the frame so that it can move. */
export async function sheetOf(
  children: string,
  size: { width: number; height: number },
  overscan: number,
): Promise<Sheet> {
  const svg = children.startsWith("<svg") ? children : document(size.width, size.height, children);
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize(Math.round(size.width * overscan), Math.round(size.height * overscan))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...premultiplied(data, info.width, info.height),
    width: info.width,
    height: info.height,
  };
}

function premultiplied(data: Uint8Array, width: number, height: number) {
  let top = height;
  let bottom = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0) {
      data[at] = data[at + 1] = data[at + 2] = 0;
      continue;
    }
    const row = Math.floor(pixel / width);
    if (row < top) top = row;
    if (row > bottom) bottom = row;
    if (alpha < 255) {
      for (const channel of [0, 1, 2]) {
        data[at + channel] = Math.round(((data[at + channel] ?? 0) * alpha) / 255);
      }
    }
  }
  return { data, top, bottom };
}
