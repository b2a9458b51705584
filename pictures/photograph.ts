import sharp, { type Sharp } from "sharp";
import type { Size } from "./slots.ts";

/** A photograph as the site needs it: upright, in sRGB, cropped, without metadata. */
export type Photograph = {
  /** The bytes of the file that it was read from. */
  source: Uint8Array;
  width: number;
  height: number;
  /** A new pipeline over the pixels. */
  pixels(): Sharp;
};

/**
 * Reads a photograph: rotates it as its EXIF data says, converts its colours to sRGB and crops it to the size,
 * around the part that draws attention. Only pixels are kept, so no position or camera name reaches the site.
 */
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
