import * as fc from "fast-check";
import { json } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { isEmail } from "#domain/contact-details.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { agency } from "#domain/test-brokers.ts";
import { idRow } from "#server/testing/test-rows.ts";
import { openWebhook } from "#server/delivery/webhook.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import type { Lead } from "#server/leads/kinds/lead.ts";
import { requireLead } from "#server/leads/lead-repository.ts";
import { composeMail } from "#server/delivery/mail/compose.ts";
import { openFolderMailer } from "#server/delivery/mail/folder-mailer.ts";
import { toMime } from "#server/delivery/mail/mime.ts";
import { officeOf } from "#server/testing/test-office.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { strangeBodies, strangeText } from "./test-bodies.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { startHttpServer } from "#server/testing/test-http-server.ts";
import { noLimits } from "#server/testing/test-listening.ts";

const RUNS = 100;

const office = { name: "Office", address: "office@example.com" };

/** Control characters except the line break, and characters that are invisible or change the direction. */
const UNSAFE_IN_A_TERMINAL =
  /[^\P{Cc}\n]|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

async function makeReporting(dialect: (typeof DIALECTS)[number]) {
  let time = Date.parse("2026-03-10T08:00:00Z");
  const server = await makeApp({
    database: await openTestDatabase(dialect),
    rateLimits: noLimits,
    now: () => new Date(time++), // so that the newest lead is the one sent last
  });
  const run = officeOf(server);
  const composer = createTransport({ streamTransport: true, buffer: true });
  const mailer = await openFolderMailer(makeFolder(), office);
  const notices: unknown[] = [];
  const url = await startHttpServer(async (request, response) => {
    notices.push(await json(request));
    response.end();
  });
  const crm = openWebhook({ url, secret: "secret" }, server.deps.now);

  async function report(lead: Lead): Promise<void> {
    for (const purpose of ["office-notice", "visitor-receipt"] as const) {
      const mail = composeMail(`${purpose}-${lead.id}`, purpose, lead, { office, company });
      const { envelope } = await composer.sendMail(toMime(mail, office));
      // An older release may have accepted an invalid e-mail address; the office gets the mail all the same.
      const isReachable = purpose === "office-notice" || isEmail(lead.details.email);
      expect(envelope.to.length).toBeLessThanOrEqual(1);
      if (isReachable) expect(envelope.to).toHaveLength(1);
      await mailer.send(mail);
    }
    await crm.send(lead.id, lead);
    expect(notices.pop()).toMatchObject({ data: { lead: lead.id } });
  }

  async function showNewest(id: string): Promise<void> {
    const shown = await run(`show ${id}`);
    expect(shown).toContain(id);
    expectSafeInTerminal(shown);
    expect(JSON.parse(await run(`show ${id} --json`))).toMatchObject({ id });
    const listed = await run("list --limit 1");
    expect(listed.split("\n")).toHaveLength(2);
    expect(listed).toContain(id.slice(0, 8).toUpperCase());
    expectSafeInTerminal(listed);
    expect(JSON.parse(await run("list --limit 1 --json"))).toMatchObject([{ id }]);
    expect(await run("list --limit 1 --csv")).toContain(id.slice(0, 8).toUpperCase());
  }

  return { server, run, report, showNewest };
}

test.for(DIALECTS)("%s: every accepted lead can be shown, exported and mailed", async (dialect) => {
  const { server, run, report, showNewest } = await makeReporting(dialect);
  const { database } = server.deps;
  const accepted = new Set<unknown>(); // a meeting that was asked for before has its reference
  const bodies = fc.oneof(
    ...LEAD_KINDS.map((kind) => strangeBodies(kind).map((body) => [kind, body] as const)),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async ([kind, body]) => {
      const { status, headers } = await server.send(kind, body);
      if (status !== 200) {
        expect(status).toBe(422);
        return;
      }
      accepted.add(headers["x-lead-reference"]);
      const [newest] = await database.all(
        idRow,
        "select id from leads order by received_at desc limit 1",
      );
      await showNewest(newest!.id);
      await report(await requireLead(database, newest!.id));
    }),
    { numRuns: dialect === "sqlite" ? RUNS : RUNS / 2 },
  );
  // About a third of the random bodies are accepted.
  expect(accepted.size).toBeGreaterThan(5);
  expect(JSON.parse(await run("export --json"))).toHaveLength(accepted.size);
  expect(await run("export")).toContain("reference,kind");
});

test.for(["31/12/1990", "x", "2026-02-30", "0000-00-00"])(
  "an agency's date of birth %s is printed unchanged",
  async (dateOfBirth) => {
    const { server, run } = await makeReporting("sqlite");
    expect((await server.send("broker", { ...agency, dateOfBirth })).status).toBe(200);
    const [row] = await server.deps.database.all(idRow, "select id from leads");
    expect(await run(`show ${row!.id}`)).toMatch(new RegExp(`Date of birth +${dateOfBirth}\n`));
    const lead = await requireLead(server.deps.database, row!.id);
    const mail = composeMail("1", "office-notice", lead, { office, company });
    expect(mail.text).toContain(`Date of birth: ${dateOfBirth}\n`);
  },
);

/** Details that another release might have written. */
const strangeDetails = fc.oneof(
  fc.json(),
  strangeText,
  fc
    .dictionary(
      fc.constantFrom("name", "email", "phone", "date", "time", "subject", "registrationType"),
      fc.oneof(strangeText, fc.jsonValue({ maxDepth: 1 })),
    )
    .map((details) => JSON.stringify(details)),
);

test("a stored lead with strange details can be shown, exported and mailed", async () => {
  const { server, run, report, showNewest } = await makeReporting("sqlite");
  const { database } = server.deps;
  const kinds = fc.constantFrom(...LEAD_KINDS);
  await fc.assert(
    fc.asyncProperty(fc.uuid(), kinds, strangeDetails, async (id, kind, details) => {
      await database.run("delete from leads");
      await database.run(
        `insert into leads (id, kind, received_at, name, email, phone, details, fingerprint)
         values (?, ?, ?, 'Amina Khan', 'amina@example.com', '050 123 4567', ?, '')`,
        id,
        kind,
        server.deps.now().getTime(),
        details,
      );
      await showNewest(id);
      expect(await run("export")).toContain(id.slice(0, 8).toUpperCase());
      await report(await requireLead(database, id));
    }),
    { numRuns: RUNS },
  );
});

/** Our own marks around a value of the other direction come in pairs and do no harm. */
function expectSafeInTerminal(text: string): void {
  const withoutIsolates = text.replace(/\u2068([^\u2068\u2069\n]*)\u2069/g, "$1");
  expect(withoutIsolates).not.toMatch(UNSAFE_IN_A_TERMINAL);
}
