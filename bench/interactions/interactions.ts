/** `npm run interactions [-- --rounds 5 --page /homes]`: actions of first visits on a processor slowed four times, as medians.
 * "delay" is the time to the next frame; "ours" is what it takes longer than on an empty page (target: at most
 * 100 ms). "task" is the longest main-thread task after the action, without other programs (target: 50 ms).
 * "frames/s" counts the frames while something moves (target: 55). */
import { parseArgs } from "node:util";
import { aligned } from "#bench/aligned.ts";
import { median } from "#bench/median.ts";
import { withBrowser } from "#bench/with-browser.ts";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { carryOut, type Figures } from "./carry-out.ts";
import { emptyPage, journeys } from "./journeys.ts";

const DELAY_TARGET_MS = 100;
const TASK_TARGET_MS = 50;
const FRAME_TARGET = 55;
const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, page: { type: "string", default: "" } },
});
const chosen = journeys.filter(({ path = "" }) => path.startsWith(options.page));

await ensureBuild();
const taken = new Map<string, Figures[]>();
await withBrowser(async (browser, origin) => {
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const journey of [emptyPage, ...chosen]) {
      for (const [name, figures] of await carryOut(browser, origin, journey)) {
        taken.set(name, [...(taken.get(name) ?? []), figures]);
      }
    }
  }
});

const emptyMs = median([...taken.values()][0]!.map(({ delayMs }) => delayMs));
const titles = ["action", "delay ms", "worst ms", "ours ms", "task ms", "frames/s", "target"];
console.log(aligned([titles, ...[...taken].map(row)]));

function row([name, figures]: [string, Figures[]]): string[] {
  const delays = figures.map(({ delayMs }) => delayMs);
  const ours = median(delays) - emptyMs;
  const task = median(figures.map(({ taskMs }) => taskMs));
  const rates = figures.flatMap(({ framesPerSecond = [] }) => framesPerSecond);
  const rate = rates.length > 0 ? median(rates) : Infinity;
  const isMet = ours <= DELAY_TARGET_MS && task <= TASK_TARGET_MS && rate >= FRAME_TARGET;
  if (ours > DELAY_TARGET_MS) process.exitCode = 1;
  const numbers = [median(delays), Math.max(...delays), ours, task].map((ms) => ms.toFixed(0));
  const frames = rates.length > 0 ? rate.toFixed(0) : "";
  return [name, ...numbers, frames, isMet ? "met" : "missed"];
}
