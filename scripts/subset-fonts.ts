/**
 * Cuts the two typefaces down to the characters and axes the site uses: `npm run fonts`.
 * The results are committed in site/styles/fonts, so a build needs neither this script nor its package.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const punctuation = "\u00a0©°²·×–—‘’“”•…→←↑↓↗−";
const accents = "±½¼¾áàâäãåæçéèêëíìîïñóòôöõøœúùûüýÿßÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜÝ";

/** Composed letters, kerning, ligatures and figures of one width; the rest nobody asks for. */
const features = ["ccmp", "kern", "liga", "tnum"];

type Cut = {
  source: string;
  target: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const fonts: Cut[] = [
  {
    source: "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
    target: "fraunces.woff2",
    // Headlines are ours and carry no accents; past 72 points its hairlines would vanish on a screen.
    // One weight serves them all: the optical sizes give them their character, a second axis
    // would double the file.
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
  writeFileSync(`site/styles/fonts/${target}`, subset);
  console.log(`site/styles/fonts/${target}: ${original.length} → ${subset.length} bytes`);
}
