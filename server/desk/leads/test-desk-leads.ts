import type { LeadSheet } from "#domain/desk/lead.ts";
import type { LeadPage } from "#domain/desk/leads.ts";
import { REFERENCE_HEADER } from "#domain/lead-kinds.ts";
import type { DIALECTS } from "#server/db/test-databases.ts";
import { openTestDatabase } from "#server/db/test-databases.ts";
import { signIn } from "#server/desk/test-desk.ts";
import { contact, makeApp } from "#server/test-app.ts";

export type Dialect = (typeof DIALECTS)[number];
type Changes = Parameters<typeof makeApp>[0];
export type Person = Awaited<ReturnType<typeof signIn>>;

/** A server with a manager and two agents. */
export async function makeDesk(dialect: Dialect, changes: Changes = {}) {
  const database = changes?.database ?? (await openTestDatabase(dialect));
  const server = await makeApp({ ...changes, database, rateLimits: [] });
  const manager = await signIn(server, "manager", "Mona");
  const sara = await signIn(server, "agent", "Sara");
  const ali = await signIn(server, "agent", "Ali");

  /** Stores an inquiry, and resolves with the lead's id. */
  async function addLead(fields: Partial<typeof contact> & { message?: string } = {}) {
    const { headers } = await server.send("contact", { ...contact, ...fields });
    const begin = String(headers[REFERENCE_HEADER.toLowerCase()]).slice(2).toLowerCase();
    const lead = await database.first<{ id: string }>(
      "select id from leads where id like ?",
      `${begin}%`,
    );
    return lead!.id;
  }

  return { server, database, manager, sara, ali, addLead };
}

export async function open(person: Person, id: string): Promise<LeadSheet> {
  const { status, body } = await person.call("GET", `/leads/${id}`);
  if (status !== 200) throw new Error(`GET /leads/${id}: ${status} ${JSON.stringify(body)}`);
  return body as LeadSheet;
}

export async function list(person: Person, query = ""): Promise<LeadPage> {
  const { status, body } = await person.call("GET", `/leads?${query}`);
  if (status !== 200) throw new Error(`GET /leads?${query}: ${status} ${JSON.stringify(body)}`);
  return body as LeadPage;
}

export async function listIds(person: Person, query = ""): Promise<string[]> {
  return (await list(person, query)).leads.map(({ id }) => id);
}

export function texts({ timeline }: LeadSheet): string[] {
  return timeline.map(({ text }) => text);
}
