import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startHousekeeping } from "./housekeeping.ts";
import { contact, makeApp } from "#server/test-app.ts";

test("housekeeping runs at the start, and a task that fails does not stop the others", async () => {
  const { deps, send, count, files } = await makeApp();
  await send("contact", contact);
  const upload = join(deps.uploadsFolder, "cut-off.pdf");
  writeFileSync(upload, "half");
  utimesSync(upload, 0, 0);
  await deps.database.run("insert into pending_documents values ('lost.pdf', 0)");

  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const housekeeping = startHousekeeping({
    ...deps,
    log,
    documents: { ...deps.documents, remove: () => Promise.reject(new Error("away")) },
    mailer: { forget: async () => {} },
    retentionDays: 30,
    now: () => new Date("2026-04-10T08:00:00Z"),
  });
  await housekeeping.stop();
  expect(files().uploads).toEqual([]);
  expect(await count("pending_documents")).toBe(1);
  expect(await count("leads")).toBe(0);
  expect(lines.join("")).toContain('"task":"abandoned documents","msg":"housekeeping failed');
  expect(lines.join("")).toContain('"task":"expired leads","removed":1');
  expect(lines.join("")).not.toContain("omar");
});
