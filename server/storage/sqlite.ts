import { Worker } from "node:worker_threads";
import { parsedRows } from "./parsed-rows.ts";
import { StoreFailure } from "./store-failure.ts";
import type { Database, Queryable, Statement } from "./database.ts";
import type { Job, JobResult, JobWithoutId, StatementResult } from "./sqlite-jobs.ts";

type Settle = { resolve: (results: StatementResult[]) => void; reject: (error: Error) => void };

/** A file that cannot be opened fails every query. A thread that exits later, such as out of memory, is not
 * replaced: `onThreadLost` is called. */
export function openSqlite(
  file: string,
  onThreadLost: (error: Error) => void = () => {},
): Database {
  const { perform, end } = startWorker(file, onThreadLost);
  const write = (statements: readonly Statement[], durable = true) =>
    perform({ kind: "write", statements, durable });

  async function runOne(statement: Statement, durable: boolean): Promise<StatementResult> {
    const isRead = /^\s*(select|pragma)\b/i.test(statement[0]);
    const [result] = await (isRead
      ? perform({ kind: "read", statements: [statement] })
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
    script: async (sql) => void (await perform({ kind: "script", sql })),
    async migrate(migrations) {
      const [result] = await perform({ kind: "migrate", migrations });
      return result!.rows.map(({ name }) => String(name));
    },
    skipLocked: "",
    close: end,
  };
}

function startWorker(file: string, onThreadLost: (error: Error) => void) {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
    workerData: file,
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
    execArgv: [], // options such as --input-type are not for workers
  });
  const underWay = new Map<number, Settle>();
  let unsent: Job[] = [];
  let lastId = 0;
  let failure: Error | null = null;
  let isOpen = false;
  let isEnding = false;

  worker.unref(); // an idle connection does not keep the process running
  worker.on("message", (results: JobResult[] | object) => {
    // `node --watch` sends messages too, with the names of the thread's modules.
    if (!Array.isArray(results)) return;
    isOpen = true;
    for (const result of results) {
      const settle = underWay.get(result.id);
      underWay.delete(result.id);
      if ("error" in result) settle?.reject(errorFrom(result.error));
      else settle?.resolve(result.results);
    }
    if (underWay.size === 0) worker.unref();
  });
  worker.on("error", (error) => failAll(errorFrom(error)));
  worker.on("exit", () => failAll(new StoreFailure("the SQLite thread has exited")));

  function failAll(error: Error): void {
    const isLost = isOpen && !isEnding && !failure;
    failure ??= error;
    for (const { reject } of underWay.values()) reject(failure);
    underWay.clear();
    if (isLost) onThreadLost(error);
  }

  /** Jobs of one turn of the event loop go in one message. */
  function sendUnsent(): void {
    worker.postMessage(unsent);
    unsent = [];
  }

  function perform(job: JobWithoutId): Promise<StatementResult[]> {
    return new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      if (unsent.length === 0) setImmediate(sendUnsent);
      if (underWay.size === 0) worker.ref();
      underWay.set(++lastId, { resolve, reject });
      unsent.push({ ...job, id: lastId });
    });
  }

  async function end(): Promise<void> {
    isEnding = true;
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    await perform({ kind: "close" });
    worker.ref(); // until it has ended
    await ended;
  }

  return { perform, end };
}

/** SQLite's and Node's errors have a code; our own have none. */
function errorFrom({ message, code }: { message: string; code?: string | undefined }): Error {
  const cause = Object.assign(new Error(message), { code });
  return code === undefined ? cause : new StoreFailure("SQLite failed", { cause });
}
