import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Database } from "#server/storage/database.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import type { Mail } from "#server/delivery/mail/mail.ts";
import { MAX_ATTEMPTS } from "./back-off.ts";
import { deliver, type OutboxDeps } from "./deliver.ts";
import { claimMessages, markFailed, retryDeadMessages } from "./message-repository.ts";
import { lease, makeDeps, makeOutbox, start } from "#server/testing/test-outbox.ts";

async function deliverDueMessages(deps: OutboxDeps): Promise<number> {
  const messages = await claimMessages(deps.database, { now: deps.now(), ...lease });
  await Promise.all(messages.map((message) => deliver(message, deps)));
  return messages.length;
}

function states(database: Database) {
  return database.all(
    z.object({
      state: z.string(),
      attempts: z.number(),
      due_at: z.number(),
      last_error: z.string().nullable(),
    }),
    "select state, attempts, due_at, last_error from messages order by purpose",
  );
}

test.for(DIALECTS)(
  "%s: the office gets a notice and the visitor a receipt, each once",
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

test("a failed mail is retried after about ten seconds with the same id", async () => {
  const { database } = await makeOutbox();
  const ids: string[] = [];
  const deps = makeDeps(database, async (mail) => {
    ids.push(mail.id);
    if (ids.length <= 2) throw new Error("the mail server is unreachable");
  });
  await deliverDueMessages(deps);
  for (const message of await states(database)) {
    expect(message).toMatchObject({ state: "waiting", attempts: 1 });
    expect(message.last_error).toContain("the mail server is unreachable");
    expect(message.due_at - start.getTime()).toBeGreaterThanOrEqual(8000);
    expect(message.due_at - start.getTime()).toBeLessThanOrEqual(12_000);
  }
  expect(await deliverDueMessages(deps)).toBe(0);
  const later = { ...deps, now: () => new Date(start.getTime() + 12_000) };
  expect(await deliverDueMessages(later)).toBe(2);
  expect(ids.slice(2).toSorted()).toEqual(ids.slice(0, 2).toSorted());
});

test("a message is dead after eight attempts, with an alert that names no visitor", async () => {
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

test("the office's retry resets the attempts of a dead message", async () => {
  const { database } = await makeOutbox();
  const [message] = await claimMessages(database, { now: start, ...lease });
  await markFailed(database, message!, { reason: "no", nextAttempt: null });
  expect(await retryDeadMessages(database, "another-lead", start)).toBe(0);
  expect(await retryDeadMessages(database, null, start)).toBe(1);
  expect(await claimMessages(database, { now: start, ...lease })).toMatchObject([
    { id: message!.id, attempts: 1 },
  ]);
});

test.for(DIALECTS)("%s: the CRM gets the lead too, with the same retries", async (dialect) => {
  const { database } = await makeOutbox(dialect, { crm: true });
  const told: string[] = [];
  const outcomes: string[] = [];
  const deps: OutboxDeps = {
    ...makeDeps(database, async () => {}),
    count: (purpose, outcome) => void outcomes.push(`${purpose} ${outcome}`),
    crm: {
      async send(id, lead) {
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
