import type { TestResult } from "./results.ts";

export type Tally = { passed: number; failed: number };

export function tally(results: TestResult[]): Tally {
  const run = results.filter(({ leftOut }) => !leftOut);
  const passed = run.filter((result) => result.passed).length;
  return { passed, failed: run.length - passed };
}
