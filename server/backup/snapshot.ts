import type { Fingerprint } from "./manifest.ts";

/** What was stored at one moment. */
export type Snapshot = {
  at: Date;
  tables: Fingerprint;
  documents: { name: string; sha256: string }[];
};
