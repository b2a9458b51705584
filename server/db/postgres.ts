import { Pool, type PoolClient, types } from "pg";
import { StoreFailure } from "#server/store-failure.ts";
import type { Database, Queryable, SqlValue } from "./database.ts";

// Any number will do, as long as all instances agree on it.
const EXCLUSIVE_LOCK = 7_304_112;

const BEGIN_FLEETING = "begin; set local synchronous_commit = off";
const BEGIN_EXCLUSIVE = `begin; set local statement_timeout = 0;
  select pg_advisory_xact_lock(${EXCLUSIVE_LOCK})`;

const INT8 = 20;

export function openPostgres(url: string, onLostConnection: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: "indus-gulf",
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    query_timeout: 30_000, // for a server that went away without a word
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser: parserFor },
  });
  // The pool replaces what breaks, but an error that nobody listens to would end the process; and
  // the pool itself does not listen while a transaction has the connection.
  pool.on("connect", (client) => client.on("error", onLostConnection));
  pool.on("error", () => {});

  return {
    ...queryOn(pool),
    dialect: "postgres",
    transaction: (work) => inTransaction(pool, "begin", work),
    fleeting: (work) => inTransaction(pool, BEGIN_FLEETING, work),
    exclusive: (work) => inTransaction(pool, BEGIN_EXCLUSIVE, work),
    skipLocked: "for update skip locked",
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(
  pool: Pool,
  begin: string,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch(report);
  const tx = queryOn(client);
  let broken = false;
  try {
    await tx.script(begin);
    const result = await work(tx);
    await tx.script("commit");
    return result;
  } catch (error) {
    await tx.script("rollback").catch(() => (broken = true));
    throw error;
  } finally {
    // A connection that could not even roll back is thrown away, and its transaction with it.
    client.release(broken);
  }
}

function queryOn(connection: Pool | PoolClient): Queryable {
  async function query(sql: string, values: SqlValue[]) {
    return connection.query(numberPlaceholders(sql), values).catch(report);
  }
  return {
    async all<Row>(sql: string, ...values: SqlValue[]) {
      return (await query(sql, values)).rows as Row[];
    },
    async first<Row>(sql: string, ...values: SqlValue[]) {
      return (await query(sql, values)).rows[0] as Row | undefined;
    },
    async run(sql, ...values) {
      return (await query(sql, values)).rowCount ?? 0;
    },
    async script(sql) {
      await connection.query(sql).catch(report);
    },
  };
}

function numberPlaceholders(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}

/** Our bigints are times and sizes, far below where a JavaScript number loses digits. */
const parserFor = ((type: number, format?: "text" | "binary") =>
  type === INT8 ? Number : types.getTypeParser(type, format)) as typeof types.getTypeParser;

function report(cause: unknown): never {
  throw new StoreFailure("PostgreSQL could not answer", { cause });
}
