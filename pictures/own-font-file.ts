import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";

/** The file of a family in the company's own style sheet of fonts. */
export function ownFontFile(family: string, styles = join(CONTENT_FOLDER, "company/fonts.css")) {
  if (!existsSync(styles)) return null;
  const faces = readFileSync(styles, "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const face = faces.find((face) => valueIn(face, /font-family:\s*["']?([^"';}]+)/) === family);
  if (face === undefined) return null;
  const url = valueIn(face, /url\(\s*["']?([^"')]+)/);
  if (url === undefined) throw new Error(`${styles}: the face "${family}" has no src: url(…)`);
  const file = join(dirname(styles), url);
  if (!existsSync(file))
    throw new Error(`${styles}: the face "${family}" needs ${file}, which is missing`);
  return file;
}

function valueIn(face: string, pattern: RegExp): string | undefined {
  return pattern.exec(face)?.[1]?.trim();
}
