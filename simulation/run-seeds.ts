/** A process of `npm run simulate`: runs its share of the seeds and prints one line of JSON for each. */
import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { beginRun, takeControl } from "#simulation/control/controlled-globals.ts";

const { values } = parseArgs({
  options: {
    first: { type: "string", default: "1" },
    count: { type: "string", default: "1" },
    every: { type: "string", default: "1" },
    plant: { type: "string" },
    trace: { type: "boolean", default: false },
  },
});

takeControl();
beginRun(0);
const { makeRunsFolder, makeTemplate } = await import("#simulation/template.ts");
const { simulateSeed } = await import("#simulation/simulate-seed.ts");
const { PLANTS } = await import("#simulation/plants.ts");

const folder = makeRunsFolder();
const { template, accounts } = await makeTemplate(folder);
const [first, count, every] = [values.first, values.count, values.every].map(Number);
for (let index = 0; index < count!; index++) {
  const seed = first! + index * every!;
  const outcome = await simulateSeed({
    seed,
    template,
    accounts,
    folder: join(folder, String(seed)),
    isPrinted: values.trace,
    ...(values.plant && { plant: PLANTS[values.plant]!() }),
  });
  console.log(JSON.stringify({ seed, ...outcome }));
  if (values.plant && outcome.problem) break; // the bug is found
}
rmSync(folder, { recursive: true, force: true });
process.exit(0); // worker threads of the server may still wait
