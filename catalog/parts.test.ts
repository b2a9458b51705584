import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function partsWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("./parts.ts")).parts;
}

test("the demo has every part", async () => {
  expect(Object.values(await partsWith({}))).not.toContain(false);
});

test("a setting switches a part off", async () => {
  expect(await partsWith({ SHOP: "off", ACCOUNTS: "off" })).toMatchObject({
    shop: false,
    accounts: false,
    homes: true,
  });
});

test("a part without content does not exist", async () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "posts"));
  mkdirSync(join(folder, "team", "nadia"), { recursive: true });
  const { accounts, team, ...others } = await partsWith({ CONTENT_DIR: folder });
  expect({ accounts, team }).toEqual({ accounts: true, team: true });
  expect(Object.values(others)).not.toContain(true);
});
