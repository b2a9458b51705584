import type { TestResult } from "#scripts/test/results.ts";

export type Coverage = "named" | "failing" | "missing" | "untestable";

/** A title with many numbers says little about which assertion belongs to which clause. */
const MAX_CLAUSES_PER_TITLE = 3;

/** A clause is named if titles of tests have its number, as [2.030], and all of them pass. */
export function coverageOf(
  clause: string,
  results: TestResult[],
  untestable: Record<string, string>,
): Coverage {
  const naming = testsNaming(clause, results);
  if (naming.some(({ passed }) => !passed)) return "failing";
  if (naming.length > 0) return "named";
  return clause in untestable ? "untestable" : "missing";
}

/** A single test names the clause, and its title names others too. */
export function hasWeakProof(clause: string, results: TestResult[]): boolean {
  const [title, ...others] = new Set(testsNaming(clause, results).map((result) => result.title));
  return title !== undefined && others.length === 0 && clausesIn(title).length > 1;
}

export function crowdedTitles(results: TestResult[]): string[] {
  const titles = new Set(results.map(({ title }) => title));
  return [...titles].filter((title) => clausesIn(title).length > MAX_CLAUSES_PER_TITLE);
}

function testsNaming(clause: string, results: TestResult[]): TestResult[] {
  return results.filter(({ title }) => title.includes(`[${clause}]`));
}

function clausesIn(title: string): string[] {
  return title.match(/\[\d\.\d{3}\]/g) ?? [];
}
