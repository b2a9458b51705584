import { readdirSync } from "node:fs";
import { basename, extname } from "node:path";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import type { Picture } from "./all-pictures.ts";
import { gallerySlots, pageSlots, singleSlots } from "./slots.ts";

type Assignment = { files: Map<string, Picture>; problems: string[] };

/** By file name, in any case: `Hero.JPG` becomes the entry's hero. */
export function assignSlots(
  all: readonly Picture[],
  entry: string,
  paths: readonly string[],
): Assignment {
  const pictures = all.filter((picture) => picture.entry === entry);
  const slots = pictures.map(({ slot }) => slot).join(", ");
  const files = new Map<string, Picture>();
  const problems: string[] = [];
  if (pictures.length === 0) problems.push(unknownEntry(all, entry));
  else if (paths.length === 0) problems.push(`Name the photographs of ${entry}: ${slots}.`);
  for (const path of pictures.length === 0 ? [] : paths) {
    const slot = basename(path, extname(path));
    const picture = pictures.find((picture) => picture.slot.toLowerCase() === slot.toLowerCase());
    if (!picture) {
      problems.push(`${path}: ${entry} has no picture "${slot}". Name the file one of: ${slots}.`);
    } else if ([...files.values()].includes(picture)) {
      problems.push(`${path}: a second file for ${picture.slot}. Give one file for each picture.`);
    } else {
      files.set(path, picture);
    }
  }
  return { files, problems };
}

function unknownEntry(all: readonly Picture[], entry: string): string {
  const [kind = "", key = ""] = entry.split("/");
  const kinds = Object.keys({ ...gallerySlots, ...singleSlots });
  if (!kinds.includes(kind)) {
    const entries = [...kinds.map((kind) => `${kind}/<key>`), ...Object.keys(pageSlots)];
    const problem = hasContentOnly(kind)
      ? `Entries in ${contentPath(kind)} take no pictures.`
      : `There is no entry "${entry}".`;
    return `${problem} Use one of: ${entries.join(", ")}.`;
  }
  const known = new Set(
    all.map(({ entry }) => entry).filter((name) => name.startsWith(`${kind}/`)),
  );
  const hint = key ? "Write its content first, or use one of" : "Name it with its key, one of";
  return `There is no entry "${entry}". ${hint}: ${[...known].join(", ")}.`;
}

function hasContentOnly(kind: string): boolean {
  return readdirSync(CONTENT_FOLDER).includes(kind) && !(kind in pageSlots);
}
