export type SqlValue = string | number | null;

/** Plain SQL that both SQLite and PostgreSQL understand, with `?` for each value. */
export type Queryable = {
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
  first<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  /** Answers how many rows were changed. */
  run(sql: string, ...values: SqlValue[]): Promise<number>;
  /** Several statements without values, as a migration has them. */
  script(sql: string): Promise<void>;
};

export type Database = Queryable & {
  dialect: "sqlite" | "postgres";

  /**
   * Commits when the work is done and durable, rolls back when it throws. The work must ask its own
   * `tx`: the database itself may not answer before the transaction has ended.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;

  /**
   * A transaction that a power cut may undo, for what is not worth waiting for the disk. Others see
   * it like any other, and what is committed durably later makes it durable too.
   */
  fleeting<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;

  /** A transaction that no other process can be in at the same time. */
  exclusive<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;

  /** Ends a `select` whose rows are to be taken by one process only, without waiting for others. */
  skipLocked: string;

  close(): Promise<void>;
};
