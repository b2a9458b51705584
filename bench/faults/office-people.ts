import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { LeadSheet } from "#domain/desk/lead.ts";
import type { Database } from "#server/db/database.ts";
import { newAccount } from "#server/desk/accounts/account-repository.ts";
import { newSession } from "#server/desk/sessions/session-repository.ts";

/** A change of a lead as it was sent; null without an answer. */
export type Work = {
  person: Person;
  leadId: string;
  change: "assign" | "merge" | "answer" | "erase";
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

async function call(
  url: string,
  { cookie }: Person,
  body?: object,
): Promise<{ status: number | null; answer?: unknown }> {
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
    return { status: response.status, answer: await response.json() };
  } catch {
    return { status: null };
  }
}

const addressOf = (address: string, leadId: string) => `${address}/api/desk/leads/${leadId}`;

/** Sends the change, also again. */
export async function sendWork(address: string, work: Work): Promise<void> {
  const url = `${addressOf(address, work.leadId)}/${work.change}`;
  work.status = (await call(url, work.person, work.body)).status;
}

/** Every person changes one lead after the other until stopped; several at once have the same lead. */
export function startWork(address: string, people: Person[], leadIds: readonly string[]) {
  const done: Work[] = [];
  const closing = new AbortController();

  async function work(person: Person, turn: number): Promise<void> {
    const leadId = pick(leadIds);
    const { status, answer } = await call(addressOf(address, leadId), person);
    if (status !== 200) return void (await delay(5)); // erased, or the server was killed
    const { lead } = answer as LeadSheet;
    const changeId = randomUUID();
    const { version } = lead;
    const changes = {
      assign: { changeId, version, ownerId: pick([null, ...people.map(({ id }) => id)]) },
      answer: { changeId, subject: `Answer ${changeId}`, text: "Here are the plans" },
      merge: { changeId, version, into: pick(leadIds) },
      erase: { reference: lead.reference },
    };
    const change = (["assign", "answer", "assign", "merge", "answer", "erase"] as const)[turn % 6]!;
    const one: Work = { person, leadId, change, body: changes[change], status: null };
    done.push(one);
    await sendWork(address, one);
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
