import { z } from "zod";
import type { Database, Statement } from "#server/storage/database.ts";
import { eraseLeads, type EraseDeps } from "#server/leads/erasure/erase-lead.ts";
import { scrubErased } from "#server/leads/erasure/scrub-erased.ts";
import { emailKey } from "#server/leads/email-key.ts";
import { DEMO_LEAD_IDS } from "./leads.ts";
import { DEMO_PEOPLE } from "./people.ts";

const AT_ONCE = 25;

const marks = (values: readonly unknown[]) => values.map(() => "?").join(", ");

const IS_DEMO_LEAD = `id in (${marks(DEMO_LEAD_IDS)})`;
const IS_DEMO_PERSON = `in (select id from accounts where email_key in (${marks(DEMO_PEOPLE)}))`;
const PEOPLE_KEYS = DEMO_PEOPLE.map(({ email }) => emailKey(email));

const leadCounts = z.object({ all: z.number(), demo: z.number() });

export async function countLeadsOfDemo(database: Database) {
  const row = await database.first(
    leadCounts,
    `select count(*) as "all", (select count(*) from leads where ${IS_DEMO_LEAD}) as demo from leads`,
    ...DEMO_LEAD_IDS,
  );
  const { all = 0, demo = 0 } = row ?? {};
  return { demo, others: all - demo };
}

/** Also removes homes' changes that only demo people made. A real lead of a demo person becomes unassigned.
 * The audit keeps its entries. */
export async function removeDemo(deps: EraseDeps, now: Date): Promise<void> {
  const { database } = deps;
  // Erasing a lead erases those merged into it.
  await database.run(
    `update leads set merged_into = null where merged_into in (${marks(DEMO_LEAD_IDS)}) and not ${IS_DEMO_LEAD}`,
    ...DEMO_LEAD_IDS,
    ...DEMO_LEAD_IDS,
  );
  for (let first = 0; first < DEMO_LEAD_IDS.length; first += AT_ONCE) {
    const ids = DEMO_LEAD_IDS.slice(first, first + AT_ONCE);
    await eraseLeads(ids, deps, { at: now, by: null });
  }
  const ofDemo = (sql: string): Statement => [`${sql} ${IS_DEMO_PERSON}`, ...PEOPLE_KEYS];
  const accountTables = [
    "sessions",
    "sign_in_codes",
    "desk_codes",
    "passkeys",
    "passkey_challenges",
    "assignment_turns",
    "lead_viewers",
  ];
  await database.transaction([
    ...homeStatements(),
    [
      `update leads set owner_id = null, owner_since = ?, version = version + 1, changed_at = ?
       where owner_id ${IS_DEMO_PERSON}`,
      now.getTime(),
      now.getTime(),
      ...PEOPLE_KEYS,
    ],
    ...accountTables.map((table) => ofDemo(`delete from ${table} where account_id`)),
    ofDemo("delete from accounts where id"),
  ]);
  await scrubErased(database);
}

function homeStatements(): Statement[] {
  const sameHome =
    "home_changes.development = home_status.development and home_changes.home = home_status.home";
  return [
    [
      `delete from home_status where changed_by ${IS_DEMO_PERSON} and not exists (
         select 1 from home_changes where ${sameHome} and not by_id ${IS_DEMO_PERSON})`,
      ...PEOPLE_KEYS,
      ...PEOPLE_KEYS,
    ],
    [
      `delete from home_changes where by_id ${IS_DEMO_PERSON}
         and not exists (select 1 from home_status where ${sameHome})`,
      ...PEOPLE_KEYS,
    ],
  ];
}
