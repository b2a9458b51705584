import { DatabaseSync, type StatementSync } from "node:sqlite";
import { StoreFailure } from "#server/store-failure.ts";
import type { Database, Queryable, SqlValue } from "./database.ts";

/** How long to wait for another process that is writing. */
const BUSY_TIMEOUT = 5000;

export function openSqlite(file: string): Database {
  // The time-out is set before anything else: switching to WAL already needs the lock.
  const connection = reporting(() => new DatabaseSync(file, { timeout: BUSY_TIMEOUT }));
  // In WAL mode only FULL syncs every commit; with less a power cut could undo an accepted lead.
  reporting(() => connection.exec("pragma journal_mode = wal; pragma synchronous = full"));

  const inTurn = createQueue();
  const direct = queryConnection(connection);

  const transaction: Database["transaction"] = (work) =>
    inTurn(async () => {
      await direct.script("begin immediate");
      try {
        const result = await work(direct);
        await direct.script("commit");
        return result;
      } catch (error) {
        if (connection.isTransaction) await direct.script("rollback");
        throw error;
      }
    });

  return {
    dialect: "sqlite",
    all: (sql, ...values) => inTurn(() => direct.all(sql, ...values)),
    first: (sql, ...values) => inTurn(() => direct.first(sql, ...values)),
    run: (sql, ...values) => inTurn(() => direct.run(sql, ...values)),
    script: (sql) => inTurn(() => direct.script(sql)),
    transaction,
    exclusive: transaction, // SQLite has one writer at a time anyway.
    skipLocked: "",
    close: () => inTurn(async () => connection.close()),
  };
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

/** There is one connection, so what others ask during a transaction has to wait for its end. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

function reporting<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new StoreFailure("SQLite could not answer", { cause });
  }
}
