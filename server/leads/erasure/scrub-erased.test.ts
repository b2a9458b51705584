import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { migrate } from "#server/storage/migrate.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { scrubErased } from "./scrub-erased.ts";

/** One of thirty leads, worked on, with this text in every place. */
async function eraseOne(marker: string, database: Awaited<ReturnType<typeof openTestDatabase>>) {
  const desk = await makeDesk(database.dialect, { database });
  const { manager, addLead } = desk;
  let [id, other] = ["", ""];
  for (let count = 0; count < 30; count++) {
    const added = await addLead(
      count === 13 ? { name: marker, email: `${marker}@example.com` } : {},
    );
    if (count === 13) id = added;
    else other = added;
  }
  const text = `${marker} ${Array.from({ length: 300 }, () => randomUUID()).join(" ")}`;
  await manager.request("POST", `/leads/${id}/note`, { text: text.slice(0, 5000) });
  await manager.request("POST", `/leads/${id}/reply`, { subject: marker, text: marker });
  // PostgreSQL does not analyze a table without rows.
  await manager.request("POST", `/leads/${other}/reply`, { subject: "Hello", text: "Welcome" });
  await manager.request("GET", `/leads?search=${marker}`);
  if (database.dialect === "postgres") await database.script("analyze");
  const { reference } = (await open(manager, id)).lead;
  expect((await manager.request("POST", `/leads/${id}/erase`, { reference })).status).toBe(200);
  await scrubErased(database);
  expect(await database.all(anyRow, "select id from leads")).toHaveLength(29);
}

test("PostgreSQL: the text of an erased lead is in no file of a table or index", async () => {
  const database = await openTestDatabase("postgres");
  const marker = `m${randomUUID().replaceAll("-", "")}`;
  const files = async () => {
    await database.script("checkpoint");
    const base = join(inject("postgresFolder"), "data", "base");
    const found = execFileSync("sh", ["-c", `grep -rlaF ${marker} ${base} || true`]);
    return String(found);
  };
  await database.run(
    "insert into accounts (id, email, email_key, name, role, created_at) values (?, ?, ?, 'x', 'agent', 0)",
    marker,
    marker,
    marker,
  );
  expect(await files()).not.toBe(""); // the search finds what is there
  await database.run("delete from accounts where id = ?", marker);
  await database.scrub(["accounts"]);
  await eraseOne(marker, database);
  expect(await files()).toBe("");
});

test("SQLite: the text of an erased lead is in no file", async () => {
  const file = join(makeFolder(), "test.sqlite");
  const database = openSqlite(file);
  await migrate(database);
  const marker = `m${randomUUID().replaceAll("-", "")}`;
  await eraseOne(marker, database);
  for (const name of [file, `${file}-wal`]) {
    expect(readFileSync(name).includes(marker), name).toBe(false);
  }
  await database.close();
});

test.for(DIALECTS)("%s: a reason that names an erased lead is emptied", async (dialect) => {
  const { manager, addLead, database } = await makeDesk(dialect);
  const person = { name: "Omar Aziz", email: "Omar@example.com", phone: "+971 50 123 4567" };
  const id = await addLead(person);
  await addLead({ name: "Deposit paid", email: "else@example.com", phone: "+971 50 999 9999" });
  await manager.request("POST", `/leads/${id}/stage`, { stage: "offer", version: 0 });
  const { reference } = (await open(manager, id)).lead;
  const reasons = [
    `For ${reference.toLowerCase()}`,
    "Deposit of OMAR AZIZ",
    "Ask omar@Example.com",
    "Call 050-123 4567 first",
    "Deposit paid, form 114",
    "For Omar's brother",
  ];
  for (const [version, reason] of reasons.entries()) {
    const status = version % 2 === 0 ? "reserved" : "available";
    const home = "/homes/indus-residence/A-102";
    expect((await manager.request("POST", home, { status, reason, version })).status).toBe(200);
  }
  for (const { id: each, kind } of await database.all(anyRow, "select id, kind from leads")) {
    const view = await open(manager, String(each));
    await manager.request("POST", `/leads/${each}/erase`, { reference: view.lead.reference });
    expect(kind).toBe("contact");
  }
  const left = await database.all(
    anyRow,
    "select reason from home_changes where reason <> '' order by reason",
  );
  expect(left.map(({ reason }) => reason)).toEqual(reasons.slice(4));
  expect((await manager.request("GET", "/homes/indus-residence/A-102")).status).toBe(200);
});
