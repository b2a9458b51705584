import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { company } from "#content/company.ts";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { DIALECTS, makeDatabase } from "#server/db/test-databases.ts";
import { openFolderStore } from "#server/documents/folder-store.ts";
import { acceptLead } from "#server/leads/accept-lead.ts";
import type { Mail } from "#server/mail/mail.ts";
import { contact } from "#server/test-app.ts";
import { makeFolder } from "#server/test-folder.ts";
import { MAX_ATTEMPTS } from "./back-off.ts";
import { deliver, LEASE, type OutboxDeps } from "./deliver.ts";
import { claimMessages, markFailed, markSent, reviveDeadMessages } from "./message-repository.ts";

const start = new Date("2026-03-10T08:00:00Z");
const lease = { leaseFor: LEASE, count: 10 };

/** One lead in a new database: two messages wait, and with a CRM three. */
async function makeOutbox(dialect: (typeof DIALECTS)[number] = "sqlite", { crm = false } = {}) {
  const open = await makeDatabase(dialect);
  const database = open();
  await migrate(database);
  const { propertyType: subject, ...details } = contact;
  await acceptLead(
    {
      kind: "contact",
      details: { ...details, subject },
      documents: [],
      suspicion: null,
      idempotencyKey: null,
    },
    {
      database,
      now: () => start,
      documents: await openFolderStore(makeFolder()),
      tellsCrm: crm,
    },
  );
  return { open, database };
}

function makeDeps(database: Database, send: (mail: Mail) => Promise<void>): OutboxDeps {
  return {
    database,
    mailer: { send, forget: async () => {}, close() {} },
    crm: null,
    count() {},
    sender: { office: { name: "Office", address: "office@example.com" }, company },
    now: () => start,
    log: pino({ level: "silent" }),
  };
}

/** What a worker does in one go. Answers how many attempts were made. */
async function deliverDueMessages(deps: OutboxDeps): Promise<number> {
  const messages = await claimMessages(deps.database, { now: deps.now(), ...lease });
  await Promise.all(messages.map((message) => deliver(message, deps)));
  return messages.length;
}

function states(database: Database) {
  return database.all<{
    state: string;
    attempts: number;
    due_at: number;
    last_error: string | null;
  }>("select state, attempts, due_at, last_error from messages order by purpose");
}

test.for(DIALECTS)(
  "%s: the office is told and the visitor gets a receipt, each once",
  async (dialect) => {
    const { database } = await makeOutbox(dialect);
    const sent: Mail[] = [];
    const deps = makeDeps(database, async (mail) => void sent.push(mail));
    expect(await deliverDueMessages(deps)).toBe(2);
    expect(await deliverDueMessages(deps)).toBe(0);
    expect(sent.map((mail) => mail.to.address).toSorted()).toEqual([
      "office@example.com",
      "omar@example.com",
    ]);
    expect(await states(database)).toMatchObject([{ state: "sent" }, { state: "sent" }]);
  },
);

test.for(DIALECTS)(
  "%s: several instances share the work and send nothing twice",
  async (dialect) => {
    const { open } = await makeOutbox(dialect);
    const instances = [open(), open(), open(), open()];
    const claims = await Promise.all(
      instances.map((instance) => claimMessages(instance, { now: start, ...lease })),
    );
    expect(claims.flat()).toHaveLength(2);
  },
);

test("a mail that fails waits ten seconds or so, and keeps its identity", async () => {
  const { database } = await makeOutbox();
  const ids: string[] = [];
  const deps = makeDeps(database, async (mail) => {
    ids.push(mail.id);
    if (ids.length <= 2) throw new Error("the mail server is away");
  });
  await deliverDueMessages(deps);
  for (const message of await states(database)) {
    expect(message).toMatchObject({ state: "waiting", attempts: 1 });
    expect(message.last_error).toContain("the mail server is away");
    expect(message.due_at - start.getTime()).toBeGreaterThanOrEqual(8000);
    expect(message.due_at - start.getTime()).toBeLessThanOrEqual(12_000);
  }
  expect(await deliverDueMessages(deps)).toBe(0);
  const later = { ...deps, now: () => new Date(start.getTime() + 12_000) };
  expect(await deliverDueMessages(later)).toBe(2);
  expect(ids.slice(2).toSorted()).toEqual(ids.slice(0, 2).toSorted());
});

test("after eight attempts a message is given up, with an alert that names no visitor", async () => {
  const { database } = await makeOutbox();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const failure = Object.assign(new Error("550 <omar@example.com> unknown"), { code: "EENVELOPE" });
  let time = start.getTime();
  const deps = {
    ...makeDeps(database, () => Promise.reject(failure)),
    log,
    now: () => new Date(time),
  };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    expect(await deliverDueMessages(deps)).toBe(2);
    time += 2 * 3_600_000;
  }
  expect(await deliverDueMessages(deps)).toBe(0);
  expect(await states(database)).toMatchObject([{ state: "dead" }, { state: "dead" }]);
  expect(lines.filter((line) => line.includes("ALERT"))).toHaveLength(2);
  expect(lines.join("")).toContain("EENVELOPE");
  expect(lines.join("")).not.toContain("omar@example.com");
});

test("what a dead worker held is due again when its lease ends", async () => {
  const { database } = await makeOutbox();
  expect(await claimMessages(database, { now: start, ...lease })).toHaveLength(2);
  const justBefore = new Date(start.getTime() + lease.leaseFor - 1);
  expect(await claimMessages(database, { now: justBefore, ...lease })).toEqual([]);
  const after = new Date(start.getTime() + lease.leaseFor);
  const again = await claimMessages(database, { now: after, ...lease });
  expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
});

test("whoever still works on a message renews its lease", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { database } = await makeOutbox();
  let time = start.getTime();
  const [begun, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const send = () => (begun.resolve(), taken.promise);
  const deps = { ...makeDeps(database, send), now: () => new Date(time) };
  const [message] = await claimMessages(database, { now: start, ...lease, count: 1 });
  const delivery = deliver(message!, deps);
  await begun.promise;
  time += LEASE - 5000;
  vi.advanceTimersByTime(LEASE - 5000);
  time += 10_000;
  const claimedByOthers = await claimMessages(database, { now: new Date(time), ...lease });
  expect(claimedByOthers.map(({ id }) => id)).not.toContain(message!.id);
  taken.resolve();
  await delivery;
  expect(vi.getTimerCount()).toBe(0);
});

test("a worker that comes too late cannot settle another's attempt", async () => {
  const { database } = await makeOutbox();
  const [late] = await claimMessages(database, { now: start, ...lease });
  const after = new Date(start.getTime() + lease.leaseFor);
  await claimMessages(database, { now: after, ...lease });
  await markSent(database, late!, after);
  await markFailed(database, late!, { reason: "late", nextAttempt: null });
  expect(await states(database)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
});

test("what was given up gets its attempts back when the office says so", async () => {
  const { database } = await makeOutbox();
  const [message] = await claimMessages(database, { now: start, ...lease });
  await markFailed(database, message!, { reason: "no", nextAttempt: null });
  expect(await reviveDeadMessages(database, "another-lead", start)).toBe(0);
  expect(await reviveDeadMessages(database, null, start)).toBe(1);
  expect(await claimMessages(database, { now: start, ...lease })).toMatchObject([
    { id: message!.id, attempts: 1 },
  ]);
});

test.for(DIALECTS)("%s: the CRM is told too, by the same rules", async (dialect) => {
  const { database } = await makeOutbox(dialect, { crm: true });
  const told: string[] = [];
  const outcomes: string[] = [];
  const deps: OutboxDeps = {
    ...makeDeps(database, async () => {}),
    count: (purpose, outcome) => void outcomes.push(`${purpose} ${outcome}`),
    crm: {
      async tell(id, lead) {
        told.push(`${id} ${lead.details.email}`);
        if (told.length === 1) throw Object.assign(new Error("no"), { code: "HTTP_503" });
      },
    },
  };
  expect(await deliverDueMessages(deps)).toBe(3);
  const later = { ...deps, now: () => new Date(start.getTime() + 12_000) };
  expect(await deliverDueMessages(later)).toBe(1);
  expect(told).toHaveLength(2);
  expect(told[0]).toBe(told[1]);
  expect(outcomes.toSorted()).toEqual([
    "crm-notice failed",
    "crm-notice sent",
    "office-notice sent",
    "visitor-receipt sent",
  ]);
});

test("a message about somebody who was forgotten meanwhile is dropped", async () => {
  const { database } = await makeOutbox();
  const [message] = await claimMessages(database, { now: start, ...lease });
  await database.run("delete from leads");
  const sent: Mail[] = [];
  await deliver(
    message!,
    makeDeps(database, async (mail) => void sent.push(mail)),
  );
  expect(sent).toEqual([]);
});
