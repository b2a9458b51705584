import type { Browser, Page } from "@playwright/test";
import { CPU_SLOWDOWN } from "#bench/phone.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";
import type { Journey } from "./journeys.ts";

/** The time to the next frame, and the processor's time for the longest task. */
export type Figures = { delayMs: number; taskMs: number };

/** Chrome's trace has times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

/** Deferred rendering and the change of the URL follow the action, and events are reported after the frame. */
const SETTLE_MS = 2000;

export async function carryOut(
  browser: Browser,
  origin: string,
  { path, device, actions }: Journey,
): Promise<[string, Figures][]> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    if (path) {
      await page.goto(origin + path);
      await waitForHydration(page);
    } else {
      await page.setContent("<button>Press</button>");
    }
    const client = await context.newCDPSession(page);
    const figures: [string, Figures][] = [];
    for (const { name, target, act, outcome } of actions) {
      // Found before the measurement, because the search itself is a long task.
      const element = (await target(page).elementHandle())!;
      await element.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(areFilmsPlaying);
      await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      const measured = await measure(browser, page, () => act(element));
      await outcome?.(page).waitFor();
      figures.push([`${path ?? "empty page"}: ${name}`, measured]);
    }
    return figures;
  } finally {
    await context.close();
  }
}

function areFilmsPlaying(): boolean {
  const films = [...document.querySelectorAll<HTMLVideoElement>("video[autoplay]")];
  return films.every((film) => film.currentTime > 0);
}

async function measure(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Figures> {
  const durations = await page.evaluateHandle(watchEvents);
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const trace = (await browser.stopTracing()).toString();
  const shortest = 16; // of what the browser reports
  return {
    delayMs: Math.max(shortest, ...(await durations.jsonValue())),
    taskMs: longestTask((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents),
  };
}

/** The list is filled as events happen. */
function watchEvents(): number[] {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) durations.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  return durations;
}

function longestTask(events: TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const times = events
    .filter(({ name }) => name === "ThreadControllerImpl::RunTask")
    .filter((event) => mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...times);
}
