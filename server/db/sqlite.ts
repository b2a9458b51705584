import { DatabaseSync, type StatementSync } from "node:sqlite";
import { StoreFailure } from "#server/store-failure.ts";
import type { Database, Queryable, SqlValue } from "./database.ts";
import { createBatches, type JobKind } from "./group-commit.ts";

/** How long to wait for another process that is writing. */
const BUSY_TIMEOUT = 5000;

export function openSqlite(file: string): Database {
  // The time-out is set before anything else: switching to WAL already needs the lock.
  const connection = reporting(() => new DatabaseSync(file, { timeout: BUSY_TIMEOUT }));
  // In WAL mode only FULL syncs every commit; with less a power cut could undo an accepted lead.
  reporting(() => connection.exec("pragma journal_mode = wal; pragma synchronous = full"));
  // What is deleted is overwritten: a person who is forgotten is gone from the file.
  reporting(() => connection.exec("pragma secure_delete = on"));

  const inBatch = createBatches(connection);
  const inTurn = <Result>(kind: JobKind, work: () => Promise<Result>) =>
    inBatch(kind, work).catch(asStoreFailure);
  const direct = queryConnection(connection);

  async function exclusive<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    await direct.script("pragma synchronous = full; begin immediate");
    try {
      const result = await work(direct);
      await direct.script("commit");
      return result;
    } catch (error) {
      if (connection.isTransaction) await direct.script("rollback");
      throw error;
    }
  }

  return {
    dialect: "sqlite",
    all: (sql, ...values) => inTurn(kindOf(sql), () => direct.all(sql, ...values)),
    first: (sql, ...values) => inTurn(kindOf(sql), () => direct.first(sql, ...values)),
    run: (sql, ...values) => inTurn(kindOf(sql), () => direct.run(sql, ...values)),
    script: (sql) => inTurn("alone", () => direct.script(sql)),
    transaction: (work) => inTurn("durable", () => work(direct)),
    fleeting: (work) => inTurn("fleeting", () => work(direct)),
    exclusive: (work) => inTurn("alone", () => exclusive(work)),
    skipLocked: "",
    close: () => inTurn("alone", async () => connection.close()),
  };
}

function kindOf(sql: string): JobKind {
  return /^\s*select\b/i.test(sql) ? "reading" : "durable";
}

function queryConnection(connection: DatabaseSync): Queryable {
  const prepared = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }

  return {
    async all<Row>(sql: string, ...values: SqlValue[]) {
      return reporting(() => prepare(sql).all(...values) as Row[]);
    },
    async first<Row>(sql: string, ...values: SqlValue[]) {
      return reporting(() => prepare(sql).get(...values) as Row | undefined);
    },
    async run(sql, ...values) {
      return reporting(() => Number(prepare(sql).run(...values).changes));
    },
    async script(sql) {
      reporting(() => connection.exec(sql));
    },
  };
}

function reporting<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new StoreFailure("SQLite could not answer", { cause });
  }
}

/** What the common commit throws is SQLite's own; what a piece of work throws passes as it is. */
function asStoreFailure(error: unknown): never {
  if ((error as { code?: string }).code !== "ERR_SQLITE_ERROR") throw error;
  throw new StoreFailure("SQLite could not answer", { cause: error });
}
