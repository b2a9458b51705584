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
  const others: Promise<unknown>[] = [];
  const work = database.transaction(async (tx) => {
    await addNote(tx, 1);
    others.push(database.all("select id from notes"), addNote(database, 2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await Promise.all(others)).toEqual([[], 1]);
  expect(await database.all("select id from notes")).toEqual([{ id: 2 }]);
});

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
