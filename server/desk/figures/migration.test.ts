import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { anyRow } from "#server/testing/test-rows.ts";
import type { Database, Statement } from "#server/storage/database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";

const MIGRATIONS = "server/storage/migrations";

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
    await database.all(
      anyRow,
      `select id, answered_at as "answeredAt", furthest_stage as "furthestStage" from leads order by id`,
    ),
  ).toEqual([
    { id: "lost", answeredAt: 60, furthestStage: "new" },
    { id: "new", answeredAt: null, furthestStage: "new" },
    { id: "worked", answeredAt: 40, furthestStage: "offer" },
  ]);
});

/** Releases before `014-furthest-stage.sql` stored an index into this list. */
const OLD_STAGES = ["new", "contacted", "viewing", "offer", "won"];

const insertLead = (id: string, reached: number): Statement => [
  `insert into leads (id, kind, received_at, name, email, phone, details, fingerprint, reached)
   values (?, 'contact', 10, '', '', '', '{}', '', ?)`,
  id,
  reached,
];

const furthestStages = async (database: Database) =>
  Object.fromEntries(
    (
      await database.all(
        z.object({ id: z.string(), stage: z.string() }),
        "select id, furthest_stage as stage from leads",
      )
    ).map(({ id, stage }) => [id, stage]),
  );

test.for(DIALECTS)("%s: a stored place becomes the name of its stage", async (dialect) => {
  const database = (await makeDatabase(dialect))();
  await migrate(database, migrationsBefore("014"));
  await database.transaction(OLD_STAGES.map((stage, place) => insertLead(stage, place)));
  await migrate(database);
  expect(await furthestStages(database)).toEqual(
    Object.fromEntries(OLD_STAGES.map((stage) => [stage, stage])),
  );
});

test.for(DIALECTS)("%s: a stage that an older server reaches counts too", async (dialect) => {
  const database = (await makeDatabase(dialect))();
  await migrate(database);
  await database.transaction(OLD_STAGES.map((stage) => insertLead(stage, 0)));
  const reach = (place: number) =>
    database.run(
      "update leads set reached = case when reached < ? then ? else reached end",
      place,
      place,
    );
  for (const stage of OLD_STAGES) {
    await database.run("update leads set furthest_stage = ? where id = ?", stage, stage);
  }
  expect(await reach(2)).toBe(OLD_STAGES.length);
  const stages = {
    new: "viewing",
    contacted: "viewing",
    viewing: "viewing",
    offer: "offer",
    won: "won",
  };
  expect(await furthestStages(database)).toEqual(stages);
  await reach(1);
  expect(await furthestStages(database)).toEqual(stages);
  await reach(4);
  expect(new Set(Object.values(await furthestStages(database)))).toEqual(new Set(["won"]));
});
