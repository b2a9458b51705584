import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { storeChallenge } from "#server/desk/passkeys/challenge-repository.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";
import { createCodeHash } from "./code-hash.ts";
import { issueServerCode } from "./code-repository.ts";
import { forgetExpired } from "./forget-expired.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.for(DIALECTS)("%s: expired codes, challenges and sessions are removed", async (dialect) => {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const { database } = desk;
  const { id } = await signIn(desk, "agent");
  await issueServerCode(database, createCodeHash(database, undefined), id, desk.deps.now());
  await storeChallenge(database, "challenge", null, desk.deps.now());
  const forget = () => forgetExpired(database, desk.deps.now());
  expect(await forget()).toBe(0);
  desk.wait(5 * MINUTE);
  expect(await forget()).toBe(1);
  desk.wait(5 * MINUTE);
  expect(await forget()).toBe(1);
  desk.wait(12 * HOUR);
  expect(await forget()).toBe(1);
});
