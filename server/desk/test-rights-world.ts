import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Stage } from "#domain/desk/stages.ts";
import { LEAD_FIELDS } from "#domain/lead-fields.ts";
import { LEAD_KINDS, type LeadKind } from "#domain/lead-kinds.ts";
import type { Statement } from "#server/storage/database.ts";
import { type Dialect, makeDesk, type Person } from "#server/testing/test-desk-leads.ts";
import { signIn } from "#server/testing/test-desk.ts";
import { pdf } from "#server/testing/test-files.ts";
import { MARKED, type Marked, markerOf, normalized } from "./test-markers.ts";

const DAY = 24 * 3_600_000;
const NOON = Date.parse("2026-03-10T08:00:00Z");

/** The version of every lead before each request. */
export const VERSION = 5;

type State = { stage: Stage; days: number; isSuspected?: true; step?: number };

/** So many that the leads of one owner are in different ones. */
const STATES: State[] = [
  { stage: "new", days: 0 },
  { stage: "new", days: 2 },
  { stage: "new", days: 2, isSuspected: true },
  { stage: "contacted", days: 5, step: NOON - DAY },
  { stage: "viewing", days: 1, step: NOON + 7 * DAY },
  { stage: "offer", days: 20, step: NOON + 1000 },
  { stage: "won", days: 30, step: NOON - DAY },
];

export type MarkedLead = State & {
  name: string;
  id: string;
  kind: LeadKind;
  receivedAt: number;
  ownerId: string | null;
  mergedInto: string | null;
  documents: string[];
  texts: Record<Marked, string>;
};

/** What only those may read who may see the lead. */
export function markersOf({ id, kind, receivedAt, documents, texts }: MarkedLead): string[] {
  const reference = `${kind[0]!.toUpperCase()}-${id.slice(0, 8).toUpperCase()}`;
  const names = documents.map((name) => name.split(".")[0]!);
  return [id, reference, String(receivedAt), ...names, ...Object.values(texts).map(normalized)];
}

/** Leads of every kind and owner, with a marker in every field, and all who may send a request. */
export async function makeRightsWorld(dialect: Dialect) {
  const desk = await makeDesk(dialect, { uploadLimits: [], now: () => new Date(NOON) });
  const { server, database, manager, sara, ali, addLead, addBroker } = desk;
  const disabled = await signIn(server, "manager", "Disabled");
  await database.run("update accounts set disabled_at = 1 where id = ?", disabled.id);
  await database.run("update accounts set is_present = 1 where id = ?", ali.id);
  const leads: MarkedLead[] = [];

  function describe(name: string, kind: LeadKind, owner: Person | null): MarkedLead {
    const number = leads.length;
    const texts = Object.fromEntries(MARKED.map((field) => [field, markerOf(number, field)]));
    return {
      ...STATES[number % STATES.length]!,
      name,
      id: randomUUID(),
      kind,
      receivedAt: NOON - 40 * DAY - number * 1009,
      ownerId: owner?.id ?? null,
      mergedInto: null,
      documents: [],
      texts: texts as Record<Marked, string>,
    };
  }

  async function add(name: string, kind: LeadKind, owner: Person | null): Promise<MarkedLead> {
    const lead = describe(name, kind, owner);
    const { texts } = lead;
    const content = Buffer.concat([pdf, Buffer.from(`% ${texts["file-content"]}\n`)]);
    lead.id = kind === "broker" ? await addBroker({}, content) : await addLead();
    const details = Object.fromEntries(LEAD_FIELDS.map((field) => [field, texts[field]]));
    await database.run(
      `update leads set kind = ?, received_at = ?, name = ?, email = ?, email_key = ?, phone = ?,
         phone_key = ?, details = ? where id = ?`,
      kind,
      lead.receivedAt,
      texts.name,
      texts.email,
      texts.email,
      texts.phone,
      texts.phone,
      JSON.stringify(details),
      lead.id,
    );
    await database.run(
      "update documents set file_name = ? || '.pdf' where lead_id = ?",
      texts["file-name"],
      lead.id,
    );
    const rows = await database.all(
      z.object({ name: z.string() }),
      "select stored_name as name from documents where lead_id = ?",
      lead.id,
    );
    lead.documents = rows.map((row) => row.name);
    await workOn(lead);
    leads.push(lead);
    return lead;
  }

  async function workOn({ id, texts }: MarkedLead): Promise<void> {
    const change = (path: string, body: object) =>
      manager.request("POST", `/leads/${id}/${path}`, body);
    await change("note", { text: texts.note });
    await change("call", { outcome: "spoke", note: texts.call });
    await change("reply", { subject: texts["reply-subject"], text: texts["reply-text"] });
  }

  const owners = { own: sara, "another's": ali, "manager's": manager, unowned: null };
  for (const [name, owner] of Object.entries(owners)) {
    for (const kind of LEAD_KINDS) await add(`${name} ${kind}`, kind, owner);
  }
  const find = (name: string) => leads.find((lead) => lead.name === name)!;
  const merged = [
    [await add("own, merged into another's", "broker", sara), find("another's contact")],
    [await add("another's, merged into own", "broker", ali), find("own contact")],
    [await add("unowned, merged into another's", "meeting", null), find("another's broker")],
  ] as const;
  for (const [lead, target] of merged) lead.mergedInto = target.id;
  const same = await add("another's, of the same person", "contact", ali);
  for (const field of ["email", "phone"] as const) same.texts[field] = "";
  await database.run(
    "update leads set email_key = ?, phone_key = ? where id = ?",
    find("own meeting").texts.email,
    find("own meeting").texts.phone,
    same.id,
  );
  const missing = describe("nobody's", "contact", null);

  /** Undoes what permitted requests have changed. */
  async function restore(): Promise<void> {
    await database.transaction([
      ...leads.map((lead): Statement => [
        `update leads set owner_id = ?, previous_owner_id = null, owner_since = null, merged_into = ?,
           stage = ?, stage_since = ?, lost_reason = null, suspicion = ?, next_step_at = ?,
           next_step_note = ?, due_order = ?, stopped_at = null, version = ?, is_indexed = 0
         where id = ?`,
        lead.ownerId,
        lead.mergedInto,
        lead.stage,
        NOON - lead.days * DAY,
        lead.isSuspected ? "honeypot" : null,
        lead.step ?? null,
        lead.step === undefined ? null : lead.texts["next-step"],
        lead.step ?? Number.MAX_SAFE_INTEGER,
        VERSION,
        lead.id,
      ]),
      ["delete from lead_events where kind in ('call', 'merged') and text not like '%mk'"],
    ]);
  }
  await restore();

  /** The rule of the desk, in the words of its documentation: an agent sees the own and unassigned leads, a
   * manager all; a merged lead belongs to the owner of the other. */
  function sees(person: { id: string } | null, lead: MarkedLead): boolean {
    if (!leads.includes(lead)) return false;
    const target = leads.find(({ id }) => id === lead.mergedInto) ?? lead;
    if (person?.id === manager.id) return true;
    const isAgent = person?.id === sara.id || person?.id === ali.id;
    return isAgent && (target.ownerId === null || target.ownerId === person.id);
  }

  const people = { nobody: null, disabled, sara, ali, manager };
  return { ...desk, leads, missing, people, disabled, restore, sees, find, now: NOON };
}

export type RightsWorld = Awaited<ReturnType<typeof makeRightsWorld>>;
export type PersonName = keyof RightsWorld["people"];
