import type { Browser, Page } from "@playwright/test";

export type Task = { ms: number; processorMs: number };

/** Chrome's trace has times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/** Deferred rendering and the change of the URL follow the action. */
const SETTLE_MS = 2000;

export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Task> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === "ThreadControllerImpl::RunTask" && mainThreads.has(threadOf(event)),
  );
  return {
    ms: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    processorMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
