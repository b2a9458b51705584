import type { Connection } from "./sqlite-connection.ts";
import type { Job, JobResult, StatementResult } from "./sqlite-jobs.ts";

/** Group commit: a durable commit costs the same for one lead as for thirty. Jobs that arrived during the last
 * commit share the next, each under a savepoint, and none resolves before it is durable. */

type BatchJob = Extract<Job, { statements: unknown }>;

const LARGEST_BATCH = 128;

/** Scripts, migrations and closing cannot be part of a transaction. */
export function takeBatch(waiting: Job[]): Job[] {
  const firstAlone = waiting.findIndex((job) => !isBatchJob(job));
  const together = firstAlone === -1 ? waiting.length : firstAlone;
  return waiting.splice(0, Math.min(Math.max(together, 1), LARGEST_BATCH));
}

export function performBatch(connection: Connection, batch: Job[]): JobResult[] {
  const jobs = batch.filter(isBatchJob);
  if (jobs.length === 0)
    return batch.map((job) => settle(job, () => performAlone(connection, job)));
  const isReadOnly = jobs.every(({ kind }) => kind === "read");
  if (isReadOnly) return jobs.map((job) => settle(job, () => runAll(connection, job)));
  try {
    // In WAL mode only FULL syncs every commit; otherwise a power cut could undo an accepted lead.
    const durable = jobs.some((job) => job.kind === "write" && job.durable);
    connection.run([`pragma synchronous = ${durable ? "full" : "normal"}`]);
    connection.run(["begin immediate"]);
    const results = jobs.map((job) => performInBatch(connection, job));
    connection.commit();
    return results;
  } catch (error) {
    // The whole batch is rolled back.
    if (connection.isTransaction()) connection.run(["rollback"]);
    return jobs.map((job) => failure(job, error));
  }
}

/** If another process holds the lock longer than the timeout, waiting writes fail too; otherwise each batch
 * would wait for the whole timeout again. */
export function failLockedOut(waiting: Job[], results: JobResult[]): JobResult[] {
  const [first] = results;
  if (!first || !("error" in first) || first.error.message !== "database is locked") return [];
  const writes = waiting.filter(({ kind }) => kind === "write");
  waiting.splice(0, waiting.length, ...waiting.filter(({ kind }) => kind !== "write"));
  return writes.map((job) => failure(job, first.error));
}

function isBatchJob(job: Job): job is BatchJob {
  return job.kind === "read" || job.kind === "write";
}

function performInBatch(connection: Connection, job: BatchJob): JobResult {
  connection.run(["savepoint job"]);
  const result = settle(job, () => runAll(connection, job));
  if ("error" in result) {
    // When the disk is full SQLite ends the transaction, and with it all other jobs.
    if (!connection.isTransaction()) throw Object.assign(new Error(), result.error);
    connection.run(["rollback to job"]);
  }
  connection.run(["release job"]);
  return result;
}

function runAll(connection: Connection, { statements }: BatchJob): StatementResult[] {
  return statements.map((statement) => connection.run(statement));
}

function performAlone(connection: Connection, job: Job): StatementResult[] {
  if (job.kind === "script") connection.script(job.sql);
  if (job.kind === "empty-log") return [{ rows: [], changes: Number(connection.emptyLog()) }];
  if (job.kind === "close") connection.close();
  if (job.kind !== "migrate") return [];
  connection.run(["pragma synchronous = full"]);
  connection.run(["begin immediate"]);
  try {
    const rows = connection.migrate(job.migrations).map((name) => ({ name }));
    connection.commit();
    return [{ rows, changes: rows.length }];
  } catch (error) {
    if (connection.isTransaction()) connection.run(["rollback"]);
    throw error;
  }
}

function settle(job: Job, work: () => StatementResult[]): JobResult {
  try {
    return { id: job.id, results: work() };
  } catch (error) {
    return failure(job, error);
  }
}

function failure({ id }: Job, error: unknown): JobResult {
  const { message, code } = error as Error & { code?: string };
  return { id, error: { message, code } };
}
