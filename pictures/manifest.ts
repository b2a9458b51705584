import { readFile } from "node:fs/promises";
import { allPictures } from "./all-pictures.ts";
import { linkPreviews } from "./link-previews.ts";
import { replaceFile } from "./replace-file.ts";

const MANIFEST = "pictures/manifest.json";

/** What the site knows of a picture; `catalog/pictures/pictures.ts` checks it when the site is built. */
export type ManifestEntry = {
  width: number;
  height: number;
  widths: number[];
  color: string;
  blur: string;
  version: string;
};

export type Manifest = Record<string, ManifestEntry>;

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(MANIFEST, "utf8")) as Manifest;
}

/** Adds or replaces entries, in the order of the content, and removes those of deleted content. */
export async function updateManifest(fresh: Manifest): Promise<void> {
  const entries: Manifest = { ...(await readManifest()), ...fresh };
  const names = [...allPictures(), ...linkPreviews()].map(({ name }) => name);
  const ordered = names.flatMap((name) => (entries[name] ? [[name, entries[name]]] : []));
  await replaceFile(MANIFEST, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}
