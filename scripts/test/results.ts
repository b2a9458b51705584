import { existsSync, readFileSync } from "node:fs";

/** One test of the last run, whichever runner ran it. A flaky one passed only on a second try. */
export type TestResult = { title: string; passed: boolean; flaky?: boolean };

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
    .filter(({ status }) => hasRun(status))
    .map(({ fullName, status }) => ({ title: fullName, passed: status === "passed" }));
}

export function readPlaywrightResults(): TestResult[] {
  return resultsOf(readReport<PlaywrightSuite>(playwrightReport) ?? {});
}

function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : null;
}

export function resultsOf({ specs = [], suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs
    .map(({ title, tests: [run] }) => ({ title, status: run?.status }))
    .filter(({ status }) => hasRun(status))
    .map(({ title, status }) => ({
      title,
      passed: status === "expected" || status === "flaky",
      flaky: status === "flaky",
    }));
  return [...own, ...suites.flatMap(resultsOf)];
}

/** A test that found its peer missing on this machine, and said so, proved nothing and broke nothing. */
function hasRun(status: string | undefined): boolean {
  return status !== "pending" && status !== "skipped";
}
