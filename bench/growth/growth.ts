/** `npm run growth [-- projects…]`: builds with many generated projects; time and memory must not grow faster
 * than the content. */
import { rmSync } from "node:fs";
import { aligned } from "#bench/aligned.ts";
import { buildWith } from "./build-with.ts";
import { copyWithProjects } from "./copy-with-projects.ts";

const AIM_BYTES = 4e9;
const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [0, 1250, 2500, 5000];

const rows: string[][] = [];
for (const count of counts) {
  console.error(`with ${count} more projects`);
  const folder = copyWithProjects(count);
  try {
    const { pages, cpuSeconds, peakMemory } = await buildWith(folder);
    if (peakMemory > AIM_BYTES) process.exitCode = 1;
    const figures = [pages, cpuSeconds, (cpuSeconds / pages) * 1000, peakMemory / 1e6];
    const row = [String(count), ...figures.map((figure) => String(Math.round(figure)))];
    console.error(row.join("  ")); // the next build takes minutes
    rows.push(row);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const titles = ["more projects", "pages", "CPU s", "CPU ms a page", "peak memory MB"];
console.log(aligned([titles, ...rows]));
