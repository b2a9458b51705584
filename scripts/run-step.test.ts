import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function run(command: string, ...options: string[]) {
  const code = `
    import { runStep } from "#scripts/run-step.mjs";
    await runStep("Building", ${JSON.stringify(command)});
    console.log("next step");
  `;
  const node = ["--input-type=module", "--eval", code, "--", ...options];
  return spawnSync(process.execPath, node, { encoding: "utf8" });
}

test("a step that succeeds prints its title and its time, and nothing of its output", () => {
  const { stdout, stderr, status } = run("echo many lines");
  expect(stdout).toMatch(/^Building …\nBuilding: \d+ s\nnext step\n$/);
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test("a step that fails prints its output and its exit code, and ends the command", () => {
  const { stdout, stderr, status } = run("echo $((40 + 2)); echo $((50 + 1)) >&2; exit 3");
  expect(stdout).toBe("Building …\nBuilding failed:\n");
  expect(stderr).toBe("42\n51\nBuilding ended with code 3.\n");
  expect(status).toBe(1);
});

test("with --verbose the output of a step is shown", () => {
  expect(run("echo many lines", "--verbose").stdout).toContain("many lines\n");
});
