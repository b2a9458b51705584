import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureJob } from "./picture.ts";

export const MEDIA = "public/media";
const CACHE = ".cache/studio";
/** Part of the cache key: a change of these settings encodes everything anew. */
const SETTINGS = {
  avif: { quality: 47, effort: 3, chromaSubsampling: "4:2:0" },
  webp: { quality: 40, effort: 4 },
  jpeg: { quality: 28, mozjpeg: true },
  preview: { quality: 62, mozjpeg: true },
} as const;

export type Entry = {
  width: number;
  height: number;
  widths: number[];
  color: string;
  blur: string;
  version: string;
};
export type Encoded = { entry: Entry; fresh: boolean };

export async function encode(job: PictureJob): Promise<Encoded> {
  const svg = job.draw();
  const version = createHash("sha256")
    .update(JSON.stringify([SETTINGS, job.widths, job.kind]))
    .update(svg)
    .digest("hex")
    .slice(0, 8);
  const note = join(CACHE, `${job.name.replaceAll("/", "__")}.json`);
  const known = await readEntry(note);
  if (known?.version === version) return { entry: known, fresh: false };

  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize(job.width, job.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const target = join(MEDIA, job.name);
  await mkdir(dirname(target), { recursive: true });
  if (job.kind === "preview") {
    await picture().jpeg(SETTINGS.preview).toFile(`${target}.jpg`);
  } else {
    for (const width of job.widths) {
      const sized = picture().resize(width);
      await Promise.all([
        sized.clone().avif(SETTINGS.avif).toFile(`${target}-${width}.avif`),
        sized.clone().webp(SETTINGS.webp).toFile(`${target}-${width}.webp`),
        sized.clone().jpeg(SETTINGS.jpeg).toFile(`${target}-${width}.jpg`),
      ]);
    }
  }
  const entry: Entry = {
    width: job.width,
    height: job.height,
    widths: [...job.widths],
    color: await meanColor(picture()),
    blur: await blurOf(picture()),
    version,
  };
  await mkdir(CACHE, { recursive: true });
  await writeFile(note, JSON.stringify(entry));
  return { entry, fresh: true };
}

async function readEntry(path: string): Promise<Entry | null> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Entry;
  } catch {
    // Not drawn before, or a damaged note: draw it.
    return null;
  }
}

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
