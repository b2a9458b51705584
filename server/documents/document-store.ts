import type { Readable } from "node:stream";

/** Where accepted documents live. What it has kept survives a power cut. */
export type DocumentStore = {
  /** Takes the file over: it is durable under its new name, and gone from where it was. */
  keep(file: string, storedName: string): Promise<void>;
  read(storedName: string): Readable;
  remove(storedName: string): Promise<void>;
};
