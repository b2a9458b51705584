import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { company } from "#catalog/company.ts";
import { anyRow, idRow } from "#server/testing/test-rows.ts";
import { openSmtpMailer } from "#server/delivery/mail/smtp-mailer.ts";
import { startSmtpServer } from "#server/testing/test-smtp-server.ts";
import { startOutbox } from "#server/delivery/worker.ts";
import { makeApp, meeting } from "#server/testing/test-app.ts";

const office = { name: "Office", address: "office@example.com" };

test("every mail is delivered after the mail server was busy, closed connections, refused, was down and was slow", async () => {
  const smtp = await startSmtpServer("busy");
  let passed = 0; // how far the test's clock is ahead, in milliseconds
  const now = () => new Date(Date.now() + passed);
  const server = await makeApp({ now });
  const { database } = server.deps;
  const outcomes: string[] = [];
  const startWith = (url: string) => {
    const mailer = openSmtpMailer(url, office);
    const outbox = startOutbox({
      database,
      mailer,
      now,
      crm: null,
      deskUrl: null,
      findCode: async () => null,
      isIntakeBusy: () => false,
      log: pino({ level: "silent" }),
      sender: { office, company },
      count: (_purpose, outcome) => void outcomes.push(outcome),
    });
    return async () => (await outbox.close(), mailer.close());
  };
  onTestFinished(() => smtp.close());
  const date = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await server.send("meeting", { ...meeting, date });
  const ids = (await database.all(idRow, "select id from messages")).map(({ id }) => id);

  let attempts = 0;
  for (const behaviour of ["busy", "hanging up", "refusing", "down"] as const) {
    if (behaviour !== "down") smtp.peer.behaviour = behaviour;
    const stop = startWith(behaviour === "down" ? "smtp://127.0.0.1:1" : smtp.url);
    attempts += 2;
    await expect.poll(() => outcomes.length).toBe(attempts);
    await stop();
    passed += 3_600_000;
  }
  expect(outcomes).toEqual(outcomes.map(() => "failed"));
  expect(smtp.mails).toEqual([]);

  smtp.peer.behaviour = "slow";
  const stop = startWith(smtp.url);
  await expect.poll(() => smtp.mails.length).toBe(2);
  await stop();
  expect(outcomes.slice(-2)).toEqual(["sent", "sent"]);
  const sentIds = smtp.mails.map(({ content }) => /^Message-ID: <(.*)@/im.exec(content)?.[1]);
  expect(sentIds.toSorted()).toEqual(ids.toSorted());
  const states = await database.all(anyRow, "select state, attempts from messages");
  expect(states).toEqual([
    { state: "sent", attempts: 5 },
    { state: "sent", attempts: 5 },
  ]);
});
