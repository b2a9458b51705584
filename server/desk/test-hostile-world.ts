import { z } from "zod";
import { individual } from "#domain/test-brokers.ts";
import { idRow } from "#server/testing/test-rows.ts";
import type { Statement } from "#server/storage/database.ts";
import { pdf } from "#server/testing/test-files.ts";
import { type Dialect, makeDesk, open, type Person } from "#server/testing/test-desk-leads.ts";
import { newSession } from "#server/desk/access/session-repository.ts";
import { signIn } from "#server/testing/test-desk.ts";

export type Client = "agent" | "manager" | "nobody" | "forged" | "expired" | "revoked" | "disabled";

/** Marks leads of another agent. */
export const HIDDEN = "hidden-from-agents";
export const SECRET = "hidden-from-all";
/** Marks leads that the agent may read. */
export const OFFICE = "hidden-from-visitors";

const VISITOR = { email: "aisha@example.com", phone: "+971 50 765 4321" };
const DAY = 24 * 3_600_000;

/** Every text is marked with who may not read it. */
export async function makeHostileWorld(dialect: Dialect) {
  const { server, database, manager, sara, ali, addLead } = await makeDesk(dialect, {
    uploadLimits: [],
    deskSecret: SECRET,
  });
  const now = server.deps.now().getTime();
  const free = await addLead({ ...VISITOR, name: `${OFFICE} Free` });
  const own = await addLead({ ...VISITOR, name: `${OFFICE} Own` });
  // The same visitor as of the agent's own lead.
  const others = await addLead({ ...VISITOR, name: `${HIDDEN} Name`, message: HIDDEN });
  const broker = await addRegistration();
  for (const id of [others, broker]) await workOn(id);

  async function addRegistration(): Promise<string> {
    const form = new FormData();
    const fields = { ...individual, name: `${HIDDEN} Broker`, email: `${HIDDEN}@example.com` };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const content = new Uint8Array(Buffer.concat([pdf, Buffer.from(`% ${HIDDEN}\n`)]));
    for (const field of ["passport", "resume"]) {
      form.append(field, new Blob([content]), `${HIDDEN}-${field}.pdf`);
    }
    const encoded = new Response(form);
    await server.app.inject({
      method: "POST",
      url: "/api/send-broker-registration",
      headers: { "content-type": encoded.headers.get("content-type")! },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return (await database.first(idRow, "select id from leads where kind = 'broker'"))!.id;
  }

  async function workOn(id: string): Promise<void> {
    const change = (path: string, body: object) =>
      manager.request("POST", `/leads/${id}/${path}`, body);
    await change("note", { text: `${HIDDEN} note` });
    await change("call", { outcome: "spoke", note: `${HIDDEN} call` });
    await change("reply", { subject: `${HIDDEN} subject`, text: `${HIDDEN} answer` });
    const { version } = (await open(manager, id)).lead;
    await change("next-step", { version, nextStep: { at: 1_900_000_000_000, note: HIDDEN } });
  }

  const sessions = await database.all(
    z.object({ id: z.string(), hash: z.string(), accountId: z.string() }),
    `select id, token_hash as hash, account_id as "accountId" from sessions`,
  );
  const sessionOf = ({ id }: Person) => sessions.find(({ accountId }) => accountId === id)!.id;
  const people = [manager, sara, ali];
  const documents = await database.all(
    z.object({ name: z.string() }),
    "select stored_name as name from documents",
  );
  const cookies = await makeCookies();
  await database.run(
    `insert into passkeys
       (id, account_id, credential_id, public_key, counter, transports, name, created_at)
     values ('passkey-of-ali', ?, ?, ?, 0, '[]', ?, 0)`,
    ali.id,
    `${SECRET} credential`,
    `${SECRET} key`,
    `${SECRET} passkey`,
  );
  await database.run("insert into desk_keys (name, key) values ('codes', ?)", SECRET);

  async function makeCookies(): Promise<Record<Client, string>> {
    const disabled = await signIn(server, "manager", "Disabled");
    await database.run("update accounts set disabled_at = ? where id = ?", now, disabled.id);
    const expired = newSession(manager.id, "Test", new Date(now - 8 * DAY));
    const revoked = newSession(manager.id, "Revoked", new Date(now));
    for (const { statement } of [expired, revoked]) await database.run(...statement);
    await database.run("delete from sessions where device = 'Revoked'");
    return {
      agent: sara.cookie,
      manager: manager.cookie,
      nobody: "",
      forged: `__Host-desk=${sessions[0]!.hash}`,
      expired: `__Host-desk=${expired.token}`,
      revoked: `__Host-desk=${revoked.token}`,
      disabled: disabled.cookie,
    };
  }

  /** Undoes changes of rights by permitted requests. */
  async function restore(): Promise<void> {
    const owners = { [free]: null, [own]: sara.id, [others]: ali.id, [broker]: ali.id };
    const roles = { [manager.id]: "manager", [sara.id]: "agent", [ali.id]: "agent" };
    await database.transaction([
      ...Object.entries(owners).map(([id, owner]): Statement => [
        "update leads set owner_id = ?, merged_into = null where id = ?",
        owner,
        id,
      ]),
      ...Object.entries(roles).map(([id, role]): Statement => [
        "update accounts set role = ?, disabled_at = null where id = ?",
        role,
        id,
      ]),
      ...sessions.map(({ id, hash, accountId }): Statement => [
        `insert into sessions (id, token_hash, account_id, device, created_at, last_used_at)
         values (?, ?, ?, 'Test', ?, ?) on conflict do nothing`,
        id,
        hash,
        accountId,
        now,
        now,
      ]),
    ]);
  }
  await restore();

  return {
    app: server.app,
    database,
    cookies,
    restore,
    secrets: [
      ...sessions.map(({ hash }) => hash),
      ...Object.values(cookies).flatMap((cookie) => cookie.split("=").slice(1)),
      sessionOf(ali),
    ],
    ali,
    documentPaths: documents.map(({ name }) => [broker, name]),
    hiddenLeads: [others, broker],
    ids: [
      others,
      broker,
      own,
      free,
      "passkey-of-ali",
      ...documents.map(({ name }) => name),
      ...people.map(({ id }) => id),
    ],
    sessionIds: people.map(sessionOf),
  };
}

export type HostileWorld = Awaited<ReturnType<typeof makeHostileWorld>>;
