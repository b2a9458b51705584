/** The desk has a folder of its own, and is small enough to compress at once. */
import { build } from "vite";
import { loadDeskPages } from "#server/desk/pages/load-pages.ts";
import { DESK_FOLDER } from "#server/pages/site-folders.ts";

await build({ configFile: "vite.desk.config.ts", logLevel: "warn" });
await loadDeskPages(DESK_FOLDER, { brotli: "compress" });
