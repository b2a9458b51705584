import { pino } from "pino";
import { loadSite } from "./load-site.ts";
import { COMPRESSED_FOLDER, SITE_FOLDER } from "./site-folders.ts";

/** `node server/pages/prepare-site.ts` after a build, so that the first start has nothing to do. */
await loadSite({
  folder: SITE_FOLDER,
  compressedFolder: COMPRESSED_FOLDER,
  apiOrigin: undefined,
  log: pino(),
});
