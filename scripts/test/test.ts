import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { rmSync } from "node:fs";
import { readPlaywrightResults, readVitestResults } from "#scripts/test/results.ts";
import { runChecks } from "#scripts/test/run-checks.ts";
import { testSteps } from "#scripts/test/steps.ts";
import { describePrograms } from "#scripts/test/system-programs.ts";

rmSync(".results", { recursive: true, force: true });
console.log(
  `Runs all ${testSteps.length} checks: about 20 minutes on two cores. A quick one: npm run check`,
);
for (const line of describePrograms()) console.log(line);
await runChecks(testSteps, () => [...readVitestResults(), ...readPlaywrightResults()]);
