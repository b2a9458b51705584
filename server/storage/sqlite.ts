import { setTimeout as delay } from "node:timers/promises";
import { parsedRows } from "./parsed-rows.ts";
import type { Database, Queryable, Statement } from "./database.ts";
import type { StatementResult } from "./sqlite-jobs.ts";
import { type SqliteThread, startThread } from "./sqlite-thread.ts";

/** A pragma belongs to the connection that writes. */
const READS = /^\s*(select|pragma)\b/i;
const ONLY_READS = /^\s*select\b/i;

const EMPTY_LOG_TRIES = 10;
const EMPTY_LOG_PAUSE = 500;

/** One connection writes and another reads, each in a thread: in WAL mode no read waits for a write. A file that
 * cannot be opened fails every query; for a thread that exits later, such as out of memory, `onThreadLost` is
 * called. */
export function openSqlite(
  file: string,
  onThreadLost: (error: Error) => void = () => {},
): Database {
  const writer = startThread({ file, access: "write" }, onThreadLost);
  let reader: Promise<SqliteThread> | undefined;
  const write = (statements: readonly Statement[], durable = true) =>
    writer.perform({ kind: "write", statements, durable });

  /** Started by the first read, when the writing connection has created the file and its log. */
  function startReader(): Promise<SqliteThread> {
    return writer.opened.then(() => startThread({ file, access: "read" }, onThreadLost));
  }

  async function read(statement: Statement, durable: boolean): Promise<StatementResult[]> {
    const thread =
      durable && ONLY_READS.test(statement[0]) ? await (reader ??= startReader()) : writer;
    return thread.perform({ kind: "read", statements: [statement] });
  }

  async function runOne(statement: Statement, durable: boolean): Promise<StatementResult> {
    const [result] = await (READS.test(statement[0])
      ? read(statement, durable)
      : write([statement], durable));
    return result!;
  }

  function queryable(durable: boolean): Queryable {
    return {
      ...parsedRows(async (statement) => (await runOne(statement, durable)).rows),
      run: async (...statement) => (await runOne(statement, durable)).changes,
    };
  }

  return {
    ...queryable(true),
    dialect: "sqlite",
    nonDurable: queryable(false),
    transaction: async (statements) => (await write(statements)).map(({ changes }) => changes),
    script: async (sql) => void (await writer.perform({ kind: "script", sql })),
    async migrate(migrations) {
      const [result] = await writer.perform({ kind: "migrate", migrations });
      return result!.rows.map(({ name }) => String(name));
    },
    // What is deleted is overwritten in the file; the write-ahead log has it until it is emptied.
    scrub: () => emptyLog(writer),
    skipLocked: "",
    async close() {
      await (await reader)?.end();
      await writer.end(); // the last to close, because it empties the log into the file
    },
  };
}

/** A long read keeps the log, and writes continue between the tries. */
async function emptyLog(writer: SqliteThread): Promise<void> {
  for (let tries = 1; tries <= EMPTY_LOG_TRIES; tries++) {
    const [emptied] = await writer.perform({ kind: "empty-log" });
    if (emptied?.changes === 1) return;
    await delay(EMPTY_LOG_PAUSE);
  }
}
