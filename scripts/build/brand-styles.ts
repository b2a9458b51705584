import { existsSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { colours, deskColours } from "#catalog/brand/colours.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";

const FONTS = "ui/styles/fonts.css";
const ownFonts = join(CONTENT_FOLDER, "company/fonts.css");
const hasOwnFonts = existsSync(ownFonts);

/** Tailwind reads the company's colours and fonts in these style sheets. */
export function brandStyles(): Plugin {
  return {
    name: "brand-styles",
    enforce: "pre",
    resolveId(id, importer) {
      if (!hasOwnFonts || !id.startsWith(`#${FONTS}`)) return null;
      return this.resolve(id.replace(`#${FONTS}`, normalizePath(ownFonts)), importer);
    },
    transform(code, id) {
      // With "?url" the code is a script that names the style sheet.
      const path = normalizePath(id);
      if (/\/site\/styles\/app\.css(?!\?url)/.test(path)) return code + siteStyles();
      if (/\/desk\/styles\/desk\.css(?!\?url)/.test(path))
        return withOwnFonts(code) + siteStyles() + deskStyles();
    },
  };
}

function withOwnFonts(code: string): string {
  return hasOwnFonts ? code.replace(`../../${FONTS}`, normalizePath(ownFonts)) : code;
}

function siteStyles(): string {
  return `@theme static {\n${variables(colours)}--ink-channels: ${channels(colours.ink)};\n}\n`;
}

function deskStyles(): string {
  const { note, dark } = deskColours;
  return `@theme static {\n${variables({ note })}}\n@media (prefers-color-scheme: dark) {\n:root {\n${variables(dark)}}\n}\n`;
}

function variables(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([role, value]) => `--color-${role}: ${value};\n`)
    .join("");
}

/** "#10211f" as "16 33 31", for a colour with an opacity. */
function channels(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(" ");
}
