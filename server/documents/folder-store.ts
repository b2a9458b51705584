import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { StoreFailure } from "#server/store-failure.ts";
import type { DocumentStore } from "./document-store.ts";

const OURS_ALONE = 0o700;

export async function openFolderStore(folder: string): Promise<DocumentStore> {
  await mkdir(folder, { recursive: true, mode: OURS_ALONE });
  return {
    async keep({ path, storedName }) {
      try {
        await rename(path, join(folder, storedName));
        await syncFolder(folder); // without it a power cut could undo the renaming
      } catch (cause) {
        throw new StoreFailure("a document could not be kept", { cause });
      }
    },
    async read(storedName) {
      const file = await open(join(folder, storedName)).catch(report);
      return file.createReadStream();
    },
    async remove(storedName) {
      await rm(join(folder, storedName), { force: true }).catch(report);
    },
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function report(cause: unknown): never {
  throw new StoreFailure("the documents folder could not answer", { cause });
}
