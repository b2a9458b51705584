/** `npm run build`: the complete site, for any static host. */
import { relative } from "node:path";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";
import { ensureBuild } from "./ensure-build.ts";

await ensureBuild();
console.log(`The site is in ${relative("", SITE_FOLDER)}.`);
