import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import subsetFont from "subset-font";
import { brightBrass, ink, paper } from "#studio/palette.ts";
import { type Entry, entryOf, MEDIA, versionOf } from "./encode.ts";
import type { Preview } from "./previews.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const QUALITY = 72;
const FONTS = ".cache/studio/fonts";
const CUTS = {
  title: {
    source: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: { opsz: 72, wght: 400 },
  },
  line: {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: 500 },
  },
};

type Cut = keyof typeof CUTS;

/** The picture, darkened softly towards the foot, with its title in the house's type. */
export async function encodePreview(preview: Preview, source: Uint8Array): Promise<Entry> {
  const title = await setType("title", preview.title, preview.title.length > 34 ? 62 : 82, paper);
  const line = await setType("line", preview.line, 27, brightBrass);
  const lineTop = HEIGHT - MARGIN - line.height;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(shade()) },
    { input: line.input, left: MARGIN, top: lineTop },
    { input: title.input, left: MARGIN - 3, top: lineTop - 26 - title.height },
  ];
  const file = await sharp(source)
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "centre" })
    .removeAlpha()
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  const target = join(MEDIA, `${preview.name}.jpg`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, file);
  return entryOf({ width: WIDTH, height: HEIGHT, widths: [WIDTH] }, versionOf(file), () =>
    sharp(file),
  );
}

function shade(): string {
  const stops = [0, 0.12, 0.3, 0.55, 0.8, 1].map((at) => {
    return `<stop offset="${at}" stop-color="${ink}" stop-opacity="${(0.86 * at ** 1.5).toFixed(3)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="shade" x1="0.25" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient></defs><rect width="100%" height="100%" fill="url(#shade)"/></svg>`;
}

async function setType(cut: Cut, text: string, size: number, color: string) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${cut === "title" ? -Math.round(size * 12) : 300}">${escaped(text)}</span>`,
      font: `${cut === "title" ? "Fraunces" : "Instrument Sans"} ${size}px`,
      fontfile: await fontFile(cut),
      width: Math.round(WIDTH * 0.78),
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.02),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** The text engine reads TrueType with fixed axes, so the variable web font is cut down once. */
async function fontFile(cut: Cut): Promise<string> {
  const path = join(FONTS, `${cut}.ttf`);
  const { source, axes } = CUTS[cut];
  const original = await readFile(new URL(import.meta.resolve(source)));
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  await mkdir(FONTS, { recursive: true });
  await writeFile(
    path,
    await subsetFont(original, `${letters}–—‘’“”·éèöüá`, {
      targetFormat: "truetype",
      variationAxes: axes,
    }),
  );
  return path;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
