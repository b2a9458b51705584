import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";
import { makeDeps } from "#server/testing/test-outbox.ts";
import { startOutbox } from "./worker.ts";

async function startWith(send: () => Promise<void>, isIntakeBusy = () => false) {
  const database = await openTestDatabase();
  const outbox = startOutbox({ ...makeDeps(database, send), isIntakeBusy });
  return { outbox, server: await makeApp({ database, outbox }) };
}

test("mails are sent as soon as a lead is accepted", async () => {
  let sent = 0;
  const { outbox, server } = await startWith(async () => void sent++);
  await server.send("meeting", meeting);
  await expect.poll(() => sent).toBe(2);
  await outbox.close();
});

test.for([1, 9])("%i slow mails do not delay others", async (slow) => {
  let [begun, sent] = [0, 0];
  const { outbox, server } = await startWith(async () => {
    if (++begun <= slow) await delay(3000);
    sent++;
  });
  for (let times = 0; times < 10; times++) await server.send("contact", contact);
  await expect.poll(() => sent, { timeout: 2500 }).toBe(20 - slow);
  await outbox.close();
  expect(sent).toBe(20);
});

test("mails are sent one at a time while many leads arrive", async () => {
  let [isBusy, sent] = [true, 0];
  const { outbox, server } = await startWith(
    async () => void sent++,
    () => isBusy,
  );
  for (let times = 0; times < 8; times++) await server.send("contact", contact);
  await expect.poll(() => sent).toBeGreaterThan(1);
  expect(sent).toBeLessThan(8);
  isBusy = false;
  await expect.poll(() => sent).toBe(16);
  await outbox.close();
});

test("closing waits for running deliveries", async () => {
  let underway = 0;
  let finish = () => {};
  const sending = new Promise<void>((resolve) => (finish = resolve));
  const { outbox, server } = await startWith(() => {
    underway++;
    return sending;
  });
  await server.send("meeting", meeting);
  await expect.poll(() => underway).toBe(2);
  let closed = false;
  const closing = outbox.close().then(() => (closed = true));
  await delay(50);
  expect(closed).toBe(false);
  finish();
  await closing;
  const states = await server.deps.database.all(anyRow, "select state from messages");
  expect(states).toEqual([{ state: "sent" }, { state: "sent" }]);
});
