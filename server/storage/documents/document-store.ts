import type { Readable } from "node:stream";

export type FiledDocument = { path: string; storedName: string; sha256: string };

/** Stored documents survive a power cut. */
export type DocumentStore = {
  keep(document: FiledDocument): Promise<void>;
  /** Throws if there is no such document. */
  read(storedName: string): Promise<Readable>;
  /** Resolves also if there is no such document. */
  remove(storedName: string): Promise<void>;
};
