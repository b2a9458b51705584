import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#catalog/loader/content-error.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import { MEDIA_FOLDER, readManifest } from "#catalog/pictures/manifest.ts";
import { LANG } from "#domain/language.ts";
import { linkPreviews } from "#pictures/link-previews.ts";

/** A link preview is made when its picture is added. */
export function linkPreviewProblems(): Problem[] {
  const manifest = readManifest();
  return linkPreviews()
    .filter(({ source }) => manifest[source])
    .filter(({ name }) => !manifest[name] || !existsSync(join(MEDIA_FOLDER, `${name}.jpg`)))
    .map(({ name, source }) => {
      const slot = source.split("/").at(-1);
      const entry = source.slice(0, -`/${slot}`.length);
      const file = name === "og/default" ? `company/${LANG}.yaml` : `${entry}/${LANG}.md`;
      const message = `the link preview is missing; run again: npm run pictures -- add ${entry} ${slot}.jpg`;
      return problemAt(file, [], message);
    });
}
