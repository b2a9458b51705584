import type { TestResult } from "#scripts/test/results.ts";

export type Coverage = "covered" | "failing" | "uncovered" | "untestable";

/** A clause is covered when tests name it in their titles, as [2.030], and all of them pass. */
export function coverageOf(
  clause: string,
  results: TestResult[],
  untestable: Record<string, string>,
): Coverage {
  const naming = results.filter(({ title }) => title.includes(`[${clause}]`));
  if (naming.some(({ passed }) => !passed)) return "failing";
  if (naming.length > 0) return "covered";
  return clause in untestable ? "untestable" : "uncovered";
}
