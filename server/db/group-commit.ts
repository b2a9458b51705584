import type { DatabaseSync } from "node:sqlite";

/**
 * A commit that reaches the disk costs the same for one lead as for thirty. So whatever has come in
 * by the time the last commit is done goes into the next one together, each piece of work under a
 * savepoint of its own, and nobody is answered before the common commit is durable.
 */

/** `alone` is for what cannot stand in a transaction, or is one itself. */
export type JobKind = "reading" | "fleeting" | "durable" | "alone";

type Job = {
  kind: JobKind;
  work: () => Promise<unknown>;
  settle: (outcome: Outcome) => void;
};

type Outcome = { result: unknown } | { error: unknown };

const LARGEST_BATCH = 128;

export function createBatches(connection: DatabaseSync) {
  const waiting: Job[] = [];
  let working = false;

  async function workThrough(): Promise<void> {
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      const outcomes = await perform(connection, batch);
      for (const [index, { settle }] of batch.entries()) settle(outcomes[index]!);
      await nextTurn(); // what has arrived meanwhile can join the next batch
    }
    working = false;
  }

  return function inBatch<Result>(kind: JobKind, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) =>
        "error" in outcome ? reject(outcome.error) : resolve(outcome.result as Result);
      waiting.push({ kind, work, settle });
      if (working) return;
      working = true;
      setImmediate(() => void workThrough());
    });
  };
}

function takeBatch(waiting: Job[]): Job[] {
  const firstAlone = waiting.findIndex(({ kind }) => kind === "alone");
  const together = firstAlone === -1 ? waiting.length : firstAlone;
  return waiting.splice(0, Math.min(Math.max(together, 1), LARGEST_BATCH));
}

async function perform(connection: DatabaseSync, batch: Job[]): Promise<Outcome[]> {
  const kinds = new Set(batch.map(({ kind }) => kind));
  if (kinds.has("alone") || (kinds.size === 1 && kinds.has("reading"))) {
    return Promise.all(batch.map(({ work }) => outcomeOf(work)));
  }
  try {
    connection.exec(`pragma synchronous = ${kinds.has("durable") ? "full" : "normal"}`);
    connection.exec("begin immediate");
    const outcomes: Outcome[] = [];
    for (const { work } of batch) outcomes.push(await underSavepoint(connection, work));
    connection.exec("commit");
    return outcomes;
  } catch (error) {
    // Nothing of the whole batch has been kept.
    if (connection.isTransaction) connection.exec("rollback");
    return batch.map(() => ({ error }));
  }
}

async function underSavepoint(connection: DatabaseSync, work: () => Promise<unknown>) {
  connection.exec("savepoint job");
  const outcome = await outcomeOf(work);
  if ("error" in outcome) {
    // When the disk is full SQLite itself ends the transaction, and the others' work with it.
    if (!connection.isTransaction) throw outcome.error;
    connection.exec("rollback to job");
  }
  connection.exec("release job");
  return outcome;
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error };
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
