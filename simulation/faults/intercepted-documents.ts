import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentStore } from "#server/storage/documents/document-store.ts";
import type { Intercept } from "./intercept.ts";

/** `folder` is where the store keeps its files: half a write leaves half a file there. */
export function interceptDocuments(
  store: DocumentStore,
  folder: string,
  intercept: Intercept,
): DocumentStore {
  const call = (name: string, subject: string, isWrite: boolean) =>
    ({ part: "documents", name, subject, isWrite, statements: [] }) as const;
  return {
    keep: (document) =>
      intercept(
        {
          ...call("keep", document.storedName, true),
          async half() {
            // Housekeeping may have removed an upload that took too long.
            const content = await readFile(document.path).catch(() => Buffer.alloc(0));
            const half = content.subarray(0, content.length / 2);
            await writeFile(join(folder, document.storedName), half);
          },
        },
        () => store.keep(document),
      ),
    read: (storedName) => intercept(call("read", storedName, false), () => store.read(storedName)),
    remove: (storedName) =>
      intercept(call("remove", storedName, true), () => store.remove(storedName)),
  };
}
