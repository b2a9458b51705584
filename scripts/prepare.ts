/** Runs before the server of `npm start`: checks settings, builds the pages, compiles the server. */
import { ensurePages } from "#scripts/build/ensure-build.ts";
import { loadSite } from "#server/pages/load-site.ts";
import { COMPRESSED_FOLDER, SITE_FOLDER } from "#server/pages/site-folders.ts";
import { startSettings } from "#server/start-settings.ts";

await startSettings();

if ((await ensurePages()) === "built") {
  // Takes two seconds and 30 MB, which the server's process does not get back.
  const folders = { folder: SITE_FOLDER, compressedFolder: COMPRESSED_FOLDER };
  await loadSite({ ...folders, apiOrigin: undefined, brotli: "cached" });
}

// Loading is enough: Node keeps what it compiles in NODE_COMPILE_CACHE.
await import("#server/run.ts");
await import("#server/storage/postgres.ts");
await import("#server/storage/sqlite-worker.ts");
await import("#server/intake/documents/inspection-worker.ts");
