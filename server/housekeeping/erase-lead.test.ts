import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { individual } from "#domain/test-brokers.ts";
import { DIALECTS, makeDatabase } from "#server/db/test-databases.ts";
import { migrate } from "#server/db/migrate.ts";
import { pdf } from "#server/documents/test-files.ts";
import { openFolderMailer } from "#server/mail/folder-mailer.ts";
import { startOutbox } from "#server/outbox/worker.ts";
import { contact, makeApp } from "#server/test-app.ts";
import { makeFolder } from "#server/test-folder.ts";
import { pino } from "pino";
import { eraseLead, eraseLeadsBefore, type EraseDeps } from "./erase-lead.ts";

const office = { name: "Office", address: "office@example.com" };

/** A server with a broker's registration and another person's inquiry, all mails written. */
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
  });
  await expect.poll(() => readdirSync(mailFolder).length, { timeout: 20_000 }).toBe(4);
  await outbox.close();
  const deps: EraseDeps = { database, mailer, documents: server.deps.documents };
  return { server, deps, mailFolder };
}

test.for(DIALECTS)("%s erases all data of a person and none of others", async (dialect) => {
  const { server, deps, mailFolder } = await makeServer(dialect);
  const { id } = (await deps.database.first<{ id: string }>(
    "select id from leads where kind = 'broker'",
  ))!;
  await eraseLead(id, deps);
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
  const erasing = Array.from({ length: 4 }, () => eraseLeadsBefore(tomorrow, deps));
  await expect(Promise.all(erasing)).resolves.toHaveLength(4);
  for (const table of ["leads", "documents", "messages", "pending_documents"] as const) {
    expect(await server.count(table), table).toBe(0);
  }
  expect(server.files().documents).toEqual([]);
});

test("a mail that is written while its lead is erased is removed", async () => {
  const { deps, mailFolder } = await makeServer("sqlite");
  const { id } = (await deps.database.first<{ id: string }>(
    "select id from leads where kind = 'broker'",
  ))!;
  const names = readdirSync(mailFolder);
  const database = {
    ...deps.database,
    transaction: (async (work) => {
      for (const name of names) writeFileSync(join(mailFolder, name), "written again");
      return deps.database.transaction(work);
    }) as typeof deps.database.transaction,
  };
  await eraseLead(id, { ...deps, database });
  expect(readdirSync(mailFolder)).toHaveLength(2);
});

test("documents that cannot be removed at once are left to the sweep", async () => {
  const { server, deps } = await makeServer("sqlite");
  const { id } = (await deps.database.first<{ id: string }>(
    "select id from leads where kind = 'broker'",
  ))!;
  const failing = {
    ...deps.documents,
    remove: () => Promise.reject(new Error("the bucket is unreachable")),
  };
  await expect(eraseLead(id, { ...deps, documents: failing })).rejects.toThrow(
    "bucket is unreachable",
  );
  expect(await server.count("documents")).toBe(0);
  expect(await server.count("pending_documents")).toBe(2);
});

test("retention erases older leads only", async () => {
  const { server, deps } = await makeServer("sqlite");
  const now = server.deps.now();
  expect(await eraseLeadsBefore(now, deps)).toBe(0);
  await deps.database.run("update leads set received_at = received_at - 1 where kind = 'contact'");
  expect(await eraseLeadsBefore(now, deps)).toBe(1);
  expect(await deps.database.all("select kind from leads")).toEqual([{ kind: "broker" }]);
});
