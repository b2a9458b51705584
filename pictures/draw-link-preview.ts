import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import subsetFont from "subset-font";
import { brandColours } from "#catalog/brand.ts";
import { type Encoded, versionOf } from "./encode.ts";
import type { LinkPreview } from "./link-previews.ts";
import type { Photograph } from "./photograph.ts";
import { blur, meanColor } from "./placeholder.ts";
import { replaceFile } from "./replace-file.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const QUALITY = 72;
const BRASS = "#c9a15a";
const FONT_FOLDER = ".cache/pictures/fonts";
const FONTS = {
  title: {
    source: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: { opsz: 72, wght: 400 },
  },
  line: {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: 500 },
  },
};

type FontName = keyof typeof FONTS;

const { ink, paper } = brandColours;

/** The picture, darkened towards the bottom left, with its title in the site's typefaces. */
export async function drawLinkPreview(
  preview: LinkPreview,
  photograph: Photograph,
): Promise<Encoded> {
  const { name } = preview;
  const { title: text, line: lineText } = preview.readText();
  const title = await drawText("title", text, text.length > 34 ? 62 : 82, paper);
  const line = await drawText("line", lineText, 27, BRASS);
  const lineTop = HEIGHT - MARGIN - line.height;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(shade()) },
    { input: line.input, left: MARGIN, top: lineTop },
    { input: title.input, left: MARGIN - 3, top: lineTop - 26 - title.height },
  ];
  const file = await photograph
    .pixels()
    .resize(WIDTH, HEIGHT, { fit: "cover", position: "centre" })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  const entry = {
    width: WIDTH,
    height: HEIGHT,
    widths: [WIDTH],
    color: await meanColor(sharp(file)),
    blur: await blur(sharp(file)),
    version: versionOf(file),
  };
  return { name, entry, files: new Map([[`${name}.jpg`, file]]) };
}

function shade(): string {
  const stops = [0, 0.12, 0.3, 0.55, 0.8, 1].map((at) => {
    return `<stop offset="${at}" stop-color="${ink}" stop-opacity="${(0.86 * at ** 1.5).toFixed(3)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="shade" x1="0.25" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient></defs><rect width="100%" height="100%" fill="url(#shade)"/></svg>`;
}

async function drawText(font: FontName, text: string, size: number, color: string) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${font === "title" ? -Math.round(size * 12) : 300}">${escaped(text)}</span>`,
      font: `${font === "title" ? "Fraunces" : "Instrument Sans"} ${size}px`,
      fontfile: await fontFile(font),
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

const fontFiles = new Map<FontName, Promise<string>>();

/** The font file for the text renderer, converted once: previews are drawn in parallel. */
function fontFile(font: FontName): Promise<string> {
  const file = fontFiles.get(font) ?? convertFont(font);
  fontFiles.set(font, file);
  return file;
}

/** The text renderer needs TrueType with fixed axes, so the variable web font is converted. */
async function convertFont(font: FontName): Promise<string> {
  const path = join(FONT_FOLDER, `${font}.ttf`);
  const { source, axes } = FONTS[font];
  const original = await readFile(new URL(import.meta.resolve(source)));
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  await replaceFile(
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
