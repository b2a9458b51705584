import { readFile, writeFile } from "node:fs/promises";
import type { Entry } from "./encode.ts";

const MANIFEST = "catalog/pictures/manifest.json";

export async function readManifest(): Promise<Record<string, Entry>> {
  try {
    return JSON.parse(await readFile(MANIFEST, "utf8")) as Record<string, Entry>;
  } catch {
    // The first run has none.
    return {};
  }
}

/** Keeps what was there, in the order of the list, and drops what no longer is on it. */
export async function updateManifest(
  fresh: Map<string, Entry>,
  order: readonly string[],
): Promise<void> {
  const before = await readManifest();
  const entries = order.flatMap((name) => {
    const entry = fresh.get(name) ?? before[name];
    return entry ? [[name, entry]] : [];
  });
  await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
