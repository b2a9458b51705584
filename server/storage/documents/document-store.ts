import type { Readable } from "node:stream";

/** An inspected document in the uploads folder. */
export type FiledDocument = { path: string; storedName: string; sha256: string };

/** The store of accepted documents. Stored documents survive a power cut. */
export type DocumentStore = {
  /** Moves the file into the store, durably and under its stored name. */
  keep(document: FiledDocument): Promise<void>;
  /** Throws when there is no such document. */
  read(storedName: string): Promise<Readable>;
  /** Resolves also when there is no such document. */
  remove(storedName: string): Promise<void>;
};
