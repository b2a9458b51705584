import type { TestResult } from "./results.ts";

export type Tally = { passed: number; failed: number };

export function tally(results: TestResult[]): Tally {
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}
