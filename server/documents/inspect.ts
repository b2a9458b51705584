import { open } from "node:fs/promises";
import type { DocumentExtension } from "#domain/document.ts";
import { StoreFailure } from "#server/store-failure.ts";
import type { Inspection, InspectionJob } from "./inspect-content.ts";
import { openWorkerQueue } from "./worker-queue.ts";

export type Inspector = {
  /** Whether the content is of the kind that the extension promises, and harmless to unpack. */
  inspect(
    path: string,
    extension: DocumentExtension,
    maxUnpackedBytes: number,
  ): Promise<Inspection>;
  close(): Promise<void>;
};

const PDF = Buffer.from("%PDF-");
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const SIGNATURES = { pdf: PDF, jpg: JPEG, jpeg: JPEG, png: PNG };

const WORKER = new URL("./inspection-worker.ts", import.meta.url);

/** The largest document takes less than 0.1 s. */
const LIMITS = { milliseconds: 10_000, waitingJobs: 200 };

/** What must be read whole is read by a thread of its own, so that everybody else is answered. */
export function openInspector(worker = WORKER, limits = LIMITS): Inspector {
  const queue = openWorkerQueue<InspectionJob, Inspection>(worker, limits);
  return {
    async inspect(path, extension, maxUnpackedBytes) {
      try {
        if (extension === "doc" || extension === "docx" || extension === "zip") {
          return await queue.run({ path, extension, maxUnpackedBytes });
        }
        const isGenuine = await beginsWith(path, SIGNATURES[extension]);
        return { verdict: isGenuine ? "genuine" : "unfit", unpackedBytes: 0 };
      } catch (cause) {
        throw new StoreFailure("a document could not be inspected", { cause });
      }
    },
    close: () => queue.close(),
  };
}

async function beginsWith(path: string, signature: Buffer): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signature.length), { position: 0 });
    return bytesRead === signature.length && buffer.equals(signature);
  } finally {
    await file.close();
  }
}
