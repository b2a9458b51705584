import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { phone } from "#bench/phone.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

/** In compressed bytes, as a phone downloads them. */
export type PageWeight = {
  /** Without inline styles. */
  html: number;
  /** Inline, and in stylesheets that are loaded before the load event. */
  styles: number;
  scriptBeforeLoad: number;
  script: number;
  fonts: number;
  picturesAboveFold: number;
  thirdParties: number;
};

export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(url, { waitUntil: "load" });
  await waitForHydration(page);
  const { page: sent, inlined, stylesheets, ...own } = await page.evaluate(weighInPage);
  const inlinedBytes = brotliCompressSync(inlined).length;
  const { origin } = new URL(url);
  const thirdParties = requested.filter(
    (other) => !/^(data|blob):/.test(other) && !other.startsWith(origin),
  );
  await context.close();
  return {
    ...own,
    html: sent - inlinedBytes,
    styles: inlinedBytes + stylesheets,
    thirdParties: thirdParties.length,
  };
}

/** Runs in the page, so it refers to nothing outside itself. */
function weighInPage() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const sum = (entries: PerformanceResourceTiming[]) =>
    entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
  const isPath = (pattern: RegExp) => (entry: PerformanceResourceTiming) =>
    pattern.test(new URL(entry.name).pathname);

  const beforeLoad = ({ startTime }: PerformanceResourceTiming) =>
    startTime < (navigation?.loadEventStart ?? 0);

  const scripts = resources.filter(isPath(/\.js$/));
  const stylesheets = resources.filter(isPath(/\.css$/));
  const shown = new Set(
    Array.from(document.images)
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      })
      .map((image) => image.currentSrc),
  );
  return {
    page: navigation?.encodedBodySize ?? 0,
    inlined: Array.from(
      document.querySelectorAll("style"),
      ({ textContent }) => textContent,
    ).join(),
    stylesheets: sum(stylesheets.filter(beforeLoad)),
    scriptBeforeLoad: sum(scripts.filter(beforeLoad)),
    script: sum(scripts),
    fonts: sum(resources.filter(isPath(/\.woff2$/))),
    picturesAboveFold: sum(resources.filter((entry) => shown.has(entry.name))),
  };
}
