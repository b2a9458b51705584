import { pino } from "pino";
import { expect, test } from "vitest";
import { storeChallenge, takeChallenge } from "#server/desk/passkeys/challenge-repository.ts";
import { claimMessages } from "#server/delivery/message-repository.ts";
import { contact } from "#server/testing/test-app.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { cookieOf, makeDesk, signIn } from "#server/testing/test-desk.ts";
import { LONGEST_WAIT } from "#server/delivery/back-off.ts";
import { createCodeHash } from "#server/desk/sign-in/code-hash.ts";
import { issueServerCode } from "#server/desk/sign-in/code-repository.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { correctTimesAhead } from "./times-ahead.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

async function openDesk(dialect: (typeof DIALECTS)[number]) {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const settings = { retentionDays: null, log: pino({ level: "silent" }) };
  const mailer = { forget: async () => {} };
  return {
    ...desk,
    keepHouse: () => startHousekeeping({ ...desk.deps, ...settings, mailer }).stop(),
  };
}

test.for(DIALECTS)("%s: a session of a year ahead ends as others do", async (dialect) => {
  const desk = await openDesk(dialect);
  desk.wait(YEAR);
  const { cookie } = await signIn(desk, "agent");
  const me = async () => (await desk.request("GET", "/me", undefined, { cookie })).status;
  desk.wait(-YEAR);
  expect(await me()).toBe(200);
  await desk.keepHouse();
  desk.wait(11 * HOUR);
  expect(await me()).toBe(200);
  desk.wait(12 * HOUR);
  expect(await me()).toBe(401);
});

test.for(DIALECTS)(
  "%s: a session of a year ahead gets another cookie as others do",
  async (dialect) => {
    const desk = await openDesk(dialect);
    desk.wait(YEAR);
    let { cookie } = await signIn(desk, "agent");
    const next = async () => {
      const response = await desk.request("GET", "/me", undefined, { cookie });
      cookie = cookieOf(response) || cookie;
      return cookieOf(response);
    };
    desk.wait(16 * MINUTE);
    expect(await next()).not.toBe("");
    expect(await next()).toBe(""); // it is the session's own now
    desk.wait(-YEAR);
    await desk.keepHouse();
    desk.wait(16 * MINUTE);
    expect(await next()).not.toBe("");
  },
);

test.for(DIALECTS)(
  "%s: a mail that is due in a year is sent after housekeeping",
  async (dialect) => {
    const desk = await openDesk(dialect);
    desk.wait(YEAR);
    await desk.send("contact", contact);
    desk.wait(-YEAR);
    const claim = () =>
      claimMessages(desk.database, { now: desk.deps.now(), leaseFor: MINUTE, count: 10 });
    expect(await claim()).toHaveLength(0);
    await desk.keepHouse();
    expect(await claim()).toHaveLength(2);
  },
);

test.for(DIALECTS)("%s: a challenge of a minute or an hour ahead is not valid", async (dialect) => {
  const { database, deps, wait } = await openDesk(dialect);
  for (const ahead of [2 * MINUTE, HOUR]) {
    const id = await storeChallenge(database, "challenge", null, deps.now());
    wait(-ahead);
    expect(await takeChallenge(database, id, null, deps.now())).toBeNull();
  }
});

test.for(DIALECTS)("%s: no time is changed while the clock is right", async (dialect) => {
  const desk = await openDesk(dialect);
  const { database, deps, wait } = desk;
  const { id } = await signIn(desk, "agent");
  await desk.send("contact", contact);
  await storeChallenge(database, "challenge", null, deps.now());
  await issueServerCode(database, createCodeHash(database, undefined), id, deps.now());
  await claimMessages(database, { now: deps.now(), leaseFor: LONGEST_WAIT, count: 1 });
  expect(await correctTimesAhead(database, deps.now())).toBe(0);
  wait(-HOUR);
  expect(await correctTimesAhead(database, deps.now())).toBeGreaterThan(3);
});
