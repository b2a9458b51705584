import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { StoreFailure } from "./store-failure.ts";
import { auditStatement } from "./audit-statement.ts";

const entry = { at: new Date(1_900_000_000_000), by: "a", action: "sign-in" } as const;

test.for(DIALECTS)("%s adds an entry only where its condition holds", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const changed = await database.transaction([
    auditStatement({ ...entry, subject: "s", details: "by code" }),
    auditStatement(entry, ["exists (select 1 from accounts where id = ?)", "nobody"]),
    auditStatement(entry, ["not exists (select 1 from accounts where id = ?)", "nobody"]),
  ]);
  expect(changed).toEqual([1, 0, 1]);
  expect(
    await database.all(anyRow, "select * from audit_entries where subject is not null"),
  ).toEqual([
    {
      id: expect.any(String),
      at: 1_900_000_000_000,
      account_id: "a",
      action: "sign-in",
      subject: "s",
      details: "by code",
    },
  ]);
});

test.for(DIALECTS)("%s refuses to change or delete an entry", async (dialect) => {
  const database = await openTestDatabase(dialect);
  await database.run(...auditStatement(entry));
  for (const sql of [
    "update audit_entries set details = 'x'",
    "delete from audit_entries",
    "insert into audit_entries select * from audit_entries where true on conflict (id) do update set details = 'x'",
  ]) {
    await expect(database.run(sql), sql).rejects.toThrow(StoreFailure);
  }
  expect(await database.all(anyRow, "select details from audit_entries")).toEqual([
    { details: "" },
  ]);
});

test("SQLite refuses to replace an entry", async () => {
  const database = await openTestDatabase("sqlite");
  await database.run(...auditStatement(entry));
  const sql = `insert or replace into audit_entries (id, at, action, details)
    select id, at, action, 'x' from audit_entries`;
  await expect(database.run(sql)).rejects.toThrow(StoreFailure);
});
