import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function folderWith(setting: string): Promise<string> {
  vi.stubEnv("CONTENT_DIR", setting);
  vi.resetModules();
  return (await import("./content-folder.ts")).CONTENT_FOLDER;
}

test("CONTENT_DIR names the folder of the content, from the root of the project", async () => {
  expect(await folderWith("tests/content")).toBe(resolve("tests/content"));
  expect(await folderWith(resolve("tests"))).toBe(resolve("tests"));
  expect(await folderWith("")).toBe(resolve("content"));
});

test("an error names the setting and the folder that is missing", async () => {
  await expect(folderWith("nowhere")).rejects.toThrow(
    `CONTENT_DIR must be a folder with content: there is no ${resolve("nowhere")}`,
  );
});
