import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { individual } from "#domain/test-brokers.ts";
import { anyRow, idRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { acceptLead } from "#server/intake/accept-lead.ts";
import { claimMessages, markFailed } from "#server/delivery/message-repository.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { officeOf } from "#server/testing/test-office.ts";

/** Has a meeting, an enquiry and a registration with one document. */
async function makeOffice(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const database = await openTestDatabase(dialect);
  const server = await makeApp({ database });
  await server.send("meeting", meeting);
  await server.send("contact", { ...contact, name: "=cmd|'/c calc'!A1", faxNumber: "1" });
  const path = join(server.deps.uploadsFolder, "kept.pdf");
  writeFileSync(path, "content");
  const sha256 = "ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73";
  await acceptLead(
    {
      kind: "broker",
      details: individual as never,
      documents: [
        {
          field: "passport",
          fileName: "../my: pass?.pdf",
          storedName: "kept.pdf",
          path,
          bytes: 7,
          sha256,
          isScanned: false,
        },
      ],
      suspicion: null,
      idempotencyKey: null,
    },
    { ...server.deps, now: () => new Date("2026-03-11T08:00:00Z") },
  );
  const run = officeOf(server);
  async function referenceOf(kind: string): Promise<string> {
    return (await run(`list --kind ${kind}`)).match(/[MCB]-[\dA-F]{8}/)![0];
  }
  return { run, referenceOf, database, server };
}

test.for(DIALECTS)("%s: the list shows the newest first, one line each", async (dialect) => {
  const { run } = await makeOffice(dialect);
  const lines = (await run("list")).split("\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^Received +Reference +Kind +Name/);
  expect(lines[1]).toMatch(/^2026-03-11 12:00 +B-[\dA-F]{8} +broker +Sara Malik .* 2 waiting$/);
  expect(await run("list --limit 1")).toContain("Sara Malik");
  expect((await run("list --limit 1")).split("\n")).toHaveLength(2);
});

test.for([
  ["--kind meeting", ["Amina Khan"]],
  ["--since 2026-03-11", ["Sara Malik"]],
  ["--until 2026-03-10 --kind meeting", ["Amina Khan"]],
  ["--since 2026-03-12", []],
  ["--email AMINA@example.com", ["Amina Khan"]],
  ["--suspected", ["=cmd|'/c calc'!A1"]],
  ["--dead", []],
] as [string, string[]][])("list %s narrows the list", async ([options, names]) => {
  const { run } = await makeOffice();
  const found = JSON.parse(await run(`list --json ${options}`)) as { details: { name: string } }[];
  expect(found.map(({ details }) => details.name)).toEqual(names);
});

test.for(DIALECTS)("%s: show prints all of a lead, by its reference or its id", async (dialect) => {
  const { run, referenceOf } = await makeOffice(dialect);
  const reference = await referenceOf("meeting");
  const shown = await run(`show ${reference}`);
  for (const words of [reference, "Two bedrooms, please.", "office-notice", "visitor-receipt"]) {
    expect(shown).toContain(words);
  }
  const { id } = JSON.parse(await run(`show ${reference.toLowerCase()} --json`)) as { id: string };
  expect(await run(`show ${id}`)).toBe(shown);
});

test("an Urdu name is isolated on the terminal, and not in JSON and CSV", async () => {
  const server = await makeApp({ database: await openTestDatabase("sqlite") });
  await server.send("meeting", { ...meeting, name: "علی خان" });
  const run = officeOf(server);
  const reference = (await run("list")).match(/M-[\dA-F]{8}/)![0];
  expect(await run(`show ${reference}`)).toMatch(/^Name +\u2068علی خان\u2069$/m);
  expect(await run("list")).toContain(" \u2068علی خان\u2069 ");
  for (const command of ["export --csv", "export --json", `show ${reference} --json`]) {
    const printed = await run(command);
    expect(printed).toContain("علی خان");
    expect(printed).not.toMatch(/[\u2068\u2069]/);
  }
});

test("an export is a CSV table without formulas", async () => {
  const { run } = await makeOffice();
  const [headings, ...rows] = (await run("export")).split("\n");
  expect(headings).toMatch(
    /^reference,kind,receivedAt,suspicion,registrationType,name,email,phone/,
  );
  expect(rows).toHaveLength(3);
  const enquiry = rows.find((row) => row.startsWith("C-"));
  expect(enquiry).toContain(",honeypot,,'=cmd|'/c calc'!A1,omar@example.com,'+92 300 1234567,");
  const file = join(makeFolder(), "leads.json");
  expect(await run(`export --json --output ${file}`)).toBe(`3 leads written to ${file}.`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(3);
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(run(`export --output ${file}`)).rejects.toThrow("already exists");
});

test("documents are copied under harmless names, and their hashes are checked", async () => {
  const { run, referenceOf, database } = await makeOffice();
  const reference = await referenceOf("broker");
  const folder = makeFolder();
  await run(`documents ${reference} --to ${folder}`);
  expect(readdirSync(folder)).toEqual(["1-passport-_my_ pass_.pdf"]);
  expect(readFileSync(join(folder, readdirSync(folder)[0]!), "utf8")).toBe("content");
  await database.run("update documents set sha256 = 'other'");
  await expect(run(`documents ${reference} --to ${makeFolder()}`)).rejects.toThrow("was changed");
  await expect(run(`documents ${await referenceOf("meeting")}`)).rejects.toThrow("no documents");
});

test.for(DIALECTS)("%s: retry sends dead messages again", async (dialect) => {
  const { run, referenceOf, database } = await makeOffice(dialect);
  const now = new Date("2026-03-12T08:00:00Z");
  for (const message of await claimMessages(database, { now, leaseFor: 1000, count: 2 })) {
    await markFailed(database, message, { reason: "no", nextAttempt: null });
  }
  expect(await run("list --dead")).toContain("dead");
  const reference = await referenceOf("meeting");
  expect(await run(`retry ${reference}`)).toMatch(/^\d messages? will be sent again\.$/);
  await run("retry --all");
  expect(await run("list --dead")).toBe("No leads found.");
  await expect(run("retry")).rejects.toThrow("retry needs a lead or --all");
});

test.for(DIALECTS)("%s: forget also names and erases merged leads", async (dialect) => {
  const { run, server } = await makeOffice(dialect);
  const { database } = server.deps;
  await database.run(
    "update leads set merged_into = (select id from leads where kind = 'broker') where kind = 'meeting'",
  );
  const response = await run("forget sara@example.com --yes");
  expect(response).toContain(meeting.email);
  expect(response).toContain("Erased with documents and stored mails: 2.");
  expect(await database.all(anyRow, "select kind from leads")).toEqual([{ kind: "contact" }]);
  expect(await database.all(anyRow, "select action from audit_entries")).toEqual([
    { action: "lead-erased" },
    { action: "lead-erased" },
  ]);
});

test.for(DIALECTS)(
  "%s: forget erases all leads of an e-mail address with --yes",
  async (dialect) => {
    const { run, server } = await makeOffice(dialect);
    await expect(run("forget Sara@Example.com")).rejects.toThrow("nothing was erased");
    expect(await server.count("leads")).toBe(3);
    expect(await run("forget Sara@Example.com --yes")).toContain("Erased");
    expect(await server.count("leads")).toBe(2);
    expect(server.files().documents).toEqual([]);
  },
);

test.for(DIALECTS)("%s: forget finds a lead by its phone number", async (dialect) => {
  const { run, server } = await makeOffice(dialect);
  const { database } = server.deps;
  await database.run(
    "update leads set phone = '+971 50 765 4321', phone_key = '507654321', email = '', details = '{}' where kind = 'meeting'",
  );
  await database.run(
    "update leads set phone = '+966 50 765 4321', phone_key = '507654321' where kind = 'contact'",
  );
  await expect(run("forget +92507654321 --yes")).rejects.toThrow("no lead found");
  await expect(run("forget 7654321 --yes")).rejects.toThrow("no lead found");
  expect(await run("forget +971-50-7654321 --yes")).toContain("meeting  +971 50 765 4321");
  expect(await database.all(anyRow, "select kind from leads order by kind")).toEqual([
    { kind: "broker" },
    { kind: "contact" },
  ]);
});

test("half a reference, or one of another kind, finds no lead to erase", async () => {
  const { run, referenceOf, server } = await makeOffice();
  const reference = await referenceOf("meeting");
  const words = ["M-", "m", "%", "_", "M-%", reference.slice(0, -1), `C${reference.slice(1)}`];
  for (const subject of words) {
    await expect(run(`forget ${subject} --yes`)).rejects.toThrow(`no lead found: ${subject}`);
  }
  expect(await server.count("leads")).toBe(3);
  await run(`forget ${reference} --yes`);
  expect(await server.count("leads")).toBe(2);
});

test("a reference that matches two leads asks for the full id", async () => {
  const { run, referenceOf, database } = await makeOffice();
  const reference = await referenceOf("meeting");
  const twin = `${reference.slice(2).toLowerCase()}-0000-4000-8000-000000000000`;
  await database.run(
    `insert into leads (id, kind, received_at, name, email, phone, details, fingerprint)
     select ?, kind, received_at, name, email, phone, details, fingerprint
     from leads where kind = 'meeting'`,
    twin,
  );
  await expect(run(`show ${reference}`)).rejects.toThrow(
    `2 leads match ${reference}: use the full id`,
  );
  expect(await run(`show ${twin}`)).toContain(twin);
});

test.for([
  ["", "npm run office -- <command>"],
  ["lost", "npm run office -- <command>"],
  ["list --colour", "Unknown option '--colour'"],
  ["list --kind visit", "--kind must be one of meeting, contact, broker"],
  ["list --since yesterday", "--since must be a day such as 2026-03-10"],
  ["list --limit many", "--limit must be a whole number"],
  ["show", "show needs a lead"],
  ["show M-00000000", "no lead found: M-00000000"],
  ["show M-%", "no lead found: M-%"],
  ["show a b", "unexpected argument: b"],
  ["list a", "unexpected argument: a"],
  ["show a --limit 1", "show does not take --limit"],
] as const)("office %s prints the error", async ([command, words]) => {
  const { run } = await makeOffice();
  await expect(run(command)).rejects.toThrow(words);
});

test.for(DIALECTS)("%s: exports and copies of documents are in the audit", async (dialect) => {
  const { database, run } = await makeOffice(dialect);
  const [lead] = await database.all(idRow, "select id from leads where kind = 'broker'");
  await run("export --kind meeting");
  await run(`documents ${lead!.id} --to ${makeFolder()}/copies`);
  expect(
    await database.all(
      anyRow,
      "select action, subject, details from audit_entries order by action",
    ),
  ).toEqual([
    { action: "document-viewed", subject: lead!.id, details: "1 copied on the command line" },
    { action: "leads-exported", subject: null, details: "1 on the command line, csv, meeting" },
  ]);
});
