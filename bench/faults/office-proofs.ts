import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import { anyRow } from "#server/testing/test-rows.ts";
import type { Database } from "#server/storage/database.ts";
import type { Person, Work } from "./office-people.ts";

const HALF_DONE = {
  "a version without its event, or the other way round": `
    select id, version from leads
    where version <> (select count(*) from lead_events where lead_id = leads.id)`,
  "an event without its audit entry, or the other way round": `
    select id from leads
    where (select count(*) from audit_entries where subject = leads.id)
      <> (select count(*) from lead_events
          where lead_id = leads.id and text not like '%was merged into this lead')`,
  "a reply without its event": `
    select messages.id from messages left join lead_events on lead_events.id = messages.id
    where purpose = 'answer' and coalesce(lead_events.lead_id, '') <> messages.lead_id`,
  "a reply without its text": `
    select messages.id from messages left join answers on answers.message_id = messages.id
    where purpose = 'answer' and answers.text is null`,
  "an event of a reply without its message": `
    select id from lead_events where kind = 'mail' and id not in (select id from messages)`,
  "a merged lead without its event, or the other way round": `
    select id from leads
    where (merged_into is not null)
      <> exists (select 1 from lead_events where lead_id = leads.id and text like 'Merged into %')`,
  "a merge that the other lead does not know": `
    select leads.id from leads where merged_into is not null and not exists (
      select 1 from audit_entries where action = 'lead-merged' and subject = leads.id)`,
  "a lead that was merged into a merged lead": `
    select leads.id from leads join leads as target on target.id = leads.merged_into
    where target.merged_into is not null`,
  "a lead that is erased in the audit and still there": `
    select id from leads where id in (select subject from audit_entries where action = 'lead-erased')`,
};

export async function expectWhole(database: Database, known: ReadonlySet<string>): Promise<void> {
  for (const [fault, sql] of Object.entries(HALF_DONE)) {
    expect(await database.all(anyRow, sql), fault).toEqual([]);
  }
  const ids = await column(database, "select id as value from leads");
  const erased = await column(
    database,
    "select subject as value from audit_entries where action = 'lead-erased'",
  );
  expect([...known].filter((id) => !ids.has(id) && !erased.has(id)).length, "leads lost").toBe(0);
}

/** The owner is that of the latest assignment on the timeline. */
export async function expectOwners(database: Database, people: Person[]): Promise<void> {
  const rows = await database.all(
    z.object({ ownerId: z.string().nullable(), text: z.string().nullable(), id: z.string() }),
    `select leads.id, owner_id as "ownerId", (
       select text from lead_events where lead_id = leads.id and kind = 'assigned'
       order by at desc limit 1) as text from leads`,
  );
  for (const { ownerId, text, id } of rows) {
    const name = people.find((person) => person.id === ownerId)?.name ?? "Unassigned";
    if (text || ownerId) expect(text, id).toContain(name);
  }
}

/** A change with the response 200 is there, unless its lead was erased since. */
export async function expectAcknowledged(database: Database, work: Work[]): Promise<void> {
  const leads = await column(database, "select id as value from leads");
  const events = await madeChanges(database);
  for (const { leadId, change, body, status } of work) {
    if (status !== 200 || !leads.has(leadId)) continue;
    expect(change, leadId).not.toBe("erase");
    // An assignment to the present owner adds no event.
    if (change !== "assign") expect(events.has(String(body.changeId)), leadId).toBe(true);
  }
}

/** Files of erased leads stay announced until they are removed. */
export async function expectFiles(database: Database, dataFolder: string): Promise<void> {
  const documents = await column(database, "select stored_name as value from documents");
  for (const name of documents) expect(existsSync(join(dataFolder, "documents", name))).toBe(true);
  const mails = readdirSync(join(dataFolder, "outbox")).filter((name) => name.endsWith(".eml"));
  const stored = new Set(mails.map((name) => name.slice(-40, -4)));
  const sent = await column(database, "select id as value from messages where state = 'sent'");
  expect([...sent].filter((id) => !stored.has(id))).toEqual([]);
  const explained = await column(
    database,
    "select id as value from messages union select message_id as value from erased_mails",
  );
  expect([...stored].filter((id) => !explained.has(id))).toEqual([]);
}

export const madeChanges = (database: Database) =>
  column(database, "select id as value from lead_events");

async function column(database: Database, sql: string): Promise<Set<string>> {
  const rows = await database.all(z.object({ value: z.string() }), sql);
  return new Set(rows.map(({ value }) => value));
}
