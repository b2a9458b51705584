import { loadSite } from "./load-site.ts";
import { COMPRESSED_FOLDER, SITE_FOLDER } from "./site-folders.ts";

/** `node server/pages/prepare-site.ts` after a build, so that the first start has nothing to do. */
const { files } = await loadSite({
  folder: SITE_FOLDER,
  compressedFolder: COMPRESSED_FOLDER,
  apiOrigin: undefined,
  report: (progress) => console.info(progress),
});
console.info(`prepared all ${files.size} files of the site`);
