import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "./pictures.ts";

export const MEDIA = "public/media";

/** Nearly every visitor gets the AVIF; the JPEG is for old browsers and link previews. */
const FORMATS = {
  avif: { start: 56, least: 26, bytesPerPixel: 0.085 },
  jpg: { start: 50, least: 20, bytesPerPixel: 0.1 },
} as const;
const QUALITY_STEP = 6;
/** Small pictures carry more detail for each pixel than large ones. */
const SMALL_BONUS = 3000;
/** The most an AVIF of this size may weigh, where phones ask for it and wait. */
const MOST_ON_A_PHONE: Record<string, number> = {
  // A list shows many tiles.
  "640x800": 45_000,
  // The first picture of the home page: a little more would cost a slow line another turn.
  "720x1280": 43_000,
};

export type Entry = {
  width: number;
  height: number;
  widths: number[];
  color: string;
  blur: string;
  version: string;
};

/** Changes with the source or the settings, so that a browser never keeps an old picture. */
export function versionOf(source: Uint8Array): string {
  return createHash("sha256")
    .update(JSON.stringify([FORMATS, MOST_ON_A_PHONE]))
    .update(source)
    .digest("hex")
    .slice(0, 8);
}

/** Writes one picture in every width and format. */
export async function encodePicture(job: Picture, source: Uint8Array): Promise<Entry> {
  const { data, info } = await sharp(source)
    .resize(job.width, job.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const target = join(MEDIA, job.name);
  await mkdir(dirname(target), { recursive: true });
  for (const width of job.widths) {
    const sized = await picture().resize(width).png({ compressionLevel: 1 }).toBuffer();
    const height = Math.round((width * job.height) / job.width);
    for (const format of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
      await writeFile(
        `${target}-${width}.${format}`,
        await withinWeight(sized, format, width, height),
      );
    }
  }
  return entryOf(job, versionOf(source), picture);
}

export async function entryOf(
  { width, height, widths }: Omit<Picture, "name">,
  version: string,
  picture: () => Sharp,
): Promise<Entry> {
  return {
    width,
    height,
    widths: [...widths],
    color: await meanColor(picture()),
    blur: await blurOf(picture()),
    version,
  };
}

/** The best quality whose file is still light enough. */
async function withinWeight(
  png: Buffer,
  format: keyof typeof FORMATS,
  width: number,
  height: number,
): Promise<Buffer> {
  const { start, least, bytesPerPixel } = FORMATS[format];
  const asked = width * height * bytesPerPixel + SMALL_BONUS;
  const onPhone = format === "avif" ? MOST_ON_A_PHONE[`${width}x${height}`] : undefined;
  const limit = Math.min(asked, onPhone ?? asked);
  for (let quality: number = start; ; quality -= QUALITY_STEP) {
    const file = await encoders[format](sharp(png), quality).toBuffer();
    if (file.length <= limit || quality - QUALITY_STEP < least) return file;
  }
}

const encoders: Record<keyof typeof FORMATS, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 3, chromaSubsampling: "4:2:0" }),
  jpg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
};

async function meanColor(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { kernel: "cubic" }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}

/** A dozen pixels that stand in until the picture arrives. */
async function blurOf(picture: Sharp): Promise<string> {
  const tiny = await picture
    .resize(12)
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
