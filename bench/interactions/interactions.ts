/**
 * `npm run interactions`: how long a phone four times slower than this machine takes from a press to
 * the next painted frame, as medians of several fresh visits. A press on an empty page is made in
 * turns with the others: what exceeds it is ours, and stands beside the aim of 100 ms.
 */
import { chromium } from "@playwright/test";
import { aligned } from "#bench/aligned.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { emptyPress, type Press, presses, timePress } from "./press.ts";

const VISITS = 5;
const AIM_MS = 100;

ensureBuild();
const site = await serveSite();
const browser = await chromium.launch(chromiumOptions());
const times = new Map<Press, number[]>([emptyPress, ...presses].map((press) => [press, []]));
try {
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const [press, taken] of times) {
      taken.push(await timePress(browser, site.origin, press));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

const titles = ["press", "median ms", "worst ms", "ours ms", "aim"];
console.log(aligned([titles, ...[...times.keys()].map(row)]));

function row(press: Press): string[] {
  const figures = [
    press.name,
    String(median(press)),
    String(Math.max(...(times.get(press) ?? []))),
  ];
  if (press === emptyPress) return figures;
  const ours = median(press) - median(emptyPress);
  if (ours > AIM_MS) process.exitCode = 1;
  return [...figures, String(ours), ours <= AIM_MS ? "met" : "missed"];
}

function median(press: Press): number {
  const sorted = (times.get(press) ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(VISITS / 2)] ?? Number.NaN;
}
