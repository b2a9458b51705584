import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type Photograph, readPhotograph } from "./photograph.ts";
import type { Size } from "./slots.ts";

export type Opened =
  { photograph: Photograph; fileSize: { width: number; height: number } } | { problem: string };

/** What the encoder can read besides these, such as SVG and PDF, is not a photograph. */
const FORMATS = new Set(["jpeg", "png", "webp", "heif", "tiff"]);
const ADVICE = "Export the photograph as JPEG.";

export async function openPhotograph(path: string, size: Size): Promise<Opened> {
  try {
    const source = await readFile(path);
    const { format, autoOrient } = await sharp(source).metadata();
    if (!FORMATS.has(format)) return { problem: `${path}: the format is ${format}. ${ADVICE}` };
    return { photograph: await readPhotograph(source, size), fileSize: autoOrient };
  } catch (error) {
    return { problem: `${path}: ${reason(path, error)}` };
  }
}

function reason(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "there is no such file.";
  if (code === "EISDIR") return "this is a folder.";
  if (isHeic(path) && !canReadHeic()) return `HEIC cannot be read here. ${ADVICE}`;
  return `cannot be read as a picture (${message.split("\n")[0]}). ${ADVICE}`;
}

function isHeic(path: string): boolean {
  return /\.hei[cf]$/i.test(path);
}

/** The usual builds read AVIF but not HEIC, for patent reasons. */
function canReadHeic(): boolean {
  return sharp.format.heif.input.fileSuffix?.includes(".heic") ?? false;
}
