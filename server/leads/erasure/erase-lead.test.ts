import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { individual } from "#domain/test-brokers.ts";
import { anyRow, idRow } from "#server/testing/test-rows.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";
import { migrate } from "#server/storage/migrate.ts";
import { pdf } from "#server/testing/test-files.ts";
import { openFolderMailer } from "#server/delivery/mail/folder-mailer.ts";
import { startOutbox } from "#server/delivery/worker.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { pino } from "pino";
import { eraseLeads, eraseLeadsBefore, type EraseDeps } from "./erase-lead.ts";
import { startHousekeeping } from "#server/housekeeping.ts";

const office = { name: "Office", address: "office@example.com" };
const erasure = { at: new Date("2026-03-10T09:00:00Z"), by: null };

/** Has a broker's registration and another person's enquiry, all mails written. */
async function makeServer(dialect: (typeof DIALECTS)[number]) {
  const database = (await makeDatabase(dialect))();
  await migrate(database);
  const mailFolder = makeFolder();
  const mailer = await openFolderMailer(mailFolder, office);
  const server = await makeApp({ database });
  const form = new FormData();
  for (const [name, value] of Object.entries(individual)) form.append(name, value);
  for (const field of ["passport", "resume"]) {
    form.append(field, new Blob([new Uint8Array(pdf)]), `${field}.pdf`);
  }
  const encoded = new Response(form);
  await server.app.inject({
    method: "POST",
    url: "/api/send-broker-registration",
    headers: { "content-type": encoded.headers.get("content-type")! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  await server.send("contact", contact);
  const log = pino({ level: "silent" });
  const outbox = startOutbox({
    database,
    mailer,
    crm: null,
    log,
    now: server.deps.now,
    count() {},
    isIntakeBusy: () => false,
    sender: { office, company },
    deskUrl: null,
    findCode: async () => null,
  });
  await expect.poll(() => readdirSync(mailFolder).length).toBe(4);
  await outbox.close();
  const deps: EraseDeps = { database, mailer, documents: server.deps.documents };
  return { server, deps, mailFolder };
}

test.for(DIALECTS)("%s erases all data of a person and none of others", async (dialect) => {
  const { server, deps, mailFolder } = await makeServer(dialect);
  const { id } = (await deps.database.first(idRow, "select id from leads where kind = 'broker'"))!;
  expect(await eraseLeads([id], deps, erasure)).toBe(1);
  expect(server.files().documents).toEqual([]);
  for (const [table, rows] of Object.entries({ leads: 1, documents: 0, messages: 2 })) {
    expect(await server.count(table as "leads")).toBe(rows);
  }
  expect(await server.count("pending_documents")).toBe(0);
  const mails = readdirSync(mailFolder).map((name) => readFileSync(join(mailFolder, name), "utf8"));
  expect(mails).toHaveLength(2);
  expect(mails.join("")).not.toContain("sara@example.com");
});

test.for(DIALECTS)("%s: two processes may erase the same leads at once", async (dialect) => {
  const { server, deps } = await makeServer(dialect);
  const tomorrow = new Date(server.deps.now().getTime() + 86_400_000);
  const erasing = Array.from({ length: 4 }, () => eraseLeadsBefore(tomorrow, deps, tomorrow));
  await expect(Promise.all(erasing)).resolves.toHaveLength(4);
  for (const table of ["leads", "documents", "messages", "pending_documents"] as const) {
    expect(await server.count(table), table).toBe(0);
  }
  expect(server.files().documents).toEqual([]);
});

test("a mail that is written while its lead is erased is removed", async () => {
  const { deps, mailFolder } = await makeServer("sqlite");
  const { id } = (await deps.database.first(idRow, "select id from leads where kind = 'broker'"))!;
  const names = readdirSync(mailFolder);
  const database = {
    ...deps.database,
    transaction: (async (work) => {
      for (const name of names) writeFileSync(join(mailFolder, name), "written again");
      return deps.database.transaction(work);
    }) as typeof deps.database.transaction,
  };
  await eraseLeads([id], { ...deps, database }, erasure);
  expect(readdirSync(mailFolder)).toHaveLength(2);
});

test("documents that cannot be removed at once are left to the sweep", async () => {
  const { server, deps } = await makeServer("sqlite");
  const { id } = (await deps.database.first(idRow, "select id from leads where kind = 'broker'"))!;
  const failing = {
    ...deps.documents,
    remove: () => Promise.reject(new Error("the bucket is unreachable")),
  };
  const erasing = eraseLeads([id], { ...deps, documents: failing }, erasure);
  await expect(erasing).rejects.toThrow("bucket is unreachable");
  expect(await server.count("documents")).toBe(0);
  expect(await server.count("pending_documents")).toBe(2);
});

test.for(DIALECTS)("%s: an erasure that fails removes no file", async (dialect) => {
  const { server, deps, mailFolder } = await makeServer(dialect);
  const leads = await deps.database.all(idRow, "select id from leads");
  const ids = leads.map(({ id }) => id);
  const at = new Date(NaN); // no database stores it
  await expect(eraseLeads(ids, deps, { at, by: null })).rejects.toThrow("failed");
  expect(readdirSync(mailFolder)).toHaveLength(4);
  expect(server.files().documents).toHaveLength(2);
  for (const [table, rows] of Object.entries({ leads: 2, documents: 2, messages: 4 })) {
    expect(await server.count(table as "leads")).toBe(rows);
  }
  expect(await deps.database.all(anyRow, "select 1 from erased_mails")).toEqual([]);
});

test.for(DIALECTS)("%s: the next start removes files that a crash left", async (dialect) => {
  const { server, deps, mailFolder } = await makeServer(dialect);
  const leads = await deps.database.all(idRow, "select id from leads");
  const crash = () => Promise.reject(new Error("killed"));
  const erasing = eraseLeads(
    leads.map(({ id }) => id),
    { ...deps, mailer: { forget: crash } },
    erasure,
  );
  await expect(erasing).rejects.toThrow("killed");
  expect(await server.count("leads")).toBe(0);
  expect(readdirSync(mailFolder)).toHaveLength(4);
  for (const [hours, left] of [
    [0, 4],
    [2, 0], // until then an attempt may still write a mail
  ] as const) {
    const now = () => new Date(erasure.at.getTime() + hours * 3_600_000);
    const settings = { retentionDays: null, now, log: pino({ level: "silent" }) };
    await startHousekeeping({ ...server.deps, ...deps, ...settings }).stop();
    expect(readdirSync(mailFolder)).toEqual([]);
    expect(server.files().documents).toEqual([]);
    expect(await deps.database.all(anyRow, "select 1 from erased_mails")).toHaveLength(left);
  }
});

test("retention erases older leads only", async () => {
  const { server, deps } = await makeServer("sqlite");
  const now = server.deps.now();
  expect(await eraseLeadsBefore(now, deps, now)).toBe(0);
  await deps.database.run("update leads set received_at = received_at - 1 where kind = 'contact'");
  expect(await eraseLeadsBefore(now, deps, now)).toBe(1);
  expect(await deps.database.all(anyRow, "select kind from leads")).toEqual([{ kind: "broker" }]);
  expect(
    await deps.database.all(anyRow, "select action, subject, details from audit_entries"),
  ).toEqual([
    {
      action: "lead-erased",
      subject: null,
      details: `1 by age, received before ${now.toISOString()}`,
    },
  ]);
});
