import { spawnSync } from "node:child_process";
import { liveFormsBuild } from "#tests/live-forms-build.ts";
import {
  readPlaywrightResults,
  readSweepResults,
  readVitestResults,
  type TestResult,
} from "./results.ts";
import { ensurePrograms } from "./system-programs.ts";
import { type Tally, tally } from "./tally.ts";

export type Step = { name: string; run: () => Tally | Promise<Tally> };

const programs: Step = { name: "system programs", run: () => check(ensurePrograms) };
const build: Step = { name: "build", run: () => command("node scripts/build/build.ts") };

/** The specification step reads the results of the tests before it. */
export const testSteps: Step[] = [
  programs,
  { name: "format", run: () => command("prettier --check --log-level warn .") },
  { name: "lint", run: () => command("oxlint --quiet && node scripts/lint/lint-files.ts") },
  { name: "routes", run: () => command("react-router typegen") },
  { name: "types", run: () => command("tsc") },
  build,
  {
    name: "build with live forms",
    run: () => command("node scripts/build/build.ts", liveFormsBuild),
  },
  { name: "unit and server tests", run: () => suite("vitest run", readVitestResults) },
  { name: "browser tests", run: () => suite("playwright test", readPlaywrightResults) },
  { name: "specification", run: () => command("node scripts/spec/spec.ts") },
  { name: "budgets", run: () => command("node bench/budgets/budgets.ts") },
];

const onEveryPage = { SWEEP: "on" };

/** Repeats no check of `npm test` that is the same for all pages. */
export const sweepSteps: Step[] = [
  programs,
  build,
  {
    name: "every page in the browser",
    run: () => suite("playwright test tests/e2e/sweep", readSweepResults, onEveryPage),
  },
  {
    name: "budgets of every page",
    run: () => command("node bench/budgets/budgets.ts", onEveryPage),
  },
  { name: "faults", run: () => command("node bench/faults/faults.ts") },
];

async function check(act: () => void | Promise<void>): Promise<Tally> {
  try {
    await act();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function command(line: string, settings: Record<string, string> = {}): Promise<Tally> {
  return check(() => {
    if (!succeeds(line, settings)) throw new Error(`${line}: failed`);
  });
}

/** An error without a failed test counts as one failure. */
function suite(
  line: string,
  readResults: () => TestResult[],
  settings: Record<string, string> = {},
): Tally {
  const succeeded = succeeds(line, settings);
  const { passed, failed } = tally(readResults());
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function succeeds(line: string, settings: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...settings };
  return spawnSync(line, { stdio: "inherit", shell: true, env }).status === 0;
}
