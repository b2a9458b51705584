import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#catalog/loader/content-error.ts";
import { allPictures, type Picture } from "./all-pictures.ts";
import { fileNames } from "./file-names.ts";
import { readManifest } from "./manifest.ts";
import { MEDIA } from "./save.ts";

/** The slots without a picture, by entry: not in the manifest, or without one of its files. */
export async function missingPictures(): Promise<Map<string, string[]>> {
  const manifest = await readManifest();
  const isComplete = (picture: Picture) =>
    manifest[picture.name] && fileNames(picture).every((name) => existsSync(join(MEDIA, name)));
  const missing = allPictures().filter((picture) => !isComplete(picture));
  return new Map(
    [...Map.groupBy(missing, ({ entry }) => entry)].map(([entry, pictures]) => [
      entry,
      pictures.map(({ slot }) => slot),
    ]),
  );
}

/** Throws one error with every entry that lacks pictures, and the command that adds them. */
export async function requirePictures(): Promise<void> {
  const problems = [...(await missingPictures())].map(([entry, slots]) => {
    const photographs = slots.map((slot) => `${slot}.jpg`).join(" ");
    const message = `pictures are missing; run: npm run pictures -- add ${entry} ${photographs}`;
    return { file: altTextFile(entry), line: 1, field: "", message };
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function altTextFile(entry: string): string {
  if (entry.startsWith("developments/")) return `content/${entry}/pictures/en.yaml`;
  return entry.includes("/") ? `content/${entry}/en.md` : "content/pictures/en.yaml";
}
