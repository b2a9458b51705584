import type { Encoding } from "./compression.ts";

/** The prerendered site as it is served: every file by its address. */
export type Site = {
  files: Map<string, SiteFile>;
  /** [2.022] The page for unknown addresses. */
  notFound: MemoryFile;
};

export type SiteFile = MemoryFile | DiskFile;

export type MemoryFile = {
  place: "memory";
  type: string;
  /** Of the plain content. */
  bytes: number;
  /** Null where only the compressed content is stored, which nearly every client accepts. */
  content: Buffer | null;
  compressed: Partial<Record<Encoding, Buffer>>;
  /** Without the quotes and without the encoding, each of which has a tag of its own. */
  tag: string;
  /** The content security policy, where the file is a page. */
  policy: string | null;
};

export type DiskFile = {
  place: "disk";
  type: string;
  path: string;
  bytes: number;
  tag: string;
};
