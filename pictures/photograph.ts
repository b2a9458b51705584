import sharp, { type Sharp } from "sharp";
import type { Size } from "./slots.ts";

export type Photograph = {
  source: Uint8Array;
  width: number;
  height: number;
  pixels(): Sharp;
};

/** Rotates by EXIF, converts to sRGB and crops around the part that draws attention. Only pixels are kept, so
 * no position or camera name reaches the site. */
export async function readPhotograph(source: Uint8Array, size: Size): Promise<Photograph> {
  const { width, height } = size;
  const data = await sharp(source)
    .autoOrient()
    .resize(width, height, { position: sharp.strategy.attention })
    .flatten({ background: "white" })
    .raw()
    .toBuffer();
  const pixels = () => sharp(data, { raw: { width, height, channels: 3 } });
  return { source, width, height, pixels };
}
