/**
 * `npm run check`: format, lint, types and the unit tests of what has changed since the last commit,
 * or since a branch: `npm run check -- main`. The slow tests in bench are left to `npm test`.
 */
import { execFileSync } from "node:child_process";
import { runStep } from "#scripts/run-step.mjs";

const since = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? "HEAD";

function git(...args: string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
}

const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", since),
  ...git("ls-files", "--others", "--exclude-standard"),
];
// Configurations and what tests share are related to nearly every test: those are left to `npm test`.
const sources = changed.filter(
  (file) => /^\w+\/.*\.tsx?$/.test(file) && !/^tests\/|\/test-[\w-]+\.ts$/.test(file),
);

const steps: [title: string, command: string, files?: string[]][] = [
  ["Format", "prettier --check --ignore-unknown", changed],
  ["Lint", "oxlint --quiet"],
  ["Types", "react-router typegen && tsc"],
  [
    "Unit tests",
    'vitest related --run --passWithNoTests --reporter=default --exclude "{bench,tests}/**"',
    sources,
  ],
];

try {
  for (const [title, command, files] of steps) {
    if (files?.length === 0) continue;
    await runStep(title, [command, ...(files ?? []).map((file) => `"${file}"`)].join(" "));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
