import { Worker } from "node:worker_threads";

type WorkerQueue<Job, Result> = {
  /** Rejects if the job fails or times out, the thread exits, or too many jobs wait. */
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
};

type WorkerResult<Result> = { result: Result } | { error: unknown };

type Limits = { milliseconds: number; waitingJobs: number };

/** A thread that needs more memory is ended; the process is not affected. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/** The thread starts with the first job, and again after it was ended. */
export function openWorkerQueue<Job, Result>(file: URL, limits: Limits): WorkerQueue<Job, Result> {
  let worker: Worker | null = null;
  let isClosed = false;
  let current: PromiseWithResolvers<WorkerResult<Result>> | null = null;
  let lastJob: Promise<unknown> = Promise.resolve();
  let waitingJobs = 0;

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: RESOURCE_LIMITS });
    started.on("message", (response: WorkerResult<Result> | object) => {
      // `node --watch` sends messages too, with the names of the thread's modules.
      if (!("result" in response || "error" in response)) return;
      // A thread that is being ended may still post a result, when `current` is the next one's job.
      if (started === worker) current?.resolve(response);
    });
    started.on("error", (error) => stop(started, error));
    started.on("exit", () => stop(started, new Error("the worker exited before its result")));
    return started;
  }

  /** Does nothing if another thread has replaced this one. */
  async function stop(stopped: Worker | null, reason: unknown): Promise<void> {
    if (stopped === null || stopped !== worker) return;
    worker = null;
    current?.reject(reason);
    await stopped.terminate();
  }

  async function runNow(job: Job): Promise<Result> {
    waitingJobs--;
    if (isClosed) throw new Error("the worker was closed");
    worker ??= start();
    worker.ref();
    current = Promise.withResolvers();
    const timer = setTimeout(() => {
      void stop(worker, new Error(`the worker had no result within ${limits.milliseconds} ms`));
    }, limits.milliseconds);
    try {
      worker.postMessage(job);
      const response = await current.promise;
      if ("error" in response) throw response.error;
      return response.result;
    } finally {
      clearTimeout(timer);
      current = null;
      worker?.unref(); // an idle thread does not keep the process running
    }
  }

  return {
    async run(job) {
      if (waitingJobs >= limits.waitingJobs) throw new Error("too many jobs wait for the worker");
      waitingJobs++;
      const done = lastJob.then(() => runNow(job));
      lastJob = done.catch(() => {});
      return done;
    },
    async close() {
      isClosed = true;
      await stop(worker, new Error("the worker was closed"));
    },
  };
}
