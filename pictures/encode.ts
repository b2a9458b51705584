import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import type { ManifestEntry } from "#catalog/pictures/manifest.ts";
import type { Picture } from "./all-pictures.ts";
import { type Format, formats } from "./file-names.ts";
import type { Photograph } from "./photograph.ts";
import { blur, meanColor } from "./placeholder.ts";

export type Encoded = { name: string; entry: ManifestEntry; files: Map<string, Buffer> };

/** Nearly every visitor gets the AVIF; the JPEG is for old browsers and link previews. */
const FORMATS = {
  avif: { start: 56, least: 26, bytesPerPixel: 0.085 },
  jpg: { start: 50, least: 20, bytesPerPixel: 0.1 },
} as const;
const QUALITY_STEP = 6;
/** Small pictures carry more detail for each pixel than large ones. */
const SMALL_BONUS = 3000;
/** Phones wait for an AVIF of these sizes, so its bytes are limited. */
const MOST_ON_A_PHONE: Record<string, number> = {
  // A list shows many tiles.
  "640x800": 45_000,
  // A larger first picture of the landing page would cost a slow connection another round trip.
  "720x1280": 43_000,
};

/** The version changes with source and settings, so that no browser shows an old picture. */
export function versionOf(source: Uint8Array): string {
  return createHash("sha256")
    .update(JSON.stringify([FORMATS, MOST_ON_A_PHONE]))
    .update(source)
    .digest("hex")
    .slice(0, 8);
}

export async function encodePicture(picture: Picture, photograph: Photograph): Promise<Encoded> {
  const { name, width, height, widths } = picture;
  const files = new Map<string, Buffer>();
  for (const fileWidth of widths) {
    const fileHeight = Math.round((fileWidth * height) / width);
    const png = await photograph.pixels().resize(fileWidth).png({ compressionLevel: 1 }).toBuffer();
    for (const format of formats) {
      const file = await encodeWithinLimit(png, format, fileWidth, fileHeight);
      files.set(`${name}-${fileWidth}.${format}`, file);
    }
  }
  const entry = {
    width,
    height,
    widths: [...widths],
    color: await meanColor(photograph.pixels()),
    blur: await blur(photograph.pixels()),
    version: versionOf(photograph.source),
  };
  return { name, entry, files };
}

async function encodeWithinLimit(
  png: Buffer,
  format: Format,
  width: number,
  height: number,
): Promise<Buffer> {
  const { start, least, bytesPerPixel } = FORMATS[format];
  const usual = width * height * bytesPerPixel + SMALL_BONUS;
  const onPhone = format === "avif" ? MOST_ON_A_PHONE[`${width}x${height}`] : undefined;
  const limit = Math.min(usual, onPhone ?? usual);
  for (let quality: number = start; ; quality -= QUALITY_STEP) {
    const file = await encoders[format](sharp(png), quality).toBuffer();
    if (file.length <= limit || quality - QUALITY_STEP < least) return file;
  }
}

const encoders: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 3, chromaSubsampling: "4:2:0" }),
  jpg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
};
