import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** A flaky test passed on its second try; one that was left out needs a missing program, and counts as neither
 * passed nor failed. The error is its first line. */
export type TestResult = {
  title: string;
  passed: boolean;
  flaky?: boolean;
  leftOut?: boolean;
  error?: string;
};

export const vitestReport = ".results/vitest.json";
export const playwrightReport = ".results/playwright.json";
/** Separate, because the specification is proved by `npm test`. */
export const sweepReport = ".results/sweep.json";

type VitestReport = {
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs?: {
    title: string;
    tests: { status: string; results?: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

export function readVitestResults(): TestResult[] {
  const report = readReport<VitestReport>(vitestReport) ?? { testResults: [] };
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, failureMessages }) =>
      toResult(fullName, status, failureMessages?.[0]),
    );
}

export function readPlaywrightResults(): TestResult[] {
  return resultsOf(readReport<PlaywrightSuite>(playwrightReport) ?? {});
}

export function readSweepResults(): TestResult[] {
  return resultsOf(readReport<PlaywrightSuite>(sweepReport) ?? {});
}

function readReport<Report>(path: string): Report | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : null;
}

export function resultsOf({ specs = [], suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.map(({ title, tests: [run] }) =>
    toResult(title, run?.status, run?.results?.find(({ error }) => error)?.error?.message),
  );
  return [...own, ...suites.flatMap(resultsOf)];
}

function toResult(title: string, status: string | undefined, message = ""): TestResult {
  const [error] = stripVTControlCharacters(message).split("\n");
  return {
    title,
    error,
    passed: status === "passed" || status === "expected" || status === "flaky",
    flaky: status === "flaky",
    leftOut: status === "pending" || status === "skipped",
  };
}
