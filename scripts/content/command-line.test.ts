import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function content(...args: string[]) {
  const command = ["scripts/content/content.ts", ...args];
  return spawnSync(process.execPath, command, { encoding: "utf8" });
}

test("without a command the usage is printed", () => {
  const { status, stdout } = content();
  expect(stdout).toMatch(
    /^npm run content -- <command>\n\n {2}new <folder> .+\n {2}check +lists every mistake/,
  );
  expect(status).toBe(0);
});

test.each([
  ["an unknown command", ["chekc"], "unknown command: chekc"],
  ["a property of every object", ["constructor"], "unknown command: constructor"],
  ["too many arguments", ["check", "content"], "unexpected argument: content"],
])("%s is refused, with the usage and exit code 2", (_, args, error) => {
  const { status, stderr } = content(...args);
  expect(stderr).toContain(`${error}\n\nnpm run content -- <command>`);
  expect(status).toBe(2);
});
