import { join } from "node:path";
import type { Settings } from "#server/settings/settings.ts";
import type { DocumentStore } from "./document-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";

export async function openDocumentStore({ bucket, dataFolder }: Settings): Promise<DocumentStore> {
  return bucket ? openS3Store(bucket) : openFolderStore(join(dataFolder, "documents"));
}
