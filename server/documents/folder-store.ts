import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { StoreFailure } from "#server/store-failure.ts";
import type { DocumentStore } from "./document-store.ts";

const OURS_ALONE = 0o700;

export async function openFolderStore(folder: string): Promise<DocumentStore> {
  await mkdir(folder, { recursive: true, mode: OURS_ALONE });
  return {
    async keep(file, storedName) {
      try {
        await rename(file, join(folder, storedName));
        await syncFolder(folder); // without it a power cut could undo the renaming
      } catch (cause) {
        throw new StoreFailure("a document could not be kept", { cause });
      }
    },
    read: (storedName) => createReadStream(join(folder, storedName)),
    remove: (storedName) => rm(join(folder, storedName), { force: true }),
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
