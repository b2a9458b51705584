/** `npm run icons`: draws icons from the brand mark. They are committed in the content folder, so a build
 * needs neither this script nor its package. */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { colours } from "#catalog/brand/colours.ts";
import { mark } from "#catalog/brand/mark.ts";
import { contentPath } from "#catalog/loader/content-path.ts";

const { ink, paper } = colours;

/** The square around the mark, with a sixteenth of it free on both sides. */
const [x, y, width, height] = mark.viewBox.split(" ").map(Number) as [
  number,
  number,
  number,
  number,
];
const side = (Math.max(width, height) * 8) / 7;
const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}">`;

/** The browser's tab is light or dark. */
const favicon = `${svg}<style>path{fill:${ink}}@media(prefers-color-scheme:dark){path{fill:${paper}}}</style><path d="${mark.path}"/></svg>
`;

function tile(share: number): string {
  const inset = (start: number) => (start + side / 2) * (1 - share);
  return `${svg}<path fill="${ink}" d="M${left} ${top}h${side}v${side}h${-side}z"/><path fill="${paper}" transform="translate(${inset(left)} ${inset(top)}) scale(${share})" d="${mark.path}"/></svg>
`;
}

/** Launchers crop a maskable icon to a circle of 80 %. */
const maskable = tile(0.6);
const plain = tile(0.72);
const small = tile(1);

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file may contain a PNG, after a directory with one entry. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const files: Record<string, string | Buffer> = {
  "favicon.svg": favicon,
  "favicon.ico": ico(await png(small, 32), 32),
  "apple-touch-icon.png": await png(plain, 180),
  "icon-192.png": await png(plain, 192),
  "icon-512.png": await png(plain, 512),
  "icon-maskable-512.png": await png(maskable, 512),
};

for (const [name, bytes] of Object.entries(files)) {
  const file = contentPath("icons", name);
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
