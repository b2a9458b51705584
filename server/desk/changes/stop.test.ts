import { expect, test } from "vitest";
import { z } from "zod";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { eraseLeads, eraseLeadsBefore } from "#server/leads/erasure/erase-lead.ts";
import {
  type Dialect,
  makeDesk,
  open,
  type Person,
  texts,
} from "#server/testing/test-desk-leads.ts";

const NOON = new Date("2026-03-10T12:00+04:00");

/** Two leads of a person, by phone and by e-mail, and one of somebody else. */
async function makePerson(dialect: Dialect) {
  const desk = await makeDesk(dialect, { now: () => NOON });
  const { addLead } = desk;
  const a = await addLead({ email: "a@example.com", phone: "+971 50 123 4567" });
  const b = await addLead({ email: "a@example.com", phone: "+971 55 765 4321" });
  const other = await addLead({ email: "else@example.com", phone: "+92 300 1111111" });
  return { ...desk, a, b, other };
}

const stop = (person: Person, id: string, isStopped = true) =>
  person.request("POST", `/leads/${id}/stop`, { isStopped });
const call = (person: Person, id: string) =>
  person.request("POST", `/leads/${id}/call`, { outcome: "spoke", isConfirmed: true });
const refused = { status: 422, body: { message: "This person asked not to be called" } };

test.for(DIALECTS)(
  "%s: a manager's stop is stored on every lead of the person",
  async (dialect) => {
    const { manager, sara, ali, a, b, other, database } = await makePerson(dialect);
    await manager.request("POST", `/leads/${b}/assign`, { ownerId: ali.id, version: 0 });
    expect(await stop(manager, a)).toMatchObject({ status: 200, body: { isStopped: true } });
    expect(await call(ali, b)).toMatchObject(refused);
    const view = await open(ali, b);
    expect(view.lead.version).toBe(2);
    expect(view.stop).toEqual({ by: manager.id, at: NOON.getTime() });
    expect(texts(view)).toContain("Asked not to be called");
    expect((await open(sara, other)).isStopped).toBe(false);
    const entries = await database.all(
      z.object({ subject: z.string() }),
      "select subject from audit_entries where details = 'Asked not to be called'",
    );
    expect(entries.map(({ subject }) => subject).toSorted()).toEqual([a, b].toSorted());
  },
);

/** Sara notes a stop on her lead, and Ali has another lead of the person. */
async function makeAsked(dialect: Dialect) {
  const desk = await makePerson(dialect);
  const { manager, sara, ali, a, b } = desk;
  await manager.request("POST", `/leads/${a}/assign`, { ownerId: sara.id, version: 0 });
  await manager.request("POST", `/leads/${b}/assign`, { ownerId: ali.id, version: 0 });
  expect(await stop(sara, a)).toMatchObject({ status: 200, body: { isStopped: true } });
  return desk;
}

test.for(DIALECTS)("%s: an agent's stop is a question to the owners of others", async (dialect) => {
  const { sara, ali, b } = await makeAsked(dialect);
  const view = await open(ali, b);
  expect(view).toMatchObject({
    isStopped: false,
    stop: { by: sara.id, at: NOON.getTime() },
    call: { verdict: "warned", reason: expect.stringMatching(/not to be called, noted by .* on /) },
    lead: { version: 2 },
  });
  expect(texts(view).join()).toContain("A colleague noted that this person asked not to be called");
  const unconfirmed = await ali.request("POST", `/leads/${b}/call`, { outcome: "spoke" });
  expect(unconfirmed).toMatchObject({ status: 422, body: { call: { verdict: "warned" } } });
  expect((await call(ali, b)).status).toBe(200);
});

test.for(DIALECTS)(
  "%s: the owner confirms the stop, or says that it does not hold",
  async (dialect) => {
    for (const isConfirmed of [true, false]) {
      const { manager, sara, ali, a, b } = await makeAsked(dialect);
      expect((await stop(ali, b, isConfirmed)).status).toBe(200);
      expect(await open(ali, b)).toMatchObject({
        isStopped: isConfirmed,
        call: { verdict: isConfirmed ? "refused" : "allowed" },
      });
      expect((await open(sara, a)).isStopped).toBe(true); // her own stays
      expect((await stop(sara, a, false)).status).toBe(403);
      expect((await stop(manager, a)).status).toBe(200);
      expect((await open(ali, b)).isStopped).toBe(true);
    }
  },
);

test.for(DIALECTS)("%s: no detour makes an agent's stop hold for others", async (dialect) => {
  for (const detour of ["unassigned", "erased"]) {
    const { manager, sara, ali, a, b } = await makeAsked(dialect);
    const { lead } = await open(manager, a);
    if (detour === "erased") {
      await manager.request("POST", `/leads/${a}/erase`, { reference: lead.reference });
    } else {
      await sara.request("POST", `/leads/${a}/assign`, { ownerId: null, version: lead.version });
    }
    const view = await open(ali, b);
    expect([view.isStopped, view.call.verdict], detour).toEqual([false, "warned"]);
  }
});

test.for(DIALECTS)("%s: a stop writes to fifty leads and counts for all", async (dialect) => {
  const { manager, sara, database, addLead } = await makeDesk(dialect, { now: () => NOON });
  const id = await addLead({ email: "many@example.com", phone: "+971 50 123 4567" });
  await addManyLeads(database, 300);
  await database.run("update leads set phone_key = (select phone_key from leads where id = ?)", id);
  expect((await stop(sara, id)).status).toBe(200);
  const count = async (where: string) =>
    (await database.all(anyRow, `select id from leads where ${where}`)).length;
  expect(await count("stopped_at is not null")).toBe(51);
  const rest = await database.all(anyRow, "select id from leads where stopped_at is null");
  expect((await open(sara, String(rest[0]!["id"]))).isStopped).toBe(true);
  expect((await stop(manager, id, false)).status).toBe(200);
  expect(await count("stopped_at is not null")).toBe(0);
});

test.for(DIALECTS)("%s: a lead that comes after a stop gets no phone call", async (dialect) => {
  const { sara, a, addLead } = await makePerson(dialect);
  await stop(sara, a);
  const later = await addLead({ phone: "050 123 4567", email: "later@example.com" });
  expect(await call(sara, later)).toMatchObject(refused);
});

test.for(DIALECTS)("%s: only a manager lifts a stop, on all leads", async (dialect) => {
  const { manager, sara, ali, a, b } = await makePerson(dialect);
  await manager.request("POST", `/leads/${a}/assign`, { ownerId: sara.id, version: 0 });
  await stop(sara, a);
  expect(await stop(ali, b, false)).toMatchObject({
    status: 403,
    body: { message: "Only a manager may allow calls again" },
  });
  expect((await open(sara, a)).isStopped).toBe(true);
  expect((await stop(manager, b, false)).status).toBe(200);
  const view = await open(sara, a);
  expect(view).toMatchObject({ isStopped: false, lead: { version: 3 } });
  expect(texts(view)).toContain("May be called again");
  expect((await call(sara, a)).status).toBe(200);
});

test.for(DIALECTS)("%s: a stop and its phone calls move along with a merge", async (dialect) => {
  const { manager, sara, addLead } = await makeDesk(dialect, { now: () => NOON });
  const a = await addLead({ email: "e1@example.com", phone: "+971 50 123 4567" });
  const b = await addLead({ email: "e1@example.com", phone: "+971 55 765 4321" });
  const c = await addLead({ email: "e3@example.com", phone: "+971 55 765 4321" });
  await call(sara, a);
  await manager.request("POST", `/leads/${a}/merge`, { into: b, version: 1 });
  expect((await open(sara, c)).call).toMatchObject({ phoneCallsToday: 1 });
  await stop(sara, b);
  for (const id of [a, b, c]) expect((await open(sara, id)).isStopped, id).toBe(true);
  expect(texts(await open(sara, b)).filter((text) => /not to be/.test(text))).toHaveLength(1);
  expect(await call(sara, c)).toMatchObject(refused);
});

test.for(DIALECTS)("%s: a stop outlives the lead that it was said on", async (dialect) => {
  for (const way of ["by age", "by a person"]) {
    const { manager, sara, a, b, addLead, server, database } = await makePerson(dialect);
    const deps = { database, documents: server.deps.documents, mailer: { forget: async () => {} } };
    await stop(sara, a);
    const later = await addLead({ email: "a@example.com", phone: "+971 4 222 3333" });
    await database.run("update leads set received_at = received_at - 1 where id in (?, ?)", a, b);
    if (way === "by age") await eraseLeadsBefore(NOON, deps, NOON);
    else await eraseLeads([a, b], deps, { at: NOON, by: null });
    expect((await manager.request("GET", `/leads/${a}`)).status).toBe(404);
    expect((await open(sara, later)).isStopped, way).toBe(true);
  }
});

test.for(DIALECTS)("%s: a stop that is said a moment before a phone call wins", async (dialect) => {
  const { sara, addLead, database, server } = await makeDesk(dialect, { now: () => NOON });
  const id = await addLead();
  const { transaction } = database;
  // The stop is stored between the check and the phone call.
  server.deps.database.transaction = async (statements) => {
    const isChange = statements.some(([sql]) => sql.includes("lead_events"));
    if (!isChange) return transaction.call(database, statements); // the search indexes the lead
    server.deps.database.transaction = transaction;
    await stop(sara, id);
    return transaction.call(database, statements);
  };
  expect(await call(sara, id)).toMatchObject(refused);
  expect(texts(await open(sara, id)).join()).not.toContain("Call,");
});
