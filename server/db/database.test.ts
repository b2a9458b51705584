import { expect, test } from "vitest";
import { StoreFailure } from "#server/store-failure.ts";
import type { Database } from "./database.ts";
import { DIALECTS, makeDatabase } from "./test-databases.ts";

async function openNotes(dialect: (typeof DIALECTS)[number]): Promise<Database> {
  const database = (await makeDatabase(dialect))();
  await database.script("create table notes (id integer primary key, text text, at bigint)");
  return database;
}

function addNote(to: Pick<Database, "run">, id: number) {
  return to.run(
    "insert into notes (id, text, at) values (?, ?, ?)",
    id,
    "hello",
    1_900_000_000_000,
  );
}

test.for(DIALECTS)("%s gives back what it was given", async (dialect) => {
  const database = await openNotes(dialect);
  expect(await addNote(database, 1)).toBe(1);
  expect(await database.all("select * from notes")).toEqual([
    { id: 1, text: "hello", at: 1_900_000_000_000 },
  ]);
  expect(await database.first("select * from notes where id = ?", 2)).toBeUndefined();
});

test.for(DIALECTS)("%s forgets a transaction that throws", async (dialect) => {
  const database = await openNotes(dialect);
  const work = database.transaction(async (tx) => {
    await addNote(tx, 1);
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await database.all("select * from notes")).toEqual([]);
});

test.for(DIALECTS)("%s keeps what others do out of a transaction", async (dialect) => {
  const database = await openNotes(dialect);
  let others: Promise<unknown> | undefined;
  const work = database.transaction(async (tx) => {
    await addNote(tx, 1);
    others = lookAndAdd(database);
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await others).toEqual([[], 1]);
  expect(await database.all("select id from notes")).toEqual([{ id: 2 }]);
});

async function lookAndAdd(database: Database) {
  return [await database.all("select id from notes"), await addNote(database, 2)];
}

test.for(DIALECTS)(
  "%s does not wait for the disk where it was told so, and only there",
  async (dialect) => {
    const database = await openNotes(dialect);
    const setting = dialect === "sqlite" ? "pragma synchronous" : "show synchronous_commit";
    const inside = (tx: Pick<Database, "first">) => tx.first<Record<string, unknown>>(setting);
    const [fleeting, durable] = [
      await database.fleeting(async (tx) => (await addNote(tx, 1), inside(tx))),
      await database.transaction(inside),
    ].map((row) => Object.values(row ?? {})[0]);
    expect([fleeting, durable]).toEqual(dialect === "sqlite" ? [1, 2] : ["off", "on"]);
    const failing = database.fleeting(() => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(Object.values((await inside(database)) ?? {})[0]).toBe(durable);
    expect(await database.all("select id from notes")).toEqual([{ id: 1 }]);
  },
);

test.for(DIALECTS)("%s reports its own errors as a failure of the store", async (dialect) => {
  const database = await openNotes(dialect);
  await addNote(database, 1);
  await expect(addNote(database, 1)).rejects.toThrow(StoreFailure);
  await expect(database.transaction((tx) => addNote(tx, 1))).rejects.toThrow(StoreFailure);
  expect(await addNote(database, 2)).toBe(1);
});

test("postgres outlives a connection that is lost in the middle of a transaction", async () => {
  const database = await openNotes("postgres");
  const work = database.transaction(async (tx) => {
    await addNote(tx, 1);
    const own = await tx.first<{ id: number }>("select pg_backend_pid() as id");
    await database.run("select pg_terminate_backend(?)", own!.id);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await addNote(tx, 2);
  });
  await expect(work).rejects.toThrow(StoreFailure);
  expect(await database.all("select * from notes")).toEqual([]);
});

test("sqlite: transactions that come together are committed together, and one that fails alone fails", async () => {
  const database = await openNotes("sqlite");
  const outcomes = await Promise.allSettled([
    database.transaction((tx) => addNote(tx, 1)),
    database.transaction(async (tx) => {
      await addNote(tx, 2);
      throw new Error("no");
    }),
    database.transaction((tx) => addNote(tx, 1)), // is taken already
    database.fleeting((tx) => addNote(tx, 3)),
    database.all("select id from notes order by id"),
  ]);
  expect(outcomes).toMatchObject([
    { value: 1 },
    { reason: { message: "no" } },
    { reason: { name: "StoreFailure" } },
    { value: 1 },
    { value: [{ id: 1 }, { id: 3 }] },
  ]);
  expect(await database.all("select id from notes order by id")).toEqual([{ id: 1 }, { id: 3 }]);
});

test("sqlite: when the common commit fails nobody is told that it came through", async () => {
  const database = await openNotes("sqlite");
  await database.script(
    "create table answers (note integer references notes (id) deferrable initially deferred)",
  );
  const outcomes = await Promise.allSettled([
    database.transaction((tx) => addNote(tx, 1)),
    database.transaction((tx) => tx.run("insert into answers values (99)")),
    database.all("select id from notes"),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StoreFailure" } });
  }
  expect(await database.all("select id from notes")).toEqual([]);
  expect(await addNote(database, 1)).toBe(1);
});

test("sqlite: a full disk is a failure for all whom it concerns, and passes", async () => {
  const database = await openNotes("sqlite");
  const pages = await database.first<{ page_count: number }>("pragma page_count");
  await database.script(`pragma max_page_count = ${pages!.page_count + 1}`);
  const large = "x".repeat(100_000);
  const fill = (tx: Pick<Database, "run">) => tx.run("insert into notes values (9, ?, 0)", large);
  const outcomes = await Promise.allSettled([database.transaction(fill), fill(database)]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StoreFailure" } });
  }
  expect(await addNote(database, 1)).toBe(1);
});
