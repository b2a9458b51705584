import type { PoolClient } from "pg";

/** Bytes with indexes: a table of this size is written anew in some tenths of a second, during which it is locked. */
const REWRITTEN_UP_TO = 32 * 1024 * 1024;

const HOUR = 3_600_000;

/** Vacuuming frees the space of deleted rows but leaves their bytes until other rows need the space, so that small
 * tables are written anew. One that is in use for longer than `lock_timeout` is only vacuumed. */
export async function vacuumTables(client: PoolClient, tables: readonly string[]): Promise<void> {
  const run = (text: string) => {
    const query = { text, query_timeout: HOUR };
    return client.query(query);
  };
  await run("set statement_timeout = 0");
  await run("set lock_timeout = '200ms'");
  // The planner's statistics have samples of the rows, and are replaced by the others' analyses.
  for (const table of [...tables, "pg_statistic"]) {
    const analyze = table === "pg_statistic" ? "" : ", analyze";
    const { rows } = await client.query("select pg_total_relation_size($1) as bytes", [table]);
    const isSmall = (rows[0] as { bytes: number }).bytes <= REWRITTEN_UP_TO;
    const isRewritten =
      isSmall && (await run(`vacuum (full${analyze}) ${table}`).then(() => true, isLocked));
    if (!isRewritten) await run(`vacuum (index_cleanup on${analyze}) ${table}`);
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

function isLocked(error: Error & { code?: string }): false {
  if (error.code === LOCK_NOT_AVAILABLE) return false;
  throw error;
}
