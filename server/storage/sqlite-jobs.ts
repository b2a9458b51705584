import type { Migration, Statement } from "./database.ts";

export type Job = { id: number } & (
  | { kind: "read"; statements: [Statement] }
  | { kind: "write"; statements: readonly Statement[]; durable: boolean }
  | { kind: "script"; sql: string }
  | { kind: "empty-log" }
  | { kind: "migrate"; migrations: readonly Migration[] }
  | { kind: "close" }
);

export type JobWithoutId = Job extends infer Kind
  ? Kind extends Job
    ? Omit<Kind, "id">
    : never
  : never;

export type StatementResult = { rows: Record<string, unknown>[]; changes: number };

export type JobResult =
  | { id: number; results: StatementResult[] }
  | { id: number; error: { message: string; code: string | undefined } };
