/** `npm run long-tasks [-- --rounds 5]`: the longest main-thread task after each action on the pages of homes,
 * on a processor slowed four times (target: at most 50 ms). "processor ms" leaves out the time of other
 * programs. */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { aligned } from "#bench/aligned.ts";
import { median } from "#bench/median.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { chromiumOptions } from "#tests/chromium.ts";
import { serveSite } from "#tests/served-site.ts";
import { carryOut, journeys } from "./journeys.ts";
import type { Task } from "./longest-task.ts";

const TARGET_MS = 50;
const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });

await ensureBuild();
const site = await serveSite();
const browser = await chromium.launch(chromiumOptions());
const tasks = new Map<string, Task[]>();
try {
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const journey of journeys) {
      for (const [name, task] of await carryOut(browser, site.origin, journey)) {
        tasks.set(name, [...(tasks.get(name) ?? []), task]);
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

const titles = ["action", "median ms", "worst ms", "processor ms", "target"];
console.log(aligned([titles, ...[...tasks].map(([name, taken]) => [name, ...figures(taken)])]));

function figures(taken: Task[]): string[] {
  const wall = taken.map(({ ms }) => ms);
  const processor = median(taken.map(({ processorMs }) => processorMs));
  return [
    ...[median(wall), Math.max(...wall), processor].map((ms) => ms.toFixed(0)),
    processor <= TARGET_MS ? "met" : "missed",
  ];
}
