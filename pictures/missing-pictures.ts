import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { MEDIA_FOLDER, readManifest } from "#catalog/pictures/manifest.ts";
import { allPictures, type Picture } from "./all-pictures.ts";
import { fileNames } from "./file-names.ts";

/** A slot without a picture has no manifest entry, or lacks a file. */
export function missingPictures(): Map<string, string[]> {
  const manifest = readManifest();
  const isComplete = ({ name }: Picture) => {
    const entry = manifest[name];
    return (
      entry && fileNames({ name, ...entry }).every((file) => existsSync(join(MEDIA_FOLDER, file)))
    );
  };
  const missing = allPictures().filter(
    (picture) => !isComplete(picture) && !(picture.isOptional && !manifest[picture.name]),
  );
  return new Map(
    [...Map.groupBy(missing, ({ entry }) => entry)].map(([entry, pictures]) => [
      entry,
      pictures.map(({ slot }) => slot),
    ]),
  );
}

/** The error names every entry without pictures, and the command that adds them. */
export function requirePictures(): void {
  const problems = [...missingPictures()].map(([entry, slots]) => {
    const photographs = slots.map((slot) => `${slot}.jpg`).join(" ");
    const message = `pictures are missing; run: npm run pictures -- add ${entry} ${photographs}`;
    return { file: altTextFile(entry), line: 1, field: "", message };
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function altTextFile(entry: string): string {
  if (entry.startsWith("developments/")) return contentPath(entry, "pictures/en.yaml");
  return contentPath(entry.includes("/") ? `${entry}/en.md` : "pictures/en.yaml");
}
