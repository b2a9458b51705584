import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPostgres } from "./test-postgres-folder.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "postgres-"));
  vi.stubEnv("POSTGRES_BINARIES", folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("POSTGRES_BINARIES names the folder of the server", () => {
  writeFileSync(join(folder, "initdb"), "");
  expect(findPostgres()).toBe(folder);
});

test("a folder without the server is an error that names the folder", () => {
  expect(() => findPostgres()).toThrow(`no initdb in ${folder}`);
});
