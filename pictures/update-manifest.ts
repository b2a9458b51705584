import { MANIFEST_FILE, type Manifest, readManifest } from "#catalog/pictures/manifest.ts";
import { allPictures } from "./all-pictures.ts";
import { linkPreviews } from "./link-previews.ts";
import { replaceFile } from "./replace-file.ts";

/** Keeps the order of the content, and removes entries of deleted content. */
export async function updateManifest(fresh: Manifest): Promise<void> {
  const entries: Manifest = { ...readManifest(), ...fresh };
  const names = [...allPictures(), ...linkPreviews()].map(({ name }) => name);
  const ordered = names.flatMap((name) => (entries[name] ? [[name, entries[name]]] : []));
  await replaceFile(MANIFEST_FILE, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}
