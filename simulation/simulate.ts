/** `npm run simulate`: 10,000 seeds on all cores, or one with `-- --seed 4711`. */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { addCoverage, type Coverage, coverageTable, neverReached } from "./coverage.ts";
import { type SeedOutcome, startSeeds } from "./start-seeds.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    seeds: { type: "string", default: "10000" },
    from: { type: "string", default: "1" },
    trace: { type: "boolean", default: false },
  },
});

/** With fewer seeds, a rare fault may well be missing. */
const ENOUGH_FOR_COVERAGE = 300;

const isOne = values.seed !== undefined;
const count = isOne ? 1 : Number(values.seeds);
const first = Number(values.seed ?? values.from);
const processes = Math.min(count, availableParallelism());
const coverage: Coverage = {};
const failed: SeedOutcome[] = [];
let done = 0;

await Promise.all(
  Array.from({ length: processes }, (_, index) =>
    startSeeds(
      {
        first: first + index,
        every: processes,
        count: Math.ceil((count - index) / processes),
        trace: values.trace,
      },
      report,
    ),
  ),
);
console.log(coverageTable(coverage));
const missing = count >= ENOUGH_FOR_COVERAGE ? neverReached(coverage) : [];
if (missing.length > 0) console.log(`Never reached: ${missing.join(", ")}`);
console.log(`${done} seeds, ${failed.length} failed`);
for (const outcome of failed.slice(0, 20)) printFailure(outcome);
process.exitCode = failed.length > 0 || missing.length > 0 ? 1 : 0;

function report(outcome: SeedOutcome): void {
  addCoverage(coverage, outcome.coverage);
  done++;
  if (outcome.problem !== null) {
    failed.push(outcome);
    printFailure(outcome);
  }
  if (isOne) console.log(`seed ${outcome.seed}: ${outcome.steps} steps, digest ${outcome.digest}`);
  if (done % 500 === 0) console.log(`${done} of ${count} seeds`);
}

function printFailure({ seed, problem }: SeedOutcome): void {
  console.log(`seed ${seed} failed: ${problem}\n  npm run simulate -- --seed ${seed}`);
}
