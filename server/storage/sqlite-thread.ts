import { Worker } from "node:worker_threads";
import { StoreFailure } from "./store-failure.ts";
import type { Job, JobResult, JobWithoutId, StatementResult } from "./sqlite-jobs.ts";
import type { ConnectionPlace } from "./sqlite-connection.ts";

export type SqliteThread = {
  /** Rejects if the file cannot be opened. */
  opened: Promise<void>;
  perform(job: JobWithoutId): Promise<StatementResult[]>;
  /** After the jobs that it has. */
  end(): Promise<void>;
};

type Settle = { resolve: (results: StatementResult[]) => void; reject: (error: Error) => void };

/** One connection in a thread. A thread that exits after it was opened is not replaced: `onThreadLost` is called. */
export function startThread(
  place: ConnectionPlace,
  onThreadLost: (error: Error) => void,
): SqliteThread {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
    workerData: place,
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
    execArgv: [], // options such as --input-type are not for workers
  });
  const opening = Promise.withResolvers<void>();
  opening.promise.catch(() => {}); // the jobs report it
  const underWay = new Map<number, Settle>();
  let unsent: Job[] = [];
  let lastId = 0;
  let failure: Error | null = null;
  let isOpen = false;
  let isEnding = false;

  worker.on("message", (results: JobResult[] | object) => {
    // `node --watch` sends messages too, with the names of the thread's modules.
    if (!Array.isArray(results)) return;
    if (!isOpen) opening.resolve();
    isOpen = true;
    for (const result of results) {
      const settle = underWay.get(result.id);
      underWay.delete(result.id);
      if ("error" in result) settle?.reject(errorFrom(result.error));
      else settle?.resolve(result.results);
    }
    if (underWay.size === 0) worker.unref(); // an idle connection does not keep the process running
  });
  worker.on("error", (error) => failAll(errorFrom(error)));
  worker.on("exit", () => failAll(new StoreFailure("the SQLite thread has exited")));

  function failAll(error: Error): void {
    const isLost = isOpen && !isEnding && !failure;
    failure ??= error;
    opening.reject(failure);
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

  return { opened: opening.promise, perform, end };
}

/** SQLite's and Node's errors have a code; our own have none. */
function errorFrom({ message, code }: { message: string; code?: string | undefined }): Error {
  const cause = Object.assign(new Error(message), { code });
  return code === undefined ? cause : new StoreFailure("SQLite failed", { cause });
}
