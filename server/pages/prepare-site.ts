import { writeFile } from "node:fs/promises";
import { readSettings } from "#server/settings/settings.ts";
import { loadSite } from "./load-site.ts";
import { nginxPolicies } from "./nginx-policies.ts";
import { COMPRESSED_FOLDER, POLICIES_FILE, SITE_FOLDER } from "./site-folders.ts";

/** Runs after a build: compresses the pages for the first start, and writes their policies for nginx. */
const site = await loadSite({
  folder: SITE_FOLDER,
  compressedFolder: COMPRESSED_FOLDER,
  apiOrigin: readSettings(process.env).apiOrigin,
  report: (loaded, all) => console.info(`${loaded} of ${all} files`),
});
await writeFile(POLICIES_FILE, nginxPolicies(site));
