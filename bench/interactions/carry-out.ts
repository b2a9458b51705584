import type { Browser, Page } from "@playwright/test";
import { CPU_SLOWDOWN, phone } from "#bench/phone.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";
import type { Journey } from "./journeys.ts";

/** The time to the next frame, the processor's time for the longest task, and the frames while something moves. */
export type Figures = { delayMs: number; taskMs: number; framesPerSecond?: number };

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
    for (const { name, target, act, moving, outcome } of actions) {
      // Found before the measurement, because the search itself is a long task.
      const element = (await target(page).elementHandle())!;
      await element.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(areFilmsPlaying);
      await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      const measured = await measure(browser, page, () => act(element, client), moving);
      await outcome?.(page).waitFor();
      figures.push([
        `${path ?? "empty page"}${device === phone ? "" : " (desktop)"}: ${name}`,
        measured,
      ]);
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
  moving?: string,
): Promise<Figures> {
  const durations = await page.evaluateHandle(watchEvents);
  const frameTimes = moving && (await page.evaluateHandle(watchFrames, moving));
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const trace = (await browser.stopTracing()).toString();
  const shortest = 16; // of what the browser reports
  return {
    delayMs: Math.max(shortest, ...(await durations.jsonValue())),
    taskMs: longestTask((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents),
    framesPerSecond: frameTimes ? frameRate(await frameTimes.jsonValue()) : undefined,
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

/** The list is filled with the times of frames while an element matches the selector. */
function watchFrames(moving: string): number[] {
  const times: number[] = [];
  requestAnimationFrame(function note(time) {
    if (document.querySelector(moving)) times.push(time);
    requestAnimationFrame(note);
  });
  return times;
}

function frameRate(times: number[]): number {
  if (times.length < 2) throw new Error("Nothing moved.");
  return ((times.length - 1) / (times.at(-1)! - times[0]!)) * 1000;
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
