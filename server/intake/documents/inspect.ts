import { open } from "node:fs/promises";
import type { DocumentExtension } from "#domain/document.ts";
import { hasSignature, SIGNATURE_BYTES } from "#domain/document-signature.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import type { Inspection, InspectionJob } from "./inspect-content.ts";
import { openWorkerQueue } from "./worker-queue.ts";

export type Inspector = {
  inspect(
    path: string,
    extension: DocumentExtension,
    maxUnpackedBytes: number,
  ): Promise<Inspection>;
  close(): Promise<void>;
};

const WORKER = new URL("./inspection-worker.ts", import.meta.url);

/** The largest document takes less than 0.1 s. */
const LIMITS = { milliseconds: 10_000, waitingJobs: 200 };

/** A worker thread reads whole files, so that requests are not blocked. */
export function openInspector(worker = WORKER, limits = LIMITS): Inspector {
  const queue = openWorkerQueue<InspectionJob, Inspection>(worker, limits);
  return {
    async inspect(path, extension, maxUnpackedBytes) {
      try {
        if (!hasSignature(extension, await firstBytesOf(path))) {
          return { verdict: "unfit", unpackedBytes: 0 };
        }
        if (extension === "doc" || extension === "docx" || extension === "zip") {
          return await queue.run({ path, extension, maxUnpackedBytes });
        }
        return { verdict: "genuine", unpackedBytes: 0 };
      } catch (cause) {
        throw new StoreFailure("a document could not be inspected", { cause });
      }
    },
    close: () => queue.close(),
  };
}

async function firstBytesOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
