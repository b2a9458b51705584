import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { fontFamilies } from "#catalog/brand/colours.ts";
import { ownFontFile } from "./own-font-file.ts";
import { replaceFile } from "./replace-file.ts";

const FONT_FOLDER = ".cache/pictures/fonts";
const FONTS = {
  title: {
    family: fontFamilies.display,
    source: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    axes: { opsz: 72, wght: 400 },
  },
  line: {
    family: fontFamilies.text,
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: 500 },
  },
};

type FontName = keyof typeof FONTS;

/** In pixels; a wider line is broken. */
type TextStyle = { size: number; color: string; width: number; align?: "left" | "centre" };

export async function drawText(font: FontName, text: string, style: TextStyle) {
  const { size, color, width, align = "left" } = style;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${font === "title" ? -Math.round(size * 12) : 300}">${escaped(text)}</span>`,
      font: `${FONTS[font].family} ${size}px`,
      fontfile: await fontFile(font),
      width,
      align,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.02),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const fontFiles = new Map<FontName, Promise<string>>();

/** Converted once, because previews are drawn in parallel. */
function fontFile(font: FontName): Promise<string> {
  const file = fontFiles.get(font) ?? convertFont(font);
  fontFiles.set(font, file);
  return file;
}

/** The text renderer needs TrueType with fixed axes. */
async function convertFont(font: FontName): Promise<string> {
  const path = join(FONT_FOLDER, `${font}.ttf`);
  const { family, source, axes } = FONTS[font];
  const own = ownFontFile(family);
  const original = await readFile(own ?? new URL(import.meta.resolve(source)));
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  await replaceFile(
    path,
    await subsetFont(original, `${letters}–—‘’“”·×éèöüá`, {
      targetFormat: "truetype",
      ...(own === null && { variationAxes: axes }),
    }),
  );
  return path;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
