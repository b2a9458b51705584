import { Pool, type PoolClient, type QueryResult, types } from "pg";
import { parsedRows } from "./parsed-rows.ts";
import { vacuumTables } from "./postgres-vacuum.ts";
import { StoreFailure } from "./store-failure.ts";
import type { Database, Migration, Queryable, SqlValue, Statement } from "./database.ts";
import {
  CREATE_MIGRATIONS_TABLE,
  INSERT_APPLIED,
  missingMigrations,
  SELECT_APPLIED,
} from "./missing-migrations.ts";

// Any number, the same in all instances.
const MIGRATION_LOCK = 7_304_112;

const BEGIN_MIGRATION = `begin; set local statement_timeout = 0;
  select pg_advisory_xact_lock(${MIGRATION_LOCK})`;

/** Milliseconds: a migration may wait for another instance's, and index a large table. */
const MIGRATION_TIMEOUT = 24 * 3_600_000;

const INT8 = 20;

export function openPostgres(url: string, onLostConnection: (error: Error) => void): Database {
  const durable = openPool(url, onLostConnection, { max: 10 });
  const nonDurable = openPool(url, onLostConnection, {
    max: 4,
    options: "-c synchronous_commit=off",
  });
  return {
    ...queryOn(durable),
    dialect: "postgres",
    nonDurable: queryOn(nonDurable),
    transaction: (statements) =>
      withRetry(() => withClient(durable, (client) => runAll(client, statements))),
    script: async (sql) => void (await durable.query(sql).catch(report)),
    migrate: (migrations) => withClient(durable, (client) => migrate(client, migrations)),
    scrub: (tables) => withNewClient(durable, (client) => vacuumTables(client, tables)),
    skipLocked: "for update skip locked",
    close: async () => void (await Promise.all([durable.end(), nonDurable.end()])),
  };
}

function openPool(
  url: string,
  onLostConnection: (error: Error) => void,
  options: { max: number; options?: string },
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: "website",
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    query_timeout: 30_000, // for a server that no longer responds
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
    pipeline: true, // the statements of a transaction are sent together
    types: { getTypeParser: parserFor },
    ...options,
  });
  // The pool replaces broken connections, but has no error listener while a transaction uses one, and an
  // error without a listener ends the process.
  pool.on("connect", (client) => client.on("error", onLostConnection));
  pool.on("error", () => {});
  return pool;
}

async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch(report);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection also rolls back its failed transaction.
    client.release(true);
    throw error;
  }
}

/** The connection's settings end with it. */
async function withNewClient(
  pool: Pool,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect().catch(report);
  await work(client)
    .catch(report)
    .finally(() => client.release(true));
}

const DEADLOCK = "40P01";
const REFERENCE_DELETED = "23503";
const ADDED_ALREADY = "23505";
const REPEATED = new Set<unknown>([DEADLOCK, REFERENCE_DELETED, ADDED_ALREADY]);
const MAX_ATTEMPTS = 4;

/** Repeats what PostgreSQL rolled back: one of two transactions that wait for each other, or that name a row
 * which another deleted or added meanwhile. The repetition's conditions see what the other has done. */
async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const { code } = ((error as StoreFailure).cause ?? {}) as { code?: string };
      if (!REPEATED.has(code) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Sent at once: when one fails, PostgreSQL skips the others and rolls back at the commit. */
async function runAll(client: PoolClient, statements: readonly Statement[]): Promise<number[]> {
  const responses = await Promise.allSettled([
    client.query("begin"),
    ...statements.map((statement) => query(client, statement)),
    client.query("commit"),
  ]);
  const failed = responses.find((response) => response.status === "rejected");
  if (failed) report(failed.reason);
  return responses.slice(1, -1).map((response) => (response as Fulfilled).value.rowCount ?? 0);
}

type Fulfilled = PromiseFulfilledResult<QueryResult>;

async function migrate(client: PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  async function script(text: string): Promise<void> {
    const query = { text, query_timeout: MIGRATION_TIMEOUT };
    await client.query(query).catch(report);
  }
  await script(BEGIN_MIGRATION);
  await script(CREATE_MIGRATIONS_TABLE);
  const { rows } = await client.query(SELECT_APPLIED).catch(report);
  const missing = missingMigrations(migrations, rows);
  for (const { name, sql } of missing) {
    await script(sql);
    await query(client, [INSERT_APPLIED, name]).catch(report);
  }
  await script("commit");
  return missing.map(({ name }) => name);
}

function queryOn(pool: Pool): Queryable {
  return {
    ...parsedRows(async (statement) => (await query(pool, statement).catch(report)).rows),
    async run(...statement) {
      const { rowCount } = await withRetry(() => query(pool, statement).catch(report));
      return rowCount ?? 0;
    },
  };
}

function query(to: Pool | PoolClient, [sql, ...values]: Statement): Promise<QueryResult> {
  return to.query(numberPlaceholders(sql), values as SqlValue[]);
}

function numberPlaceholders(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}

/** Our bigints are times and sizes, which a JavaScript number holds exactly. */
const parserFor = ((type: number, format?: "text" | "binary") =>
  type === INT8 ? Number : types.getTypeParser(type, format)) as typeof types.getTypeParser;

function report(cause: unknown): never {
  throw new StoreFailure("PostgreSQL failed", { cause });
}
