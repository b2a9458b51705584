import { pino } from "pino";
import { expect, test } from "vitest";
import { HONEYPOT_FIELD } from "#domain/spam-signals.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { openDatabase } from "./open-database.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeApp, meeting } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { fillMeetingKeys } from "./meeting-key.ts";

test.for(DIALECTS)("%s: meetings of older releases get their key, once each", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const { send, count, deps } = await makeApp({ database, rateLimits: [] });
  const forget = () => database.run("update leads set meeting_key = null");
  const { headers } = await send("meeting", meeting);
  for (const body of [
    { ...meeting, email: "AMINA@example.com" },
    { ...meeting, email: "omar@example.com" },
    { ...meeting, [HONEYPOT_FIELD]: "x" },
  ]) {
    await forget();
    await send("meeting", body);
  }
  await forget();
  // All leads came at the same time; the first is the oldest.
  await database.run(
    "update leads set received_at = received_at - 1 where email = ? and suspicion is null",
    meeting.email,
  );
  expect(await fillMeetingKeys(database, deps.now())).toBe(2);
  const repeated = await send("meeting", meeting);
  expect(repeated.headers["x-lead-reference"]).toBe(headers["x-lead-reference"]);
  expect(await count("leads")).toBe(4);
  expect(await fillMeetingKeys(database, deps.now())).toBe(0);
});

test("opening a database adds missing meeting keys", async () => {
  const place = { databaseUrl: undefined, dataFolder: makeFolder() };
  const log = pino({ level: "silent" });
  const first = await openDatabase(place, log);
  const { send } = await makeApp({ database: first });
  await send("meeting", meeting);
  await first.run(`update leads set meeting_key = null, received_at = ${Date.now()}`);
  await first.close();
  const second = await openDatabase(place, log);
  expect(await second.all(anyRow, "select meeting_key as key from leads")).toEqual([
    { key: "amina@example.com 2026-03-12 10:30 AM" },
  ]);
  await second.close();
});
