import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { heavyFiles } from "./heavy-files.ts";

test("the pictures and films of the demo are light enough", () => {
  expect(heavyFiles("content")).toEqual([]);
});

test("a picture that is too heavy for its place gets a hint", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "media/projects/loft"), { recursive: true });
  const tile = join(folder, "media/projects/loft/tile-640.avif");
  writeFileSync(tile, Buffer.alloc(45_000));
  expect(heavyFiles(folder)).toEqual([]);
  writeFileSync(tile, Buffer.alloc(45_001));
  expect(heavyFiles(folder)).toEqual([
    expect.stringMatching(/tile-640\.avif: has more than 45 kB/),
  ]);
});
