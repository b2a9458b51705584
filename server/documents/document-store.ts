import type { Readable } from "node:stream";

/** A document that lies in a file of ours and has been looked into. */
export type FiledDocument = { path: string; storedName: string; sha256: string };

/** Where accepted documents live. What it has kept survives a power cut. */
export type DocumentStore = {
  /** Takes the file over: it is durable under its stored name, and gone from where it was. */
  keep(document: FiledDocument): Promise<void>;
  /** Throws when there is none of this name. */
  read(storedName: string): Promise<Readable>;
  /** As good as done when there is none of this name. */
  remove(storedName: string): Promise<void>;
};
