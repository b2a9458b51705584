import { existsSync, readFileSync } from "node:fs";

/** One test of the last run, whichever runner ran it. */
export type TestResult = { title: string; passed: boolean };

export const vitestReport = ".results/vitest.json";
export const playwrightReport = ".results/playwright.json";

type VitestReport = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};

type PlaywrightSuite = {
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
};

export function readVitestResults(): TestResult[] {
  if (!existsSync(vitestReport)) return [];
  const report = JSON.parse(readFileSync(vitestReport, "utf8")) as VitestReport;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === "passed",
    })),
  );
}

export function readPlaywrightResults(): TestResult[] {
  if (!existsSync(playwrightReport)) return [];
  return specsOf(JSON.parse(readFileSync(playwrightReport, "utf8")) as PlaywrightSuite);
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.map(({ title, ok }) => ({ title, passed: ok }));
  return [...own, ...suites.flatMap(specsOf)];
}
