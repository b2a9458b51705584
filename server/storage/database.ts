export type SqlValue = string | number | null;

/** SQL for both SQLite and PostgreSQL, with `?` for each value. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

/** Such as `["leads.id = ? and leads.version = ?", id, version]`. */
export type Condition = readonly [sql: string, ...values: SqlValue[]];

/** Single statements, each a transaction of its own. */
export type Queryable = {
  all<Row>(...statement: Statement): Promise<Row[]>;
  first<Row>(...statement: Statement): Promise<Row | undefined>;
  /** Resolves with the number of rows that were changed. */
  run(...statement: Statement): Promise<number>;
};

export type Database = Queryable & {
  dialect: "sqlite" | "postgres";

  /**
   * Runs all statements or none of them, in one round trip. Resolves when the commit is on the disk,
   * with the number of rows that each statement changed.
   */
  transaction(statements: readonly Statement[]): Promise<number[]>;

  /**
   * Commits that do not wait for the disk: a power cut may undo the last of them. Others see them
   * like any other, and a durable commit that follows makes them durable too.
   */
  nonDurable: Queryable;

  /** Several statements without values. */
  script(sql: string): Promise<void>;

  /**
   * Applies the missing migrations, all or none. Only one process at a time does so, because several
   * instances may start together on one database. Resolves with the names of the applied ones.
   */
  migrate(migrations: readonly Migration[]): Promise<string[]>;

  /** Ends a `select` whose rows are to be taken by one process only, without waiting for others. */
  skipLocked: string;

  close(): Promise<void>;
};

export type Migration = { name: string; sql: string };
