import { relative } from "node:path";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";
import { ensureBuild } from "./ensure-build.ts";

const outcome = ensureBuild();
console.log(
  outcome === "built"
    ? `Built into ${relative("", SITE_FOLDER)}.`
    : "Nothing changed since the last build.",
);
