import type { Account } from "#domain/desk/account.ts";
import type { Database } from "#server/storage/database.ts";
import { findAccountByEmail } from "#server/desk/accounts/account-repository.ts";
import { changeAccount } from "#server/desk/accounts/change-account.ts";
import { invite } from "#server/desk/accounts/invite.ts";
import { openInspector } from "#server/intake/documents/inspect.ts";
import { changeDemoHomes } from "./homes.ts";
import { type DemoLead, demoLeads } from "./leads.ts";
import { DEMO_MANAGER, DEMO_PEOPLE } from "./people.ts";
import { demoStory } from "./story.ts";
import { earlierLeadOf } from "./visitors.ts";
import { officeTime } from "./office-time.ts";
import { type DemoDeps, storeDemoLead } from "./store-lead.ts";
import { type People, workLead } from "./work-lead.ts";

/** Leads that are added at the same time share a commit. */
const AT_ONCE = 25;

const MERGE_EVERY = 3;
const DAY = 24 * 3_600_000;

/** Sends no mail to a visitor. */
export async function fillDemo(deps: DemoDeps): Promise<void> {
  const { database, now } = deps;
  const people = await addPeople(deps);
  const leads = demoLeads(now);
  const repeats = new Map(leads.map(({ number }) => [number, earlierLeadOf(number)]));
  const earlier = new Set(repeats.values());
  const inspector = openInspector();
  const addOne = async (lead: DemoLead) => {
    await storeDemoLead(lead, { ...deps, inspector });
    const isOnlyLead = repeats.get(lead.number) === null && !earlier.has(lead.number);
    await workLead(database, lead.id, demoStory(lead, now, isOnlyLead), people);
  };
  for (let first = 0; first < leads.length; first += AT_ONCE) {
    await Promise.all(leads.slice(first, first + AT_ONCE).map(addOne));
  }
  await inspector.close();
  await mergeRepeats(leads, repeats, { database, people, now });
  await changeDemoHomes(database, people.get(DEMO_MANAGER.email)!, now);
}

async function addPeople({ database, now }: DemoDeps): Promise<People> {
  const people: People = new Map();
  for (const { isPresent, ...person } of DEMO_PEOPLE) {
    const invited = await invite(database, person, null, now);
    const account: Account = invited ?? (await findAccountByEmail(database, person.email))!;
    const change = { isPresent, isDisabled: false };
    await changeAccount(database, account.id, change, null, now);
    people.set(person.email, { ...account, sessionId: "" });
  }
  return people;
}

/** Some people who wrote twice are merged, the others are left to find. */
async function mergeRepeats(
  leads: readonly DemoLead[],
  repeats: Map<number, number | null>,
  { database, people, now }: { database: Database; people: People; now: Date },
): Promise<void> {
  for (const [place, [number, earlier]] of [...repeats].filter(([, of]) => of !== null).entries()) {
    const [lead, into] = [leads[number]!, leads[earlier!]];
    const at = new Date(officeTime(lead.receivedAt.getTime() + DAY));
    // Where one has no phone number, nothing may show that they are of one person.
    const hasPhones = Boolean(lead.details.phone && into?.details.phone);
    if (place % MERGE_EVERY > 0 || !into || !hasPhones || at >= now) continue;
    const merge = { at, by: DEMO_MANAGER, change: "merge", body: { into: into.id } } as const;
    await workLead(database, lead.id, [merge], people);
  }
}
