/** `npm test`: runs every check, does not stop at the first failure, and counts at the end. */
import "#tests/demo-content.ts"; // first: other modules read the environment while they load
import { mkdirSync, rmSync } from "node:fs";
import {
  readPlaywrightResults,
  readVitestResults,
  type TestResult,
} from "#scripts/test/results.ts";
import { steps } from "#scripts/test/steps.ts";
import { describePrograms } from "#scripts/test/system-programs.ts";
import type { Tally } from "#scripts/test/tally.ts";

rmSync(".results", { recursive: true, force: true });
mkdirSync(".results");
const total: Tally = { passed: 0, failed: 0 };
const failedSteps: string[] = [];

console.log(
  `Runs all ${steps.length} checks: about 30 minutes on two cores. A quick one: npm run check`,
);
for (const line of describePrograms()) console.log(line);

for (const [index, { name, run }] of steps.entries()) {
  console.log(`\n── ${index + 1}/${steps.length} ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  console.log(`   ${Math.round((performance.now() - start) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
}

const results = [...readVitestResults(), ...readPlaywrightResults()];
list(
  "failed",
  results.filter(({ passed, leftOut }) => !passed && !leftOut),
);
list(
  "passed only on the second try",
  results.filter(({ flaky }) => flaky),
);
list(
  "left out, because this machine lacks what they need",
  results.filter(({ leftOut }) => leftOut),
);
if (failedSteps.length > 0) console.log(`\nFailed checks: ${failedSteps.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function list(what: string, found: TestResult[]): void {
  if (found.length > 0) console.log(`\n${found.length} tests ${what}:`);
  for (const { title, error } of found) console.log(`  ${title}${error ? `: ${error}` : ""}`);
}
