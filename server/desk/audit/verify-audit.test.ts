import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { eraseLeads } from "#server/leads/erasure/erase-lead.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { Database } from "#server/storage/database.ts";
import { migrate } from "#server/storage/migrate.ts";
import { openPostgres } from "#server/storage/postgres.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";
import {
  DIALECTS,
  makeDatabase,
  makeDatabaseUrl,
  openTestDatabase,
} from "#server/testing/test-databases.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { removeFrom, TAMPERINGS } from "./test-tamperings.ts";
import { verifyAudit } from "./verify-audit.ts";

const entry = (details: string) =>
  auditStatement({ at: new Date(1_900_000_000_000), by: "ü", action: "sign-in", details });

async function makeAudit(dialect: (typeof DIALECTS)[number], count = 9): Promise<Database> {
  const database = await openTestDatabase(dialect);
  for (let number = 1; number <= count; number++) await database.run(...entry(`entry ${number}`));
  return database;
}

/** As somebody who may do everything to the database. */
async function tamper(database: Database, ...statements: string[]): Promise<void> {
  const triggers = z.object({ name: z.string() });
  if (database.dialect === "sqlite") {
    const sql = "select name from sqlite_schema where type = 'trigger' and name like 'audit%'";
    for (const { name } of await database.all(triggers, sql)) {
      await database.script(`drop trigger ${name}`);
    }
  } else {
    await database.script("alter table audit_entries disable trigger all");
    await database.script("alter table audit_chain disable trigger all");
  }
  for (const sql of statements) await database.script(sql);
}

const chainRows = z.object({ number: z.number(), hash: z.string() });
const readChain = (database: Database) =>
  database.all(chainRows, "select number, hash from audit_chain order by number");

test.for(DIALECTS)("%s: fifty entries at once are one chain", async (dialect) => {
  const connect = await makeDatabase(dialect);
  const databases = [connect(), connect()];
  await migrate(databases[0]!);
  const appending = Array.from({ length: 50 }, (_, index) =>
    databases[index % 2]!.transaction([entry(`first of ${index}`), entry(`second of ${index}`)]),
  );
  await Promise.all(appending);
  expect(await verifyAudit(databases[1]!)).toMatchObject({ fault: null, count: 100 });
  const chain = await readChain(databases[0]!);
  expect(chain.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(new Set(chain.map(({ hash }) => hash)).size).toBe(100);
});

test.for(DIALECTS)("%s: a transaction that fails appends nothing", async (dialect) => {
  const database = await makeAudit(dialect, 2);
  const failing = database.transaction([
    entry("never"),
    ["insert into accounts (id) values ('x')"],
  ]);
  await expect(failing).rejects.toThrow(StoreFailure);
  await database.run(...entry("third"));
  expect(await verifyAudit(database)).toMatchObject({ fault: null, count: 3 });
});

test.for(DIALECTS)("%s: the first entry that was tampered with is named", async (dialect) => {
  for (const [how, statements, fault] of TAMPERINGS) {
    const database = await makeAudit(dialect);
    expect(await verifyAudit(database)).toMatchObject({ fault: null, count: 9 });
    await tamper(database, ...statements);
    expect(await verifyAudit(database), how).toMatchObject({ fault });
  }
});

test.for(DIALECTS)("%s: emptied details are a fault unless their lead is gone", async (dialect) => {
  const database = await makeAudit(dialect);
  const home = {
    action: "home-changed",
    subject: "riverside 101",
    details: "free to sold",
  } as const;
  await database.run(...auditStatement({ at: new Date(1_900_000_000_000), by: "ü", ...home }));
  await tamper(
    database,
    "update audit_entries set details = '' where action = 'home-changed'",
    "update audit_chain set salt = null where number = 10",
  );
  const fault = { fault: "changed", numbers: [10, 10] };
  expect(await verifyAudit(database)).toMatchObject({ fault });
});

test.for(DIALECTS)("%s: a mailed hash shows that the end was removed", async (dialect) => {
  const database = await makeAudit(dialect);
  const chain = await readChain(database);
  const [mailed, earlier] = [chain[8]!.hash, chain[4]!.hash];
  expect(await verifyAudit(database, mailed)).toMatchObject({ found: { number: 9 } });
  await tamper(
    database,
    ...removeFrom(8),
    "update audit_head set number = 7, hash = (select hash from audit_chain where number = 7)",
  );
  // Without the mail nobody would know.
  expect(await verifyAudit(database)).toMatchObject({ fault: null, count: 7 });
  expect(await verifyAudit(database, mailed)).toMatchObject({ found: null });
  expect(await verifyAudit(database, earlier)).toMatchObject({ found: { number: 5 } });
});

test.for(DIALECTS)("%s: an erasure empties entries and leaves the chain whole", async (dialect) => {
  const { manager, sara, addLead, server, database } = await makeDesk(dialect);
  const [id, kept] = [await addLead(), await addLead()];
  for (const each of [id, kept]) {
    await sara.request("POST", `/leads/${each}/stage`, { stage: "contacted", version: 0 });
  }
  const empty = "update audit_entries set details = '' where subject = ?";
  await expect(database.run(empty, id)).rejects.toThrow(StoreFailure); // the lead exists
  const { lead } = await open(manager, id);
  await manager.request("POST", `/leads/${id}/erase`, { reference: lead.reference });
  const details = (subject: string) =>
    database.all(
      anyRow,
      `select action, details, salt is null as "isEmpty" from audit_entries
       join audit_chain on entry_id = audit_entries.id where subject = ? order by number`,
      subject,
    );
  expect((await details(id)).map(({ action, details: text }) => [action, text])).toEqual([
    ["lead-changed", ""],
    ["lead-erased", ""],
  ]);
  expect((await details(id)).map(({ isEmpty }) => Boolean(isEmpty))).toEqual([true, false]);
  expect(await details(kept)).toMatchObject([{ details: "Moved from New to Contacted" }]);
  expect(await verifyAudit(database)).toMatchObject({ fault: null, count: 3, emptied: 1 });
  const mailer = { forget: async () => {} };
  const deps = { database, documents: server.deps.documents, mailer };
  await eraseLeads([kept], deps, { at: new Date(), by: null });
  expect(await verifyAudit(database)).toMatchObject({ fault: null, count: 4, emptied: 2 });
});

test("SQLite: entries of an older server are in the chain after the next commit", async () => {
  const file = join(makeFolder(), "test.sqlite");
  const database = openSqlite(file);
  await migrate(database);
  await database.run(...entry("first"));
  const older = new DatabaseSync(file); // without our functions and hooks
  for (const id of ["a", "b"]) {
    older.exec(
      `insert into audit_entries (id, at, action, details) values ('${id}', 1, 'sign-in', 'x')`,
    );
  }
  older.close();
  await database.run(...entry("last"));
  expect(await verifyAudit(database)).toMatchObject({ fault: null, count: 4 });
  await database.close();
});

const APPEND = `
  import { auditStatement } from "#server/storage/audit-statement.ts";
  import { openPostgres } from "#server/storage/postgres.ts";
  import { openSqlite } from "#server/storage/sqlite.ts";
  const [place] = process.argv.slice(1);
  const database = place.startsWith("postgres") ? openPostgres(place, () => {}) : openSqlite(place);
  for (let number = 1; ; number++) {
    const entry = { at: new Date(number), by: null, action: "sign-in", details: "x" };
    await database.transaction([auditStatement(entry), auditStatement(entry)]);
    console.log(number);
  }
`;

test.for(DIALECTS)("%s: a kill in the middle leaves the chain whole", async (dialect) => {
  const place = dialect === "sqlite" ? join(makeFolder(), "test.sqlite") : await makeDatabaseUrl();
  const database = dialect === "sqlite" ? openSqlite(place) : openPostgres(place, () => {});
  await migrate(database);
  let stored = 0;
  for (let round = 0; round < 3; round++) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", APPEND, place]);
    let seen = 0;
    for await (const chunk of child.stdout) {
      seen = Number(String(chunk).trim().split("\n").at(-1));
      if (seen >= 5 + round) child.kill("SIGKILL");
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    stored += seen * 2;
    const { fault, count } = await verifyAudit(database);
    expect([fault, count % 2]).toEqual([null, 0]);
    expect(count).toBeGreaterThanOrEqual(stored);
    stored = count;
  }
  await database.close();
});
