import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";

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
  expect(lines.join("")).toContain('"task":"expired leads","count":1');
  expect(lines.join("")).not.toContain("omar");
});

test.for(DIALECTS)("%s: leads that an older server stored get their phone key", async (dialect) => {
  const { deps, send } = await makeApp({ database: await openTestDatabase(dialect) });
  await send("contact", contact);
  await deps.database.run("update leads set phone_key = null, email_key = null");
  const settings = { mailer: { forget: async () => {} }, retentionDays: null };
  await startHousekeeping({ ...deps, ...settings, log: pino({ level: "silent" }) }).stop();
  expect(await deps.database.all(anyRow, "select phone_key, email_key from leads")).toEqual([
    { phone_key: expect.stringMatching(/^\d{9}$/), email_key: "omar@example.com" },
  ]);
});
