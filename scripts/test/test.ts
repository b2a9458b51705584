/** `npm test`: the one gate. Runs every check, never stops at the first failure, and counts at the end. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { readPlaywrightResults, readVitestResults } from "#scripts/test/results.ts";
import { ensureSystemParts } from "#scripts/test/system-parts.ts";
import { type Tally, tally } from "#scripts/test/tally.ts";

type Step = { name: string; run: () => Tally };

const steps: Step[] = [
  { name: "system parts", run: () => check(ensureSystemParts) },
  { name: "format", run: () => command("prettier --check --log-level warn .") },
  { name: "lint", run: () => command("oxlint --quiet") },
  { name: "routes", run: () => command("react-router typegen") },
  { name: "types", run: () => command("tsc") },
  { name: "build", run: () => check(ensureBuild) },
  {
    name: "unit and server tests",
    run: () => suite("vitest run", () => tally(readVitestResults())),
  },
  {
    name: "browser tests",
    run: () => suite("playwright test", () => tally(readPlaywrightResults())),
  },
];

rmSync(".results", { recursive: true, force: true });
mkdirSync(".results");
const total: Tally = { passed: 0, failed: 0 };
const failedSteps: string[] = [];

for (const [index, { name, run }] of steps.entries()) {
  console.log(`\n── ${index + 1}/${steps.length} ${name}`);
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A check counts as one test. */
function check(act: () => void): Tally {
  try {
    act();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function command(line: string): Tally {
  return check(() => {
    if (!succeeds(line)) throw new Error(`${line}: failed`);
  });
}

/** A suite counts its tests; one that dies without counting a failure is a failure. */
function suite(line: string, count: () => Tally): Tally {
  const succeeded = succeeds(line);
  try {
    const { passed, failed } = count();
    return succeeded || failed > 0 ? { passed, failed } : { passed, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function succeeds(line: string): boolean {
  return spawnSync(line, { stdio: "inherit", shell: true }).status === 0;
}
