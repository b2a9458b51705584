import * as bootNames from "#site/boot/names.ts";
import { physicalDeclarations } from "./physical-sides.ts";

type FileRule = {
  message: string;
  files: string;
  exclude: string[];
  /** The places in a file that break the rule. */
  find: (text: string) => string[];
};

/** Names of the demo company, its places and their currency; "Indus" also begins "industry". */
const DEMO = /indus(?!tr)|dubai|\buae\b|\baed\b|emirat|pakistan|lahore|karachi|islamabad|peshawar/i;
/** A market's folder and words are named after its place. */
const MARKET = /markets\/|market-/;

const bootAttributes = new Set<string>(Object.values(bootNames));

/** Rules about style sheets and other files that Oxlint does not read. */
export const fileRules: FileRule[] = [
  {
    message:
      "Only content, markets and tests name the demo company, its places and their currency.",
    files: "{catalog,desk,domain,pictures,scripts,server,site,ui}/**/*.{ts,tsx,css,html,mjs,sql}",
    exclude: [
      "**/*.test.*",
      "**/test-*",
      "**/testing/**",
      "**/markets/**",
      "**/market-*",
      "scripts/lint/file-rules.*",
    ],
    find: demoNames,
  },
  {
    message: "Name the start or end of a line, not a side of the screen: CONTRIBUTING.md.",
    files: "{desk,site,ui}/**/*.css",
    exclude: ["site/styles/{map,map-pins}.css"], // maps are never mirrored: west stays on the left
    find: physicalDeclarations,
  },
  {
    message: "An attribute of the boot that is not in site/boot/names.ts.",
    files: "site/**/*.css",
    exclude: [],
    find: unknownBootAttributes,
  },
];

export function demoNames(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => DEMO.test(line) && !MARKET.test(line));
}

export function unknownBootAttributes(css: string): string[] {
  const used = [...css.matchAll(/data-boot-[a-z-]+/g)].map(([name]) => name);
  return used.filter((name) => !bootAttributes.has(name));
}
