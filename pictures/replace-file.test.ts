import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { replaceFile } from "./replace-file.ts";

test("replacing a file leaves other links to it as they are, and no other file behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "replace-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "media/hero.jpg");
  await replaceFile(path, "old");
  linkSync(path, join(folder, "shared.jpg"));
  await replaceFile(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readFileSync(join(folder, "shared.jpg"), "utf8")).toBe("old");
  expect(readdirSync(join(folder, "media"))).toEqual(["hero.jpg"]);
});
