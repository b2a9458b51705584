import { mkdirSync } from "node:fs";
import type { TestResult } from "./results.ts";
import type { Step } from "./steps.ts";
import type { Tally } from "./tally.ts";

/** Runs all checks, also after a failure. */
export async function runChecks(steps: Step[], readResults: () => TestResult[]): Promise<void> {
  mkdirSync(".results", { recursive: true });
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
  listResults(readResults());
  if (failedSteps.length > 0) console.log(`\nFailed checks: ${failedSteps.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function listResults(results: TestResult[]): void {
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
}

function list(what: string, found: TestResult[]): void {
  if (found.length > 0) console.log(`\n${found.length} tests ${what}:`);
  for (const { title, error } of found) console.log(`  ${title}${error ? `: ${error}` : ""}`);
}
