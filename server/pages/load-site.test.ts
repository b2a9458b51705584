import { readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#server/testing/test-folder.ts";
import { compressedName } from "./compression.ts";
import { loadSite } from "./load-site.ts";
import type { MemoryFile } from "./site.ts";
import { writeTestSite } from "#server/testing/test-site.ts";

test("compressed files are read back at the next start", async () => {
  const [folder, compressedFolder] = [makeFolder(), makeFolder()];
  writeTestSite(folder);
  const options = { folder, compressedFolder, apiOrigin: undefined };
  const first = await loadSite(options);
  const tag = (first.files.get("/about") as MemoryFile).tag;
  writeFileSync(join(compressedFolder, compressedName(tag, "br")), "kept");
  const second = await loadSite(options);
  expect((second.files.get("/about") as MemoryFile).compressed.br?.toString()).toBe("kept");
});

test("compressed files of an earlier build are removed", async () => {
  const [folder, compressedFolder] = [makeFolder(), makeFolder()];
  writeTestSite(folder);
  const options = { folder, compressedFolder, apiOrigin: undefined };
  await loadSite(options);
  const before = readdirSync(compressedFolder);
  writeFileSync(join(folder, "robots.txt"), "User-agent: none");
  await loadSite(options);
  const after = readdirSync(compressedFolder);
  expect(after).toHaveLength(before.length);
  expect(after.toSorted()).not.toEqual(before.toSorted());
});

test("a compressed file of another compression level is not used", async () => {
  const [folder, compressedFolder] = [makeFolder(), makeFolder()];
  writeTestSite(folder);
  const options = { folder, compressedFolder, apiOrigin: undefined };
  const { tag } = (await loadSite(options)).files.get("/about") as MemoryFile;
  const name = compressedName(tag, "br");
  writeFileSync(join(compressedFolder, name), "this level");
  for (const other of [name.replace("-11", "-4"), name.replace("-11", "")]) {
    expect(other).not.toBe(name);
    writeFileSync(join(compressedFolder, other), "another level");
  }
  const about = (await loadSite(options)).files.get("/about") as MemoryFile;
  expect(about.compressed.br?.toString()).toBe("this level");
});

test("the file that another process is writing stays, an abandoned one is removed", async () => {
  const [folder, compressedFolder] = [makeFolder(), makeFolder()];
  writeTestSite(folder);
  for (const name of ["new.br.1.unfinished", "old.br.1.unfinished"]) {
    writeFileSync(join(compressedFolder, name), "");
  }
  utimesSync(join(compressedFolder, "old.br.1.unfinished"), 0, 0);
  await loadSite({ folder, compressedFolder, apiOrigin: undefined });
  const unfinished = readdirSync(compressedFolder).filter((name) => name.endsWith(".unfinished"));
  expect(unfinished).toEqual(["new.br.1.unfinished"]);
});

test("a site without its 404 screen is not served", async () => {
  const folder = makeFolder();
  writeTestSite(folder);
  rmSync(join(folder, "404.html"));
  const loading = loadSite({
    folder,
    compressedFolder: makeFolder(),
    apiOrigin: undefined,
  });
  await expect(loading).rejects.toThrow("404.html");
});
