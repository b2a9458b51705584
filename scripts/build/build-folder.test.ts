import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkBuildFolder } from "./build-folder.ts";

function makeFolder(): string {
  const folder = mkdtempSync(resolve(".cache", "build-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a build refuses a folder outside the clone", () => {
  expect(() => checkBuildFolder(resolve("..", "elsewhere"))).toThrow("BUILD_DIR must be inside");
});

test("a build accepts a missing folder, an empty one and an earlier build", () => {
  const folder = makeFolder();
  expect(() => checkBuildFolder(join(folder, "missing"))).not.toThrow();
  expect(() => checkBuildFolder(folder)).not.toThrow();
  for (const name of ["client", "desk", "server", ".compressed"]) mkdirSync(join(folder, name));
  for (const name of ["fingerprint", "policies.conf"]) writeFileSync(join(folder, name), "");
  expect(() => checkBuildFolder(folder)).not.toThrow();
});

test("a build refuses a folder with other files and keeps them", () => {
  const folder = makeFolder();
  const file = join(folder, "package.json");
  writeFileSync(file, "{}");
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build/build.ts"], {
    env: { ...process.env, BUILD_DIR: folder },
    encoding: "utf8",
  });
  expect(stderr).toContain(`${folder} also holds "package.json"`);
  expect(status).toBe(1);
  expect(existsSync(file)).toBe(true);
});
