import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";
import { migrate } from "#server/storage/migrate.ts";
import { type Dialect, makeDesk, open, type Person } from "#server/testing/test-desk-leads.ts";
import { eraseLeads } from "#server/leads/erasure/erase-lead.ts";
import type { Mail } from "#server/delivery/mail/mail.ts";
import { forgetMorningMails } from "./morning-mails.ts";
import { findAuditHead } from "#server/storage/audit-head.ts";
import { readAuditLine } from "#server/office/audit-command.ts";
import { makeDeps } from "#server/testing/test-outbox.ts";
import { startOutbox } from "./worker.ts";

const TUESDAY_NOON = Date.parse("2026-03-10T12:00:00+04:00"); // when the leads arrive
const HOUR = 3_600_000;
const WEDNESDAY_8 = TUESDAY_NOON + 20 * HOUR;
const soon = { timeout: 20_000 };
const deskUrl = "https://www.example.com/desk";

/** Three people, and servers on one database that share a clock. */
async function makeOffice(dialect: Dialect = "sqlite") {
  const connect = await makeDatabase(dialect);
  const database = connect();
  await migrate(database);
  const office = await makeDesk(dialect, { database });
  const mails: Mail[] = [];
  /** The manager, who has no next step, gets the hash of the audit. */
  const managersMails: Mail[] = [];
  const receive = (mail: Mail) =>
    void (mail.to.address === office.manager.email ? managersMails : mails).push(mail);
  const clock = { time: WEDNESDAY_8 };

  function startServer(changes: Partial<Parameters<typeof startOutbox>[0]> = {}) {
    const deps = makeDeps(connect(), async (mail) => receive(mail));
    return startOutbox({ ...deps, deskUrl, now: () => new Date(clock.time), ...changes });
  }

  async function deliverAll(...servers: ReturnType<typeof startServer>[]): Promise<Mail[]> {
    await expect
      .poll(
        () => office.database.all(anyRow, "select id from morning_mails where state = 'waiting'"),
        soon,
      )
      .toEqual([]);
    for (const server of servers) await server.close();
    return mails;
  }

  async function addStep(person: Person, at: number, note: string, name = "Omar Aziz") {
    const id = await office.addLead({ name });
    await office.manager.request("POST", `/leads/${id}/assign`, { version: 0, ownerId: person.id });
    await person.request("POST", `/leads/${id}/next-step`, { version: 1, nextStep: { at, note } });
    // The test ignores the mails about the lead itself.
    await office.database.run("delete from messages where lead_id = ?", id);
    return id;
  }

  return { ...office, clock, mails, managersMails, startServer, deliverAll, addStep };
}

test.for(DIALECTS)(
  "%s: two servers send each person one mail with what is due",
  async (dialect) => {
    const office = await makeOffice(dialect);
    const { sara, ali, addStep, startServer, deliverAll } = office;
    const late = await addStep(sara, TUESDAY_NOON, "Call back", "Late Visitor");
    const today = await addStep(sara, WEDNESDAY_8 + 2.5 * HOUR, "Send plans", "Today Visitor");
    const won = await addStep(sara, WEDNESDAY_8, "Thank", "Won Visitor");
    await sara.request("POST", `/leads/${won}/stage`, { version: 2, stage: "won" });
    await addStep(sara, WEDNESDAY_8 + 16 * HOUR, "Tomorrow", "Other Visitor");
    await addStep(ali, WEDNESDAY_8, "Show the home");
    const mails = await deliverAll(startServer(), startServer(), startServer());
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual([ali.email, sara.email]);
    const { text, html, subject } = mails.find(({ to }) => to.address === sara.email)!;
    expect(subject).toBe("2 next steps for today");
    const { reference } = (await open(sara, late)).lead;
    expect(text).toContain(
      `10 March 2026: Late Visitor (${reference}, contact)\nCall back\n${deskUrl}/leads/${late}`,
    );
    expect(text).toContain("10:30: Today Visitor");
    expect(html).toContain(`href="${deskUrl}/leads/${today}"`);
    for (const part of ["Won Visitor", "Other Visitor", "omar@example.com", "300 1234567"]) {
      expect(text + html, part).not.toContain(part);
    }
  },
);

test.for(DIALECTS)(
  "%s: a server that was down sends the mail later on the day, once",
  async (dialect) => {
    const { sara, ali, clock, addStep, startServer, deliverAll } = await makeOffice(dialect);
    await addStep(sara, WEDNESDAY_8, "Call back");
    clock.time = WEDNESDAY_8 - 1;
    expect(await deliverAll(startServer())).toEqual([]);
    clock.time = WEDNESDAY_8 + 7 * HOUR;
    expect(await deliverAll(startServer())).toHaveLength(1);
    await addStep(ali, WEDNESDAY_8, "Added after the mail");
    expect(await deliverAll(startServer())).toHaveLength(1);
    clock.time = WEDNESDAY_8 + 24 * HOUR;
    expect(await deliverAll(startServer())).toHaveLength(3);
  },
);

test.for(DIALECTS)(
  "%s: a manager gets the newest hash of the audit in the morning, if it is new",
  async (dialect) => {
    const { sara, database, clock, managersMails, addStep, startServer, deliverAll } =
      await makeOffice(dialect);
    await addStep(sara, WEDNESDAY_8, "Call back");
    const agents = await deliverAll(startServer());
    expect(managersMails).toHaveLength(1);
    const [{ text, html, subject }] = managersMails as [Mail];
    const { number, hash } = await findAuditHead(database);
    expect(subject).toBe("Nothing is due today");
    expect(text).toContain(`The audit has ${number} entries.`);
    const { hash: read } = readAuditLine(["verify", ...text.match(/[0-9a-f]{16}/g)!]);
    expect(read).toBe(hash);
    expect(html).toContain(hash.slice(0, 16));
    expect(agents[0]!.text).not.toContain(hash.slice(0, 16));
    clock.time += 24 * HOUR; // nobody did anything since
    await deliverAll(startServer());
    expect(managersMails).toHaveLength(1);
  },
);

test("a running server sends the mail at eight", async () => {
  const { sara, clock, mails, addStep, startServer } = await makeOffice();
  await addStep(sara, WEDNESDAY_8, "Call back");
  clock.time = WEDNESDAY_8 - 1;
  const server = startServer();
  server.notify();
  clock.time = WEDNESDAY_8;
  server.notify();
  await expect.poll(() => mails, soon).toHaveLength(1);
  await server.close();
});

test.for([
  ["on Saturday", Date.parse("2026-03-14T10:00:00+04:00"), {}],
  ["on Sunday", Date.parse("2026-03-15T10:00:00+04:00"), {}],
  ["where the desk is off", WEDNESDAY_8, { deskUrl: null }],
] as const)("nobody gets a mail %s", async ([, time, changes]) => {
  const { sara, database, clock, addStep, startServer, deliverAll } = await makeOffice();
  await addStep(sara, WEDNESDAY_8, "Call back");
  clock.time = time;
  expect(await deliverAll(startServer(changes))).toEqual([]);
  expect(await database.all(anyRow, "select * from morning_mails")).toEqual([]);
});

test("a disabled person gets no mail, also when it was scheduled before", async () => {
  const { sara, ali, manager, addStep, startServer, deliverAll, clock, database } =
    await makeOffice();
  for (const person of [sara, ali]) await addStep(person, WEDNESDAY_8, "Call back");
  await manager.request("POST", `/people/${sara.id}`, { isDisabled: true });
  const failing = { send: () => Promise.reject(new Error("no route")) };
  const { mailer } = makeDeps(database, async () => {});
  const server = startServer({ mailer: { ...mailer, ...failing } });
  await expect
    .poll(
      () =>
        database.all(
          anyRow,
          "select account_id, attempts, lease from morning_mails where state = 'waiting' and account_id <> ?",
          manager.id,
        ),
      soon,
    )
    .toEqual([{ account_id: ali.id, attempts: 1, lease: null }]);
  await server.close();
  await manager.request("POST", `/people/${ali.id}`, { isDisabled: true });
  clock.time += HOUR;
  expect(await deliverAll(startServer())).toEqual([]);
});

test("a mail that fails is retried, but not on the next day", async () => {
  const { sara, database, clock, addStep, startServer, deliverAll, mails } = await makeOffice();
  await addStep(sara, WEDNESDAY_8, "Call back");
  const { mailer } = makeDeps(database, async () => {});
  let attempts = 0;
  const failing = { ...mailer, send: () => Promise.reject(new Error(`no ${attempts++}`)) };
  const server = startServer({ mailer: failing });
  await expect.poll(() => attempts, soon).toBe(2); // with the manager's
  await server.close();
  clock.time += 24 * HOUR;
  expect(await deliverAll(startServer())).toHaveLength(1);
  expect(mails[0]?.date).toEqual(new Date(WEDNESDAY_8 + 24 * HOUR));
});

test.for(DIALECTS)(
  "%s: kept mails are removed with an erased lead, or after a week",
  async (dialect) => {
    const { sara, ali, database, server, addStep, startServer, deliverAll } =
      await makeOffice(dialect);
    const erased = await addStep(sara, WEDNESDAY_8, "Call back");
    await addStep(ali, WEDNESDAY_8, "Call back");
    const mails = await deliverAll(startServer());
    const forgotten = new Set<string>();
    const mailer = {
      forget: async ({ id, date }: Pick<Mail, "id" | "date">) =>
        void forgotten.add(`${id} ${date.getTime()}`),
    };
    const now = new Date(WEDNESDAY_8);
    expect(await forgetMorningMails(database, mailer, now)).toBe(0);
    const { documents } = server.deps;
    await eraseLeads([erased], { database, documents, mailer }, { at: now, by: null });
    const all = mails.map(({ id, date }) => `${id} ${date.getTime()}`);
    expect([...forgotten]).toEqual(expect.arrayContaining(all));
    forgotten.clear();
    await forgetMorningMails(database, mailer, new Date(WEDNESDAY_8 + 1));
    expect([...forgotten]).toEqual(expect.arrayContaining(all));
    expect(await database.all(anyRow, "select id from morning_mails")).toEqual([]);
  },
);
