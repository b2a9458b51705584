import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { LeadView } from "#domain/desk/lead.ts";
import type { Database } from "#server/storage/database.ts";
import { newAccount } from "#server/desk/accounts/account-repository.ts";
import { newSession } from "#server/desk/access/session-repository.ts";

export type Work = {
  person: Person;
  leadId: string;
  change: "assign" | "merge" | "reply" | "erase";
  body: Record<string, unknown>;
  status: number | null;
};

export type Person = { id: string; name: string; cookie: string };

export async function addManagers(database: Database, names: string[]): Promise<Person[]> {
  return Promise.all(
    names.map(async (name) => {
      const email = `${name.toLowerCase()}@company.example`;
      const { id, statement } = newAccount({ name, email, role: "manager" }, new Date());
      await database.run(...statement);
      const session = newSession(id, "Test", new Date());
      await database.run(...session.statement);
      return { id, name, cookie: `__Host-desk=${session.token}` };
    }),
  );
}

async function request(
  url: string,
  { cookie }: Person,
  body?: object,
): Promise<{ status: number | null; json?: unknown }> {
  try {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: {
        cookie,
        "sec-fetch-site": "same-origin",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, json: await response.json() };
  } catch {
    return { status: null };
  }
}

const urlOf = (url: string, leadId: string) => `${url}/api/desk/leads/${leadId}`;

export async function sendWork(origin: string, work: Work): Promise<void> {
  const url = `${urlOf(origin, work.leadId)}/${work.change}`;
  work.status = (await request(url, work.person, work.body)).status;
}

type Office = { url: string; people: Person[]; leadIds: readonly string[] };

/** Undefined if the lead was erased or the server killed. */
async function changeLead(
  { url, people, leadIds }: Office,
  person: Person,
  change: Work["change"],
  done: Work[],
): Promise<Work | undefined> {
  const leadId = pick(leadIds);
  const { status, json } = await request(urlOf(url, leadId), person);
  if (status !== 200) return undefined;
  const { lead } = json as LeadView;
  const changeId = randomUUID();
  const { version } = lead;
  const bodies = {
    assign: { changeId, version, ownerId: pick([null, ...people.map(({ id }) => id)]) },
    reply: { changeId, subject: `Reply ${changeId}`, text: "Here are the plans" },
    merge: { changeId, version, into: pick(leadIds) },
    erase: { reference: lead.reference },
  };
  const work: Work = { person, leadId, change, body: bodies[change], status: null };
  done.push(work);
  await sendWork(url, work);
  return work;
}

export async function workOnce(office: Office): Promise<Work[]> {
  const done: Work[] = [];
  for (const change of ["assign", "reply", "merge", "erase"] as const) {
    while ((await changeLead(office, office.people[0]!, change, done))?.status !== 200);
  }
  return done;
}

/** Every person changes one lead after the other until stopped; some share a lead. */
export function startWork(office: Office) {
  const { people } = office;
  const done: Work[] = [];
  const closing = new AbortController();

  async function work(person: Person, turn: number): Promise<void> {
    const change = (["assign", "reply", "assign", "merge", "reply", "erase"] as const)[turn % 6]!;
    if (!(await changeLead(office, person, change, done))) await delay(5);
  }

  const working = people.map(async (person, index) => {
    for (let turn = index; !closing.signal.aborted; turn++) await work(person, turn);
  });
  return {
    done,
    async stop() {
      closing.abort();
      await Promise.all(working);
    },
  };
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
