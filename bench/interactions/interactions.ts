/**
 * `npm run interactions`: how long a phone four times slower than this machine takes from a press to
 * the next painted frame. The median of several fresh visits stands beside the aim of 100 ms.
 */
import { type Browser, chromium } from "@playwright/test";
import { aligned } from "#bench/aligned.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { type Press, presses, timePress } from "./press.ts";

const VISITS = 5;
const AIM_MS = 100;

ensureBuild();
const site = await serveSite();
const browser = await chromium.launch(chromiumOptions());
const rows: string[][] = [];
try {
  for (const press of presses) rows.push(await measure(browser, site.origin, press));
} finally {
  await browser.close();
  await site.stop();
}

console.log(aligned([["press", "median ms", "worst ms", "aim"], ...rows]));

async function measure(inBrowser: Browser, origin: string, press: Press): Promise<string[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    times.push(await timePress(inBrowser, origin, press));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(VISITS / 2)] ?? Number.NaN;
  if (median > AIM_MS) process.exitCode = 1;
  return [press.name, String(median), String(sorted.at(-1)), median <= AIM_MS ? "met" : "missed"];
}
