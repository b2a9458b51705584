import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadDeskPages } from "#server/desk/pages/load-pages.ts";
import { DESK_FOLDER } from "#server/pages/site-folders.ts";

export async function weighDesk(): Promise<number> {
  const { page, files } = await loadDeskPages(DESK_FOLDER);
  const html = readFileSync(join(DESK_FOLDER, "index.html"), "utf8");
  const loaded = [...files].filter(([url]) => html.includes(`"${url}"`) || url.endsWith(".woff2"));
  return [page, ...loaded.map(([, file]) => file)]
    .map(({ compressed, bytes }) => compressed.br?.length ?? bytes)
    .reduce((sum, bytes) => sum + bytes, 0);
}
