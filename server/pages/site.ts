import type { Encoding } from "./compression.ts";

export type Site = {
  files: Map<string, SiteFile>;
  /** [2.022] The page for unknown paths. */
  notFound: MemoryFile;
};

export type SiteFile = MemoryFile | DiskFile;

export type MemoryFile = {
  place: "memory";
  type: string;
  /** The size of the plain content. */
  bytes: number;
  /** Null if only the compressed content is stored, which nearly every client accepts. */
  content: Buffer | null;
  compressed: Partial<Record<Encoding, Buffer>>;
  /** Without quotes and encoding, each of which has a tag of its own. */
  tag: string;
  policy: string | null;
};

export type DiskFile = {
  place: "disk";
  type: string;
  path: string;
  bytes: number;
  tag: string;
};
