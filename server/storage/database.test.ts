import { expect, test } from "vitest";
import { z } from "zod";
import { anyRow } from "#server/testing/test-rows.ts";
import { date, flag, json } from "./row-values.ts";
import { StoreFailure } from "./store-failure.ts";
import type { Database, Statement } from "./database.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";

async function openNotes(dialect: (typeof DIALECTS)[number]): Promise<Database> {
  const database = (await makeDatabase(dialect))();
  await database.script("create table notes (id integer primary key, text text, at bigint)");
  return database;
}

function note(id: number, text = "hello"): Statement {
  return ["insert into notes (id, text, at) values (?, ?, ?)", id, text, 1_900_000_000_000];
}

const ALL_IDS = "select id from notes order by id";

test.for(DIALECTS)("%s returns stored values unchanged", async (dialect) => {
  const database = await openNotes(dialect);
  expect(await database.run(...note(1))).toBe(1);
  expect(await database.all(anyRow, "select * from notes")).toEqual([
    { id: 1, text: "hello", at: 1_900_000_000_000 },
  ]);
  expect(await database.first(anyRow, "select * from notes where id = ?", 2)).toBeUndefined();
});

test.for(DIALECTS)(
  "%s reads true, times and JSON alike, and leaves out what the schema does not name",
  async (dialect) => {
    const database = await openNotes(dialect);
    await database.run(...note(1, '["usb"]'));
    const schema = z.object({ at: date, text: json(z.array(z.string())), isOne: flag, has: flag });
    const sql = `select id, at, text, id as "isOne", exists (select 1 from notes) as has from notes`;
    const row = { at: new Date(1_900_000_000_000), text: ["usb"], isOne: true, has: true };
    expect(await database.all(schema, sql)).toEqual([row]);
    expect(await database.first(schema, sql)).toEqual(row);
  },
);

test.for(DIALECTS)(
  "%s throws an error that names statement and field, not the value, for a row that does not fit",
  async (dialect) => {
    const database = await openNotes(dialect);
    await database.run(...note(1, "Amina Khan"));
    const sql = "select id, text, at from notes";
    for (const [text, problem] of [
      [z.enum(["hello", "bye"]), `Invalid option: expected one of "hello"|"bye"`],
      [z.number(), "Invalid input: expected number, received string"],
      [json(z.number()), "is not JSON"],
    ] as const) {
      const schema = z.object({ id: z.number(), text });
      const error = new Error(`a row of "${sql}" does not fit its schema: text: ${problem}`);
      await expect(database.all(schema, sql)).rejects.toThrow(error);
      await expect(database.first(schema, sql)).rejects.toThrow(error);
    }
  },
);

test.for(DIALECTS)(
  "%s resolves a transaction with the changed rows of each statement",
  async (dialect) => {
    const database = await openNotes(dialect);
    const changed = await database.transaction([
      note(1),
      note(2),
      ["update notes set text = ?", "bye"],
      ["delete from notes where id = ?", 9],
    ]);
    expect(changed).toEqual([1, 1, 2, 0]);
  },
);

test.for(DIALECTS)("%s rolls back a transaction that fails", async (dialect) => {
  const database = await openNotes(dialect);
  for (const statements of [
    [note(1), note(1)],
    [note(1), ["nonsense"] as const],
    [note(1), ["delete from nowhere"] as const, note(2)],
  ]) {
    await expect(database.transaction(statements)).rejects.toThrow(StoreFailure);
    expect(await database.all(anyRow, ALL_IDS)).toEqual([]);
  }
  expect(await database.transaction([note(3)])).toEqual([1]);
});

test.for(DIALECTS)(
  "%s skips the wait for the disk only for non-durable statements",
  async (dialect) => {
    const database = await openNotes(dialect);
    const setting = dialect === "sqlite" ? "pragma synchronous" : "show synchronous_commit";
    const value = async (of: Pick<Database, "first">) =>
      Object.values((await of.first(anyRow, setting)) ?? {})[0];
    await database.nonDurable.run(...note(1));
    const nonDurable = await value(database.nonDurable);
    await database.transaction([note(2)]);
    const durable = await value(database);
    expect([nonDurable, durable]).toEqual(dialect === "sqlite" ? [1, 2] : ["off", "on"]);
    await expect(database.nonDurable.run(...note(2))).rejects.toThrow(StoreFailure);
    await database.run(...note(3));
    expect(await value(database)).toBe(durable);
    expect(await database.all(anyRow, ALL_IDS)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  },
);

test.for(DIALECTS)(
  "%s: a read sees every write that was resolved before it was sent",
  async (dialect) => {
    const database = await openNotes(dialect);
    for (let id = 1; id <= 50; id++) {
      await (id % 2 ? database.run(...note(id)) : database.nonDurable.run(...note(id)));
      expect(await database.all(anyRow, ALL_IDS)).toHaveLength(id);
    }
  },
);

test.for(DIALECTS)("%s reads a column that was added after the first read", async (dialect) => {
  const database = await openNotes(dialect);
  await database.run(...note(1));
  const all = () => database.all(anyRow, "select * from notes where id = ?", 1);
  expect(Object.keys((await all())[0]!)).toEqual(["id", "text", "at"]);
  await database.script("alter table notes add column later integer");
  expect(Object.keys((await all())[0]!)).toEqual(["id", "text", "at", "later"]);
});

test.for(DIALECTS)("%s throws its errors as StoreFailure", async (dialect) => {
  const database = await openNotes(dialect);
  await database.run(...note(1));
  await expect(database.run(...note(1))).rejects.toThrow(StoreFailure);
  await expect(database.transaction([note(1)])).rejects.toThrow(StoreFailure);
  expect(await database.run(...note(2))).toBe(1);
});

test("postgres works after a connection is lost within a transaction", async () => {
  const database = await openNotes("postgres");
  const work = database.transaction([
    note(1),
    ["select pg_terminate_backend(pg_backend_pid())"],
    note(2),
  ]);
  await expect(work).rejects.toThrow(StoreFailure);
  expect(await database.all(anyRow, "select * from notes")).toEqual([]);
});

test("postgres: a failed commit rejects the whole transaction", async () => {
  const database = await openNotes("postgres");
  await database.script(
    "create table answers (note integer references notes (id) deferrable initially deferred)",
  );
  const work = database.transaction([note(1), ["insert into answers values (99)"]]);
  await expect(work).rejects.toThrow(StoreFailure);
  expect(await database.all(anyRow, ALL_IDS)).toEqual([]);
});

test("sqlite: simultaneous transactions share one commit, and one failure does not affect the others", async () => {
  const database = await openNotes("sqlite");
  const outcomes = await Promise.allSettled([
    database.transaction([note(1)]),
    database.transaction([note(2), ["nonsense"]]),
    database.transaction([note(1)]), // is taken already
    database.nonDurable.run(...note(3)),
  ]);
  expect(outcomes).toMatchObject([
    { value: [1] },
    { reason: { name: "StoreFailure" } },
    { reason: { name: "StoreFailure" } },
    { value: 1 },
  ]);
  expect(await database.all(anyRow, ALL_IDS)).toEqual([{ id: 1 }, { id: 3 }]);
});

test("sqlite: a failed group commit rejects every transaction in it", async () => {
  const database = await openNotes("sqlite");
  await database.script(
    "create table answers (note integer references notes (id) deferrable initially deferred)",
  );
  const outcomes = await Promise.allSettled([
    database.transaction([note(1)]),
    database.transaction([["insert into answers values (99)"]]),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StoreFailure" } });
  }
  expect(await database.all(anyRow, ALL_IDS)).toEqual([]);
  expect(await database.run(...note(1))).toBe(1);
});

test("sqlite: a full disk rejects the affected transactions, and later ones succeed", async () => {
  const database = await openNotes("sqlite");
  const pages = await database.first(z.object({ page_count: z.number() }), "pragma page_count");
  await database.script(`pragma max_page_count = ${pages!.page_count + 1}`);
  const large = note(9, "x".repeat(100_000));
  const outcomes = await Promise.allSettled([
    database.transaction([large]),
    database.run(...large),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StoreFailure" } });
  }
  expect(await database.run(...note(1))).toBe(1);
});
