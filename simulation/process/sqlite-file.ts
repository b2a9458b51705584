import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { Database, Queryable, Statement } from "#server/storage/database.ts";
import { parsedRows } from "#server/storage/parsed-rows.ts";
import { performBatch, takeBatch } from "#server/storage/sqlite-batch.ts";
import { openConnection } from "#server/storage/sqlite-connection.ts";
import type { Job, JobWithoutId, StatementResult } from "#server/storage/sqlite-jobs.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";

type Settle = { resolve: (results: StatementResult[]) => void; reject: (error: Error) => void };

export type SqliteFile = Database & {
  /** The file as a restart finds it: after a power cut without the commits that did not wait for the disk. */
  copyTo(file: string, isPowerCut: boolean): void;
};

/** The server's own SQLite code, without its thread: what is asked in one turn shares a commit. */
export function openSqliteFile(file: string): SqliteFile {
  const connection = openConnection({ file, access: "write" });
  const log = `${file}-wal`;
  const settles = new Map<number, Settle>();
  let waiting: Job[] = [];
  let lastId = 0;
  let durableBytes = 0;
  let durableSalt = "";

  function perform(job: JobWithoutId): Promise<StatementResult[]> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(performWaiting);
      settles.set(++lastId, { resolve, reject });
      waiting.push({ ...job, id: lastId });
    });
  }

  function performWaiting(): void {
    const jobs = waiting;
    waiting = [];
    while (jobs.length > 0) {
      const batch = takeBatch(jobs);
      for (const result of performBatch(connection, batch)) {
        const settle = settles.get(result.id);
        settles.delete(result.id);
        if ("error" in result) settle?.reject(new StoreFailure(result.error.message));
        else settle?.resolve(result.results);
      }
      if (batch.some((job) => job.kind !== "read" && !(job.kind === "write" && !job.durable))) {
        noteDurable();
      }
    }
  }

  function noteDurable(): void {
    if (!existsSync(log)) return;
    durableBytes = statSync(log).size;
    durableSalt = saltOf(log);
  }

  async function runOne(statement: Statement, durable: boolean): Promise<StatementResult> {
    const isRead = /^\s*(select|pragma)\b/i.test(statement[0]);
    const [result] = await perform(
      isRead
        ? { kind: "read", statements: [statement] }
        : { kind: "write", statements: [statement], durable },
    );
    return result!;
  }

  const queryable = (durable: boolean): Queryable => ({
    ...parsedRows(async (statement) => (await runOne(statement, durable)).rows),
    run: async (...statement) => (await runOne(statement, durable)).changes,
  });

  return {
    ...queryable(true),
    dialect: "sqlite",
    nonDurable: queryable(false),
    async transaction(statements) {
      const results = await perform({ kind: "write", statements, durable: true });
      return results.map(({ changes }) => changes);
    },
    script: async (sql) => void (await perform({ kind: "script", sql })),
    async migrate(migrations) {
      const [result] = await perform({ kind: "migrate", migrations });
      return result!.rows.map(({ name }) => String(name));
    },
    scrub: async () =>
      void (await perform({ kind: "script", sql: "pragma wal_checkpoint(truncate)" })),
    skipLocked: "",
    async close() {
      connection.close();
    },
    copyTo(target, isPowerCut) {
      copyFileSync(file, target);
      if (!existsSync(log)) return;
      const content = readFileSync(log);
      // A log that begins anew follows a checkpoint, after which everything before is on the disk.
      const isSame = durableSalt === saltOf(log);
      writeFileSync(
        `${target}-wal`,
        isPowerCut && isSame ? content.subarray(0, durableBytes) : content,
      );
    },
  };
}

/** Changes when the log begins anew. */
function saltOf(log: string): string {
  const [file, salt] = [openSync(log, "r"), Buffer.alloc(8)];
  readSync(file, salt, 0, salt.length, 16);
  closeSync(file);
  return salt.toString("hex");
}
