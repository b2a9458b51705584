import sharp from "sharp";
import { drawText } from "#pictures/draw-text.ts";
import type { Size } from "#pictures/slots.ts";

/** Sky, ground and building, from light to dark. */
const PALETTES = [
  ["#5f7f7c", "#3b5a57", "#24403d"],
  ["#a8886b", "#7d6048", "#523c2c"],
  ["#7d8790", "#56616b", "#343d46"],
  ["#8f8a63", "#68643f", "#403f26"],
] as const;

const TEXT = "#ffffff";

/** A building, with a text that says what belongs there. */
export async function drawPlaceholder(
  { width, height }: Size,
  { title, line, variant }: PlaceholderText,
): Promise<Buffer> {
  // A phone shows the middle of a wide picture alone.
  const short = Math.min(width, height);
  const [sky, ground, dark] = PALETTES[variant % PALETTES.length]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${sky}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><g fill="${ground}">${building(width, height, variant)}</g><rect y="${0.86 * height}" width="100%" height="${0.14 * height}" fill="${dark}"/></svg>`;
  const style = { color: TEXT, width: Math.round(0.8 * short), align: "centre" } as const;
  const heading = await drawText("title", title, { ...style, size: Math.round(0.055 * short) });
  const note = await drawText("line", line, { ...style, size: Math.round(0.026 * short) });
  const gap = Math.round(0.02 * short);
  const top = Math.round(0.3 * height);
  const centred = (part: { width: number }) => Math.round((width - part.width) / 2);
  return sharp(Buffer.from(svg))
    .composite([
      { input: heading.input, left: centred(heading), top },
      { input: note.input, left: centred(note), top: top + heading.height + gap },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export type PlaceholderText = {
  title: string;
  line: string;
  /** Colours and heights, so that neighbours on a page differ. */
  variant: number;
};

function building(width: number, height: number, variant: number): string {
  const step = width / 7;
  return [0.34, 0.52, 0.44, 0.6, 0.38]
    .map((_, index, heights) => {
      const share = heights[(index + variant) % heights.length]! * 0.62;
      const [x, y] = [step * (1 + index), height * (0.86 - share)];
      return block(x, y, step * 0.86, height * share);
    })
    .join("");
}

function block(x: number, y: number, width: number, height: number): string {
  const side = width / 7;
  const rows = Math.floor(height / (side * 2.2));
  const windows = Array.from({ length: rows * 3 }, (_, index) => {
    const [left, top] = [
      x + side * (1 + 2 * (index % 3)),
      y + side * (1 + 2.2 * Math.floor(index / 3)),
    ];
    return `<rect x="${left}" y="${top}" width="${side}" height="${side * 1.3}" fill="#fff" fill-opacity=".13"/>`;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>${windows.join("")}`;
}
