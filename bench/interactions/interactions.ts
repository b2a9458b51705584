/** `npm run interactions`: the time from a tap to the next frame on a processor slowed four times, as medians
 * of first visits. The time beyond that of a tap on an empty page is the site's own (target: at most 100 ms). */
import { chromium } from "@playwright/test";
import { aligned } from "#bench/aligned.ts";
import { median } from "#bench/median.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { emptyPress, type Press, presses, timePress } from "./press.ts";

const VISITS = 5;
const TARGET_MS = 100;

await ensureBuild();
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

const emptyMs = median(times.get(emptyPress) ?? []);
const titles = ["press", "median ms", "worst ms", "ours ms", "target"];
console.log(aligned([titles, ...[...times].map(row)]));

function row([press, taken]: [Press, number[]]): string[] {
  const figures = [press.name, String(median(taken)), String(Math.max(...taken))];
  if (press === emptyPress) return figures;
  const ours = median(taken) - emptyMs;
  if (ours > TARGET_MS) process.exitCode = 1;
  return [...figures, String(ours), ours <= TARGET_MS ? "met" : "missed"];
}
