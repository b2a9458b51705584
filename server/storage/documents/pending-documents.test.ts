import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { openFolderStore } from "./folder-store.ts";
import { dropAbandonedDocuments, keepDocuments } from "./pending-documents.ts";
import type { ReceivedDocument } from "#server/intake/documents/receive.ts";
import { makeUploadsFolder, sweepUploads } from "./uploads-folder.ts";

const now = new Date("2026-03-10T08:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

function makeUpload(storedName: string): ReceivedDocument {
  const path = join(makeFolder(), storedName);
  writeFileSync(path, "content");
  return {
    field: "rera",
    fileName: "r.pdf",
    storedName,
    path,
    bytes: 7,
    sha256: "5e1f",
    isScanned: false,
  };
}

test("a document of an interrupted request is removed after an hour", async () => {
  const folder = makeFolder();
  const [database, store] = [await openTestDatabase(), await openFolderStore(folder)];
  await keepDocuments(database, store, [makeUpload("crashed.pdf")], hoursAgo(2));
  await keepDocuments(database, store, [makeUpload("just-now.pdf")], now);
  expect(await dropAbandonedDocuments(database, store, now)).toBe(1);
  expect(readdirSync(folder)).toEqual(["just-now.pdf"]);
  expect(await dropAbandonedDocuments(database, store, now)).toBe(0);
});

test("a document that was not announced is never removed", async () => {
  const folder = makeFolder();
  const [database, store] = [await openTestDatabase(), await openFolderStore(folder)];
  writeFileSync(join(folder, "of-another-database.pdf"), "content");
  await dropAbandonedDocuments(database, store, now);
  expect(existsSync(join(folder, "of-another-database.pdf"))).toBe(true);
});

test("an upload that a crash interrupted is removed after an hour", async () => {
  const folder = await makeUploadsFolder(makeFolder());
  for (const [name, time] of [
    ["old.pdf", hoursAgo(2)],
    ["new.pdf", now],
  ] as const) {
    writeFileSync(join(folder, name), "half");
    utimesSync(join(folder, name), time, time);
  }
  expect(await sweepUploads(folder, now)).toBe(1);
  expect(readdirSync(folder)).toEqual(["new.pdf"]);
});
