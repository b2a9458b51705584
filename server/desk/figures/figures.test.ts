import { expect, test } from "vitest";
import { z } from "zod";
import { office } from "#catalog/office.ts";
import { weekStarts } from "#domain/desk/week.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { type Stage, STAGES } from "#domain/desk/stages.ts";
import { idRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { type Dialect, list, makeDesk, type Person } from "#server/testing/test-desk-leads.ts";
import { newSession } from "#server/desk/access/session-repository.ts";
import { requestDesk } from "#server/testing/test-desk.ts";
import { fillColumns } from "#server/leads/fill-columns.ts";
import { contact, meeting } from "#server/testing/test-app.ts";
import { addWorkedLeads } from "#server/testing/test-worked-leads.ts";
import { countFigures } from "./count-figures.ts";
import { countedLeadsStatement, findCountedLeads } from "./counted-leads.ts";

const HOUR = 3_600_000;

/** A Tuesday; its week began on Sunday at 20:00 UTC, which is Monday in Dubai. */
const NOW = "2026-03-10T08:00:00Z";

async function makeOffice(dialect: Dialect) {
  let time = Date.parse(NOW);
  const desk = await makeDesk(dialect, { now: () => new Date(time), liveForms: true });
  const { server, database } = desk;
  let people = 0;

  async function receive(at: string, fields: object = {}, kind: "contact" | "meeting" = "contact") {
    time = Date.parse(at);
    const email = `${++people}@example.com`;
    const phone = `+971 50 123 45${String(people).padStart(2, "0")}`;
    const body = { ...(kind === "meeting" ? meeting : contact), email, phone, ...fields };
    expect((await server.send(kind, body)).status).toBe(200);
    const lead = await database.first(idRow, "select id from leads where email = ?", email);
    return lead!.id;
  }

  /** Each change has a session of its time. */
  async function work(at: string, { id }: Person, leadId: string, change: string, body: object) {
    time = Date.parse(at);
    const session = newSession(id, "Test", new Date(time));
    await database.run(...session.statement);
    const lead = await database.first(
      z.object({ version: z.number() }),
      "select version from leads where id = ?",
      leadId,
    );
    const headers = { cookie: `__Host-desk=${session.token}` };
    const path = `/leads/${leadId}/${change}`;
    const versioned = ["stage", "assign", "merge"].includes(change) ? lead : {};
    const response = await requestDesk(
      server.app,
      "POST",
      path,
      { ...body, ...versioned },
      headers,
    );
    expect(response, JSON.stringify(response.body)).toMatchObject({ status: 200 });
  }

  async function figures(query = ""): Promise<Figures> {
    time = Date.parse(NOW);
    const { status, body } = await desk.manager.request("GET", `/figures?${query}`);
    expect(status).toBe(200);
    return body as Figures;
  }

  return { ...desk, receive, work, figures };
}

const mail = { subject: "Plans", text: "Here they are" };

test.for(DIALECTS)("%s: the figures of four weeks", async (dialect) => {
  const { database, manager, sara, receive, work, figures } = await makeOffice(dialect);
  const before = await receive("2026-02-15T19:59:59.999Z");
  const won = await receive("2026-02-15T20:00:00Z", {}, "meeting");
  const broker = await receive("2026-02-25T10:00:00Z");
  await database.run("update leads set kind = 'broker', origin = 'broker' where id = ?", broker);
  const unreadable = await receive("2026-03-02T06:00:00Z");
  await database.run(
    "update leads set details = 'no JSON', phone_key = null where id = ?",
    unreadable,
  );
  expect(await fillColumns(database)).toBe(1);
  const about = await receive("2026-03-04T06:00:00Z", { page: "/about" });
  const project = await receive("2026-03-08T19:59:59.999Z", { page: "/project-single/1/" });
  const phone = "+971 50 765 4321";
  const plain = await receive("2026-03-08T20:00:00Z", { phone });
  const merged = await receive("2026-03-09T08:00:00Z", { phone });
  const spam = await receive("2026-03-09T09:00:00Z");
  await database.run("update leads set suspicion = 'honeypot' where id = ?", spam);
  await receive("2026-03-10T05:00:00Z", { page: "/project-single/no-such-project" });
  const service = await receive("2026-03-10T06:00:00Z", { page: "/service-single/1" });
  await receive("2026-03-10T07:00:00Z", { form: "newsletter", page: "/project-single/1" });

  await work("2026-02-16T06:00:00Z", sara, won, "call", { outcome: "spoke" });
  await work("2026-02-16T07:00:00Z", sara, won, "assign", { ownerId: sara.id });
  await work("2026-02-17T07:00:00Z", sara, won, "stage", { stage: "won" });
  await work("2026-02-26T06:00:00Z", sara, broker, "stage", { stage: "viewing" });
  await work("2026-02-27T06:00:00Z", sara, broker, "stage", { stage: "lost", lostReason: "price" });
  await work("2026-03-03T06:00:00Z", manager, unreadable, "assign", { ownerId: sara.id });
  await work("2026-03-05T06:00:00Z", sara, unreadable, "stage", { stage: "contacted" });
  await work("2026-03-04T10:00:00Z", sara, about, "reply", mail);
  await work("2026-03-08T20:29:59.999Z", sara, project, "reply", mail);
  await work("2026-03-09T07:00:00Z", sara, project, "reply", mail);
  await work("2026-03-09T09:00:00Z", sara, merged, "reply", mail);
  await work("2026-03-09T10:00:00Z", sara, merged, "merge", { into: plain });
  await work("2026-03-10T07:00:00Z", manager, service, "assign", { ownerId: sara.id });
  await work("2026-03-10T07:00:00Z", manager, service, "note", { text: "No answer yet" });

  const kinds = { meeting: 0, contact: 0, broker: 0 };
  const response = await figures("weeks=4");
  expect(response).toEqual({
    total: 9,
    weeks: [
      { start: Date.parse("2026-02-15T20:00:00Z"), kinds: { ...kinds, meeting: 1 } },
      { start: Date.parse("2026-02-22T20:00:00Z"), kinds: { ...kinds, broker: 1 } },
      { start: Date.parse("2026-03-01T20:00:00Z"), kinds: { ...kinds, contact: 3 } },
      { start: Date.parse("2026-03-08T20:00:00Z"), kinds: { ...kinds, contact: 4 } },
    ],
    projects: [
      { title: null, leads: 8 },
      { title: expect.any(String) as string, leads: 1 },
    ],
    sources: expect.any(Array) as Figures["sources"],
    // The replies came after 0.5, 4, 10, 13 (through the merged lead), 20 and 72 hours.
    answers: {
      median: 11.5 * HOUR,
      times: { hour: 1, fourHours: 1, day: 3, later: 1, none: 3 },
    },
    reached: { contacted: 3, viewing: 2, offer: 1, won: 1 },
    owners: [
      { ownerId: null, leads: 6, answered: 4, median: 8.5 * HOUR, won: 0 },
      { ownerId: sara.id, leads: 3, answered: 2, median: 41 * HOUR, won: 1 },
    ],
    waiting: [
      { ownerId: null, stage: "new", leads: 4, since: Date.parse("2026-02-15T19:59:59.999Z") },
      {
        ownerId: sara.id,
        stage: "contacted",
        leads: 1,
        since: Date.parse("2026-03-05T06:00:00Z"),
      },
    ],
  });
  expect(response.sources[0]).toEqual({ source: "project", leads: 2 });
  expect(response.sources.slice(1).toSorted((a, b) => (a.source < b.source ? -1 : 1))).toEqual(
    ["broker", "contact", "meeting", "newsletter", "page", "service", "unknown"].map((source) => ({
      source,
      leads: 1,
    })),
  );
  const { leads: waiting } = await list(manager, "view=waiting");
  expect(waiting).toHaveLength(5);
  expect(waiting.map(({ id }) => id)).toContain(before);
  expect(await figures("weeks=13")).toMatchObject({ total: 10 });
});

test.for(DIALECTS)("%s: a stage that is added to the list changes no figure", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const now = new Date(NOW);
  await addWorkedLeads(database, 500, { owners: ["sara", "ali"], now });
  const starts = weekStarts(now.getTime(), 53, office.timeZone);
  const leads = await findCountedLeads(database, starts[0]!);
  const before = countFigures(leads, starts);
  expect(before.reached.won).toBeGreaterThan(0);
  const beforeWon = STAGES.toSpliced(STAGES.indexOf("won"), 0, "deposit" as Stage);
  const { reached, ...others } = countFigures(leads, starts, beforeWon);
  expect({ ...others, reached }).toEqual({
    ...before,
    reached: { ...before.reached, deposit: before.reached.won },
  });
});

test.for(DIALECTS)("%s: an office without leads has figures of zero", async (dialect) => {
  const { figures } = await makeOffice(dialect);
  const response = await figures();
  expect(response.weeks).toHaveLength(13);
  expect(response).toMatchObject({ total: 0, projects: [], owners: [], waiting: [] });
  expect(response.answers.median).toBeNull();
});

test("a period that is not offered is refused", async () => {
  const { manager } = await makeDesk("sqlite");
  const response = await manager.request("GET", "/figures?weeks=5000");
  expect(response).toMatchObject({ status: 422, body: { field: "weeks" } });
});

test("SQLite reads the figures from an index alone", async () => {
  const database = await openTestDatabase("sqlite");
  const [sql, ...values] = countedLeadsStatement(0);
  const plan = await database.all(
    z.object({ detail: z.string() }),
    `explain query plan ${sql}`,
    ...values,
  );
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/USING COVERING INDEX leads_by_time/),
  ]);
});
