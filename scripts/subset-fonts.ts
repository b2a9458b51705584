/** `npm run fonts`: subsets the fonts to used characters and axes. They are committed in ui/styles/fonts, so a
 * build needs neither this script nor its package. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const punctuation = "\u00a0©°²·×–—‘’“”•…→←↑↓↗−";
const accents = "±½¼¾áàâäãåæçéèêëíìîïñóòôöõøœúùûüýÿßÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜÝ";

const features = ["ccmp", "kern", "liga", "tnum"];

type FontSubset = {
  source: string;
  target: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const fonts: FontSubset[] = [
  {
    source: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    target: "fraunces.woff2",
    // Headlines have no accents. Above 72 points hairlines are too thin for a screen. One weight, because a
    // second axis would double the file.
    characters: printableAscii + punctuation,
    axes: { opsz: { min: 18, max: 72 }, wght: 380 },
  },
  {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    target: "instrument-sans.woff2",
    characters: printableAscii + punctuation + accents,
    axes: { wght: { min: 400, max: 600 } },
  },
];

for (const { source, target, characters, axes } of fonts) {
  const original = readFileSync(new URL(import.meta.resolve(source)));
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features } as const;
  const subset = await subsetFont(original, characters, options);
  writeFileSync(`ui/styles/fonts/${target}`, subset);
  console.log(`ui/styles/fonts/${target}: ${original.length} → ${subset.length} bytes`);
}
