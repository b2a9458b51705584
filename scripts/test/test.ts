/** `npm test`: the one gate. Runs every check, never stops at the first failure, and counts at the end. */
import { mkdirSync, rmSync } from "node:fs";
import { readPlaywrightResults } from "#scripts/test/results.ts";
import { steps } from "#scripts/test/steps.ts";
import type { Tally } from "#scripts/test/tally.ts";

rmSync(".results", { recursive: true, force: true });
mkdirSync(".results");
const total: Tally = { passed: 0, failed: 0 };
const failedSteps: string[] = [];

for (const [index, { name, run }] of steps.entries()) {
  console.log(`\n── ${index + 1}/${steps.length} ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  console.log(`   ${Math.round((performance.now() - start) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
}

const flaky = readPlaywrightResults().filter((result) => result.flaky);
if (flaky.length > 0) console.log("\nPassed only on a second try:");
for (const { title } of flaky) console.log(`  ${title}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
