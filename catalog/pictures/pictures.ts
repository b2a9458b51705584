import { altTexts } from "./alt.ts";
import { readManifest } from "./manifest.ts";

const entries = readManifest();

export type Picture = {
  /** The URL without width and ending: `${src}-${width}.avif` (or `jpg`) is a file. */
  src: string;
  width: number;
  height: number;
  widths: number[];
  color: string;
  blur: string;
  /** Empty for a decoration. */
  alt: string;
  version: string;
};

export type OpenGraphImage = { src: string; width: number; height: number; alt: string };

const PREVIEWS = "og/";

export function requirePicture(name: string): Picture {
  if (name.startsWith(PREVIEWS)) throw new Error(`${name} is a link preview: use openGraphImage()`);
  return { src: `/media/${name}`, ...requireEntry(name), alt: requireAlt(name) };
}

/** Null where the entry does without a picture. */
export function findPicture(name: string): Picture | null {
  return pictureEntry(name) ? requirePicture(name) : null;
}

export function openGraphImage(name: string): OpenGraphImage {
  const preview = PREVIEWS + name;
  const { width, height, version } = requireEntry(preview);
  return { src: `/media/${preview}.jpg?v=${version}`, width, height, alt: requireAlt(preview) };
}

export function pictureNames(): string[] {
  return Object.keys(entries);
}

export function pictureEntry(name: string) {
  return entries[name] ?? null;
}

function requireEntry(name: string) {
  const entry = pictureEntry(name);
  if (!entry) throw new Error(`There is no picture named ${name}`);
  return entry;
}

function requireAlt(name: string): string {
  const alt = altTexts[name];
  if (alt === undefined) throw new Error(`The picture ${name} has no alt text`);
  return alt;
}
