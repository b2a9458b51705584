import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { DIALECTS, makeDatabase } from "#server/db/test-databases.ts";
import { makeFolder } from "#server/test-folder.ts";

const MIGRATIONS = "server/db/migrations";

function migrationsBefore(number: string): string {
  const folder = makeFolder();
  for (const name of readdirSync(MIGRATIONS).filter((file) => file < number)) {
    copyFileSync(join(MIGRATIONS, name), join(folder, name));
  }
  return folder;
}

test.for(DIALECTS)("%s: leads worked on before count with what was done", async (dialect) => {
  const database = (await makeDatabase(dialect))();
  await migrate(database, migrationsBefore("010"));
  const events = [
    ["worked", 20, null, "call", "Call, spoke"],
    ["worked", 30, "sara", "note", "Likes the sea"],
    ["worked", 40, "sara", "stage", "Moved from New to Offer"],
    ["worked", 50, "sara", "stage", "Moved from Offer to Contacted"],
    ["lost", 60, "sara", "stage", "Moved from New to Lost: price"],
  ] as const;
  for (const [id, version] of [
    ["new", 0],
    ["worked", 4],
    ["lost", 1],
  ] as const) {
    await database.run(
      `insert into leads (id, kind, received_at, name, email, phone, details, fingerprint, version)
       values (?, 'contact', 10, '', '', '', '{}', '', ?)`,
      id,
      version,
    );
  }
  for (const [index, [lead, at, by, kind, text]] of events.entries()) {
    await database.run(
      "insert into lead_events (id, lead_id, at, by_id, kind, text) values (?, ?, ?, ?, ?, ?)",
      String(index),
      lead,
      at,
      by,
      kind,
      text,
    );
  }
  await migrate(database);
  expect(
    await database.all(`select id, answered_at as "answeredAt", reached from leads order by id`),
  ).toEqual([
    { id: "lost", answeredAt: 60, reached: 0 },
    { id: "new", answeredAt: null, reached: 0 },
    { id: "worked", answeredAt: 40, reached: 3 },
  ]);
});
