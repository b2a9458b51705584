import { randomUUID } from "node:crypto";
import { IDEMPOTENCY_HEADER, LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { deliver, LEASE } from "#server/delivery/deliver.ts";
import { claimMessages, messagesOf } from "#server/delivery/message-repository.ts";
import { contact, meeting } from "#server/testing/test-app.ts";
import { open } from "#server/testing/test-desk-leads.ts";
import { makeDeps } from "#server/testing/test-outbox.ts";
import { multipartOf } from "#simulation/people/multipart.ts";
import type { OfficeUnderTest } from "./office-under-test.ts";
import { countRows } from "./row-counts.ts";

/** Makes what the operation needs, and returns the operation, which may be repeated; it resolves with a status. */
type Prepare = (office: OfficeUnderTest) => Promise<() => Promise<number>>;

export type Operation = {
  prepare: Prepare;
  /** Every attempt is in the audit, also one that fails later. */
  isEachAttemptRecorded?: true;
  /** So many mails go out, some of them twice. */
  mails?: number;
  /** The statuses of a repetition of what has been done. */
  repeated: number[];
};

function submission(kind: "meeting" | "contact", body: object): Prepare {
  return async ({ server }) => {
    const email = `${randomUUID()}@mail.example`;
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    return async () => (await server.send(kind, { ...body, email }, headers)).status;
  };
}

const broker: Prepare = async ({ server }) => {
  const { headers, payload } = multipartOf(individual, ["passport", "resume"], "mark1x");
  const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const request = {
    method: "POST",
    url: LEAD_PATHS.broker,
    headers: { ...headers, ...key },
    payload,
  } as const;
  return async () => (await server.app.inject(request)).statusCode;
};

let people = 0;

function newPerson() {
  people++;
  return { email: `${people}@mail.example`, phone: `+97150${1_000_000 + people}` };
}

type Person = ReturnType<typeof newPerson>;

/** A change of a lead by a manager, with the same id in every attempt. Each lead is of a person of its own, because the
 * office finds a person among the newest leads alone. */
function change(
  kind: string,
  bodyOf: (office: OfficeUnderTest, person: Person) => Promise<object> | object,
): Prepare {
  return async (office) => {
    const { addLead, manager } = office;
    const person = newPerson();
    const id = await addLead(person);
    const { version } = (await open(manager, id)).lead;
    const hasVersion = kind === "stage" || kind === "assign" || kind === "merge";
    const body = {
      ...(await bodyOf(office, person)),
      ...(hasVersion && { version }),
      changeId: randomUUID(),
    };
    return async () => (await manager.request("POST", `/leads/${id}/${kind}`, body)).status;
  };
}

/** One message waits; every attempt is made after the lease of the one before. */
const delivery: Prepare = async ({ addLead, server, mailer, plain }) => {
  const id = await addLead();
  await plain.database.run(
    "update messages set state = 'sent' where lead_id <> ? or purpose <> 'office-notice'",
    id,
  );
  let at = server.deps.now().getTime();
  const deps = { ...makeDeps(server.deps.database, mailer.send), now: () => new Date(at) };
  return async () => {
    at += 3_600_000;
    const claim = { now: new Date(at), leaseFor: LEASE, count: 10 };
    const claimed = await claimMessages(server.deps.database, claim).catch(() => []);
    for (const message of claimed) await deliver(message, deps);
    const messages = await messagesOf(plain.database, id);
    return messages.every(({ state }) => state === "sent") ? 200 : 503;
  };
};

const reserve: Prepare = async ({ manager }) => {
  const { body } = await manager.request("GET", "/homes");
  const { developments } = body as { developments: Development[] };
  const { key, homes } = developments.find(({ isReleased }) => isReleased)!;
  const { number, status, version } = homes[0]!;
  const setStatus = async (next: string, expected: number) => {
    const change = { status: next, reason: "The buyer paid", version: expected };
    return (await manager.request("POST", `/homes/${key}/${number}`, change)).status;
  };
  if (status === "available") return () => setStatus("reserved", version);
  await setStatus("available", version);
  return () => setStatus("reserved", version + 1);
};

type Development = {
  key: string;
  isReleased: boolean;
  homes: { number: string; status: string; version: number }[];
};

const erase: Prepare = async ({ addBroker, manager }) => {
  const id = await addBroker({ email: `${randomUUID()}@mail.example` });
  const { reference } = (await open(manager, id)).lead;
  return async () => (await manager.request("POST", `/leads/${id}/erase`, { reference })).status;
};

/** No status of the server: the response says 200 and does not have everything. */
const INCOMPLETE = 0;

const exporting: Prepare = async ({ manager, plain, server }) => {
  const { leads } = await countRows(plain.database);
  const headers = { cookie: manager.cookie };
  const request = { url: "/api/desk/export?format=json", headers };
  return async () => {
    // A response that breaks off is one that the browser reports.
    const response = await server.app.inject(request).catch(() => null);
    if (response?.statusCode !== 200) return response?.statusCode ?? 503;
    return response.json<object[]>().length === leads ? 200 : INCOMPLETE;
  };
};

export const OPERATIONS: Record<string, Operation> = {
  meeting: { prepare: submission("meeting", meeting), repeated: [200] },
  contact: { prepare: submission("contact", contact), repeated: [200] },
  "broker with documents": { prepare: broker, repeated: [200] },
  "outbox delivery": { prepare: delivery, repeated: [200], mails: 1 },
  reply: {
    prepare: change("reply", () => ({ subject: "Your enquiry", text: "Thank you" })),
    repeated: [200],
  },
  assign: { prepare: change("assign", ({ sara }) => ({ ownerId: sara.id })), repeated: [200] },
  merge: {
    prepare: change("merge", async ({ addLead }, person) => ({ into: await addLead(person) })),
    repeated: [200],
  },
  stage: { prepare: change("stage", () => ({ stage: "viewing" })), repeated: [200] },
  reserve: { prepare: reserve, repeated: [409, 422] },
  erase: { prepare: erase, repeated: [404] },
  export: { prepare: exporting, repeated: [200], isEachAttemptRecorded: true },
};
