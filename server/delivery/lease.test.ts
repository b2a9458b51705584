import { expect, onTestFinished, test, vi } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import type { Mail } from "#server/delivery/mail/mail.ts";
import { deliver, LEASE, type OutboxDeps } from "./deliver.ts";
import { claimMessages, markFailed, markSent, readBacklog } from "./message-repository.ts";
import { lease, makeDeps, makeOutbox, start } from "#server/testing/test-outbox.ts";

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

test.for(DIALECTS)(
  "%s: a message that only a newer release knows waits, and delays no other",
  async (dialect) => {
    const { database } = await makeOutbox(dialect);
    await database.run("update messages set purpose = 'survey' where purpose = 'visitor-receipt'");
    const claimed = await claimMessages(database, { now: start, ...lease });
    expect(claimed.map(({ purpose }) => purpose)).toEqual(["office-notice"]);
    expect(await readBacklog(database)).toMatchObject({ waiting: 2 });
  },
);

test("the messages of a crashed worker are due again when the lease ends", async () => {
  const { database } = await makeOutbox();
  expect(await claimMessages(database, { now: start, ...lease })).toHaveLength(2);
  const justBefore = new Date(start.getTime() + lease.leaseFor - 1);
  expect(await claimMessages(database, { now: justBefore, ...lease })).toEqual([]);
  const after = new Date(start.getTime() + lease.leaseFor);
  const again = await claimMessages(database, { now: after, ...lease });
  expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
});

test("a running delivery renews its lease", async () => {
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

test("a worker without the lease cannot record a result", async () => {
  const { database } = await makeOutbox();
  const [late] = await claimMessages(database, { now: start, ...lease });
  const after = new Date(start.getTime() + lease.leaseFor);
  await claimMessages(database, { now: after, ...lease });
  await markSent(database, late!, after);
  await markFailed(database, late!, { reason: "late", nextAttempt: null });
  expect(await database.all(anyRow, "select state from messages")).toEqual([
    { state: "waiting" },
    { state: "waiting" },
  ]);
});

test("a mail that another worker claimed meanwhile is kept, and counted once", async () => {
  const { database } = await makeOutbox();
  const [late] = await claimMessages(database, { now: start, ...lease, count: 1 });
  const after = new Date(start.getTime() + LEASE);
  const forgotten: string[] = [];
  const outcomes: string[] = [];
  const deps: OutboxDeps = {
    ...makeDeps(database, async () => {}),
    count: (_purpose, outcome) => void outcomes.push(outcome),
  };
  const forget = async ({ id }: { id: string }) => void forgotten.push(id);
  const slow = { ...deps, mailer: { ...deps.mailer, forget, send: () => takeOver() } };
  async function takeOver(): Promise<void> {
    const taken = await claimMessages(database, { now: after, ...lease });
    const same = taken.find(({ id }) => id === late!.id);
    await deliver(same!, deps);
  }
  await deliver(late!, slow);
  expect(outcomes).toEqual(["sent"]);
  expect(forgotten).toEqual([]);
});

test("a message of an erased lead is dropped", async () => {
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

test("a mail of a lead that is erased during the delivery is removed", async () => {
  const { database } = await makeOutbox();
  const [message] = await claimMessages(database, { now: start, ...lease, count: 1 });
  const [kept, outcomes]: [Set<string>, string[]] = [new Set(), []];
  const deps: OutboxDeps = {
    ...makeDeps(database, async () => {}),
    mailer: {
      async send(mail) {
        await database.run("delete from leads");
        kept.add(`${mail.id} ${mail.date.toISOString()}`);
      },
      forget: async ({ id, date }) => void kept.delete(`${id} ${date.toISOString()}`),
      close() {},
    },
    count: (_purpose, outcome) => void outcomes.push(outcome),
  };
  await deliver(message!, deps);
  expect([...kept]).toEqual([]);
  expect(outcomes).toEqual([]);
});
