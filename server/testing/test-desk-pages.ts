import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadDeskPages } from "#server/desk/pages/load-pages.ts";
import { makeFolder } from "./test-folder.ts";

export const DESK_PAGE =
  '<!doctype html><title>Desk</title><script type="module" src="/desk/assets/a-1.js">';

export const DESK_PDF_PAGE =
  '<!doctype html><title>PDF</title><script src="/desk/assets/pdf-1.js">';

/** As Vite leaves the desk in `build/desk`, only smaller. */
export async function makeDeskPages(siteOrigin?: string) {
  const folder = makeFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), DESK_PAGE);
  writeFileSync(join(folder, "pdf.html"), DESK_PDF_PAGE);
  writeFileSync(join(folder, "assets", "a-1.js"), "console.info('desk');");
  writeFileSync(join(folder, "assets", "pdf-1.js"), "console.info('pdf');");
  return loadDeskPages(folder, { brotli: "compress", siteOrigin });
}
