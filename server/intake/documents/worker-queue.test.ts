import { expect, onTestFinished, test, vi } from "vitest";
import { openWorkerQueue } from "./worker-queue.ts";

const ODD_WORKER = new URL("./test-odd-worker.ts", import.meta.url);

function openQueue({ milliseconds = 60_000, waitingJobs = 10 } = {}) {
  const queue = openWorkerQueue<string, string>(ODD_WORKER, { milliseconds, waitingJobs });
  onTestFinished(() => queue.close());
  return queue;
}

test("jobs resolve in order", async () => {
  const queue = openQueue();
  const jobs = ["one", "two", "three"];
  expect(await Promise.all(jobs.map((job) => queue.run(job)))).toEqual(jobs);
});

test.for([
  ["exit", "exited before its result"],
  ["throw", "thrown by the worker"],
  ["fill the memory", "memory limit"],
  ["fail", "failed in the worker"],
] as const)("the next job is done after a job '%s'", async ([job, message]) => {
  const queue = openQueue();
  const failing = queue.run(job);
  const next = queue.run("next");
  await expect(failing).rejects.toThrow(message);
  expect(await next).toBe("next");
  expect(await queue.run("one more")).toBe("one more");
});

test("a job resolves under node --watch, where threads also send the names of their modules", async () => {
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1"); // as node --watch does
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await openQueue().run("one")).toBe("one");
});

test("a job that takes too long is rejected, and a new worker does the next one", async () => {
  const queue = openQueue({ milliseconds: 3000 });
  const failing = queue.run("spin");
  const next = queue.run("next");
  await expect(failing).rejects.toThrow("had no result within 3000 ms");
  expect(await next).toBe("next");
});

test("a job is rejected while too many wait", async () => {
  const queue = openQueue({ waitingJobs: 2 });
  const waiting = [queue.run("one"), queue.run("two")];
  await expect(queue.run("three")).rejects.toThrow("too many jobs");
  expect(await Promise.all(waiting)).toEqual(["one", "two"]);
  expect(await queue.run("four")).toBe("four");
});

test("closing rejects the running job and the waiting ones", async () => {
  const queue = openQueue();
  const jobs = [queue.run("spin"), queue.run("next")];
  const outcomes = Promise.allSettled(jobs);
  await queue.close();
  for (const { status } of await outcomes) expect(status).toBe("rejected");
  await expect(queue.run("late")).rejects.toThrow("was closed");
});
