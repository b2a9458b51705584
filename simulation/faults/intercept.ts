import type { Statement } from "#server/storage/database.ts";

export type Part = "database" | "mail" | "webhook" | "documents";

/** A call of the server to something outside of it, which may fail. */
export type Call = {
  part: Part;
  name: string;
  statements: readonly Statement[];
  /** Whether it changes something. */
  isWrite: boolean;
  /** The id of the message, the name of the document. */
  subject: string;
  /** Does a half of it, where that can happen. */
  half?: () => Promise<void>;
};

/** Stands between the server and what it calls: decides when, whether and how often `perform` happens. */
export type Intercept = <Result>(call: Call, perform: () => Promise<Result>) => Promise<Result>;
