import { writeFile } from "node:fs/promises";
import { readSettings } from "./env.ts";
import { loadSite } from "./pages/load-site.ts";
import { nginxPolicies } from "./pages/nginx-policies.ts";
import { COMPRESSED_FOLDER, POLICIES_FILE, SITE_FOLDER } from "./pages/site-folders.ts";

/**
 * `node server/prepare-site.ts` after a build, so that the first start has nothing to do, and
 * who serves the pages in our place knows their policies.
 */
const site = await loadSite({
  folder: SITE_FOLDER,
  compressedFolder: COMPRESSED_FOLDER,
  apiOrigin: readSettings(process.env).apiOrigin,
  report: (progress) => console.info(progress),
});
await writeFile(POLICIES_FILE, nginxPolicies(site));
console.info(`prepared all ${site.files.size} files of the site`);
