import type { z } from "zod";

export type SqlValue = string | number | null;

/** SQL for SQLite and PostgreSQL, with `?` for each value. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

/** An example is `["leads.id = ? and leads.version = ?", id, version]`. */
export type Condition = readonly [sql: string, ...values: SqlValue[]];

/** Each statement is a transaction of its own. A row that does not fit its schema is an error. */
export type Queryable = {
  all<Row>(schema: z.ZodType<Row>, ...statement: Statement): Promise<Row[]>;
  first<Row>(schema: z.ZodType<Row>, ...statement: Statement): Promise<Row | undefined>;
  /** Resolves with the number of changed rows. */
  run(...statement: Statement): Promise<number>;
};

export type Database = Queryable & {
  dialect: "sqlite" | "postgres";

  /** All statements or none, in one round trip. Resolves when the commit is on the disk, with each statement's
   * number of changed rows. */
  transaction(statements: readonly Statement[]): Promise<number[]>;

  /** Commits that do not wait for the disk: a power cut may undo the last of them, unless a durable commit
   * follows. Its reads do not wait for the others, such as a list of all leads. */
  nonDurable: Queryable;

  /** Several statements without values. */
  script(sql: string): Promise<void>;

  /** All or none, and by one process at a time, because instances may start together. Resolves with the
   * applied names. */
  migrate(migrations: readonly Migration[]): Promise<string[]>;

  /** Removes what was deleted from these tables from the files, as far as the database can. */
  scrub(tables: readonly string[]): Promise<void>;

  /** Ends a `select` whose rows only one process may take, without waiting. */
  skipLocked: string;

  close(): Promise<void>;
};

export type Migration = { name: string; sql: string };
