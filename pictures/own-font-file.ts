import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";

/** The file of a family in the company's own style sheet of fonts. */
export function ownFontFile(family: string, styles = join(CONTENT_FOLDER, "company/fonts.css")) {
  if (!existsSync(styles)) return null;
  const face = new RegExp(`font-family: "?${family}"?;\\s*src: url\\("?([^")]+)`);
  const [, file] = readFileSync(styles, "utf8").match(face) ?? [];
  return file === undefined ? null : join(dirname(styles), file);
}
