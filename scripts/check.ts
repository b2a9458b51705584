/** `npm run check`: format, lint, types, content and unit tests of what changed since the last commit or, with
 * `npm run check -- main`, a branch. The slow tests in bench are left to `npm test`. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { checkSteps } from "#scripts/check-steps.ts";
import { runStep } from "#scripts/run-step.mjs";

const since = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? "HEAD";

function git(...args: string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
}

const changed = [
  ...git("diff", "--name-only", since),
  ...git("ls-files", "--others", "--exclude-standard"),
];

const existing = changed.filter((file) => existsSync(file));
const steps = checkSteps(changed, existing);

for (const { title, command } of steps) await runStep(title, command);
