import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#catalog/loader/content-error.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { contentPath } from "#catalog/loader/content-path.ts";

const ICONS = [
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
];

export function iconProblems(): Problem[] {
  return ICONS.filter((name) => !existsSync(join(CONTENT_FOLDER, "icons", name))).map((name) => ({
    file: contentPath("icons", name),
    line: 1,
    field: "",
    message: "this file is missing; run: npm run icons",
  }));
}
