import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

function content(args: string[], env: NodeJS.ProcessEnv = {}) {
  const command = ["scripts/content/content.ts", ...args];
  return spawnSync(process.execPath, command, {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "company-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a new company's content passes the check, and says nothing of the demo company", () => {
  const folder = makeFolder();
  const written = content(["new", folder]);
  expect(written.stderr).toBe("");
  expect(written.stdout).toContain(`CONTENT_DIR=${folder}`);
  expect(written.status).toBe(0);
  const check = content(["check"], { CONTENT_DIR: folder });
  expect(check.stderr).toBe("");
  expect(check.status).toBe(0);
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  expect(texts.filter((text) => /Indus|Lahore|Pakistan/.test(text))).toEqual([]);
}, 240_000);

test("a folder with files in it is refused, and stays as it was", () => {
  const folder = makeFolder();
  writeFileSync(join(folder, "notes.txt"), "ours");
  const { status, stderr } = content(["new", folder]);
  expect(stderr).toContain("is not empty, and nothing is overwritten: name a new folder.");
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});

test("a file in the place of the folder is refused", () => {
  const file = join(makeFolder(), "company");
  writeFileSync(file, "ours");
  const { status, stderr } = content(["new", file]);
  expect(stderr).toContain("is a file: name a new folder.");
  expect(status).toBe(1);
});
