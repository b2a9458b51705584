import type { Browser } from "@playwright/test";
import { CPU_SLOWDOWN, phone } from "#bench/phone.ts";

/** Milliseconds; `blocked` is what tasks take beyond 50 ms each. */
export type Visit = { fcp: number; lcp: number; cls: number; blocked: number };

/** Lighthouse's slow connection. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Fonts arrive and the page is hydrated after the load event. */
const SETTLE_MS = 2500;

export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", connection);
    await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(readVisit);
  } finally {
    await context.close();
  }
}

/** Runs in the page, so it refers to nothing outside itself. */
async function readVisit(): Promise<Visit> {
  type Entry = PerformanceEntry & { value?: number };
  const entriesOf = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 100, []);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ["paint", "largest-contentful-paint", "layout-shift", "longtask"].map(entriesOf),
  );
  const fcp = paints?.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
  const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
  return {
    fcp,
    lcp: largest?.at(-1)?.startTime ?? Number.NaN,
    cls: sum((shifts ?? []).map(({ value = 0 }) => value)),
    blocked: sum((tasks ?? []).map(({ duration }) => duration - 50)),
  };
}
