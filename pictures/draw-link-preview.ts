import sharp, { type OverlayOptions } from "sharp";
import { colours, linkPreviewColour } from "#catalog/brand/colours.ts";
import { drawText } from "./draw-text.ts";
import { type Encoded, versionOf } from "./encode.ts";
import type { LinkPreview } from "./link-previews.ts";
import type { Photograph } from "./photograph.ts";
import { blur, meanColor } from "./placeholder.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const QUALITY = 72;

const { ink, paper } = colours;

export async function drawLinkPreview(
  preview: LinkPreview,
  photograph: Photograph,
): Promise<Encoded> {
  const { name } = preview;
  const { title: text, line: lineText } = preview.readText();
  const width = Math.round(WIDTH * 0.78);
  const size = text.length > 34 ? 62 : 82;
  const title = await drawText("title", text, { size, color: paper, width });
  const line = await drawText("line", lineText, { size: 27, color: linkPreviewColour, width });
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
