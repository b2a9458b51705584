import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { renameDurably } from "#server/storage/durable-files.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import type { DocumentStore } from "./document-store.ts";

const OWNER_ONLY = 0o700;

export async function openFolderStore(folder: string): Promise<DocumentStore> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  return {
    async keep({ path, storedName }) {
      await renameDurably(path, join(folder, storedName)).catch(report);
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

function report(cause: unknown): never {
  throw new StoreFailure("the documents folder failed", { cause });
}
