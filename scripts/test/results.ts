import { existsSync, readFileSync } from "node:fs";

/**
 * One test of the last run. A flaky one passed on its second try; one that was left out needs a
 * program that this machine does not have, and counts as neither passed nor failed.
 */
export type TestResult = { title: string; passed: boolean; flaky?: boolean; leftOut?: boolean };

export const vitestReport = ".results/vitest.json";
export const playwrightReport = ".results/playwright.json";

type VitestReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};

type PlaywrightSuite = {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

export function readVitestResults(): TestResult[] {
  const report = readReport<VitestReport>(vitestReport) ?? { testResults: [] };
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) => toResult(fullName, status));
}

export function readPlaywrightResults(): TestResult[] {
  return resultsOf(readReport<PlaywrightSuite>(playwrightReport) ?? {});
}

function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : null;
}

export function resultsOf({ specs = [], suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.map(({ title, tests: [run] }) => toResult(title, run?.status));
  return [...own, ...suites.flatMap(resultsOf)];
}

/** Both runners' words. */
function toResult(title: string, status: string | undefined): TestResult {
  return {
    title,
    passed: status === "passed" || status === "expected" || status === "flaky",
    flaky: status === "flaky",
    leftOut: status === "pending" || status === "skipped",
  };
}
