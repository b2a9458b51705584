import type { LeadView } from "#domain/desk/lead.ts";
import type { LeadPage } from "#domain/desk/leads.ts";
import { LEAD_PATHS, REFERENCE_HEADER } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { idRow } from "#server/testing/test-rows.ts";
import type { DIALECTS } from "./test-databases.ts";
import { openTestDatabase } from "./test-databases.ts";
import { signIn } from "./test-desk.ts";
import { pdf } from "./test-files.ts";
import { contact, makeApp } from "./test-app.ts";

export type Dialect = (typeof DIALECTS)[number];
type Changes = Parameters<typeof makeApp>[0];
type ResponseBody = { headers: Record<string, unknown> };
export type Person = Awaited<ReturnType<typeof signIn>>;

export async function makeDesk(dialect: Dialect, changes: Changes = {}) {
  const database = changes?.database ?? (await openTestDatabase(dialect));
  const server = await makeApp({ ...changes, database, rateLimits: [] });
  const manager = await signIn(server, "manager", "Mona");
  const sara = await signIn(server, "agent", "Sara");
  const ali = await signIn(server, "agent", "Ali");

  async function addLead(fields: Partial<typeof contact> & { message?: string } = {}) {
    return findId(await server.send("contact", { ...contact, ...fields }));
  }

  /** Resolves with the id of a broker's registration with two documents. */
  async function addBroker(fields: Partial<typeof individual> = {}, content: Buffer = pdf) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...individual, ...fields })) {
      form.append(name, value);
    }
    for (const field of ["passport", "resume"]) {
      form.append(field, new Blob([new Uint8Array(content)]), `${field}.pdf`);
    }
    const encoded = new Response(form);
    return findId(
      await server.app.inject({
        method: "POST",
        url: LEAD_PATHS.broker,
        headers: { "content-type": encoded.headers.get("content-type")! },
        payload: Buffer.from(await encoded.arrayBuffer()),
      }),
    );
  }

  async function findId({ headers }: ResponseBody): Promise<string> {
    const begin = String(headers[REFERENCE_HEADER.toLowerCase()]).slice(2).toLowerCase();
    const lead = await database.first(idRow, "select id from leads where id like ?", `${begin}%`);
    return lead!.id;
  }

  return { server, database, manager, sara, ali, addLead, addBroker };
}

export async function open(person: Person, id: string): Promise<LeadView> {
  const { status, body } = await person.request("GET", `/leads/${id}`);
  if (status !== 200) throw new Error(`GET /leads/${id}: ${status} ${JSON.stringify(body)}`);
  return body as LeadView;
}

export async function list(person: Person, query = ""): Promise<LeadPage> {
  const { status, body } = await person.request("GET", `/leads?${query}`);
  if (status !== 200) throw new Error(`GET /leads?${query}: ${status} ${JSON.stringify(body)}`);
  return body as LeadPage;
}

export async function listIds(person: Person, query = ""): Promise<string[]> {
  return (await list(person, query)).leads.map(({ id }) => id);
}

export function texts({ timeline }: LeadView): string[] {
  return timeline.map(({ text }) => text);
}
