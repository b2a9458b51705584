import { existsSync, readFileSync } from "node:fs";

/** One test of the last run, whichever runner ran it. A flaky one passed only on a second try. */
export type TestResult = { title: string; passed: boolean; flaky?: boolean };

export const vitestReport = ".results/vitest.json";
export const playwrightReport = ".results/playwright.json";

type VitestReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};

/** A test that found its peer missing on this machine, and said so, proved nothing and broke nothing. */
const leftOut = new Set(["pending", "skipped"]);

type PlaywrightSuite = {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

export function readVitestResults(): TestResult[] {
  const report = readReport<VitestReport>(vitestReport) ?? { testResults: [] };
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !leftOut.has(status))
    .map(({ fullName, status }) => ({ title: fullName, passed: status === "passed" }));
}

export function readPlaywrightResults(): TestResult[] {
  return resultsOf(readReport<PlaywrightSuite>(playwrightReport) ?? {});
}

function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : null;
}

export function resultsOf({ specs = [], suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.map(({ title, tests: [run] }) => ({
    title,
    passed: run?.status === "expected" || run?.status === "flaky",
    flaky: run?.status === "flaky",
  }));
  return [...own, ...suites.flatMap(resultsOf)];
}
