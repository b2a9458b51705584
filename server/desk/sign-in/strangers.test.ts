import { expect, test } from "vitest";
import { LEAD_RATE_LIMITS, type RateLimit } from "#domain/rate-limit.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { addPerson, cookieOf, makeDesk } from "#server/testing/test-desk.ts";
import { officeOf } from "#server/testing/test-office.ts";
import { anyRow } from "#server/testing/test-rows.ts";

const OWNER = "198.51.100.7";
const STRANGER = "203.0.113.9";

async function openDesk(
  dialect: (typeof DIALECTS)[number] = "sqlite",
  rateLimits: readonly RateLimit[] = [],
) {
  const desk = await makeDesk({
    database: await openTestDatabase(dialect),
    rateLimits,
    trustProxy: ["0.0.0.0/0"],
  });
  const { email } = await addPerson(desk, "manager");

  let accepted = 0;

  async function askForCode(headers: Record<string, string>) {
    const response = await desk.request("POST", "/sign-in/code", { email }, headers);
    if (response.status === 202) accepted++;
    return response;
  }

  /** Sends a step of signing in from a network, as a browser with these cookies. */
  function from(network: string, cookie = "") {
    const headers = { "x-forwarded-for": network, ...(cookie && { cookie }) };
    return {
      askForCode: () => askForCode(headers),
      check: (code: string) =>
        desk.request("POST", "/sign-in/code/check", { email, code }, headers),
    };
  }

  const codes = () => desk.mails.filter(({ subject }) => subject === "Your sign-in code");

  async function mailedCode(count: number): Promise<string> {
    await expect.poll(() => codes().length).toBe(count);
    return /^\d{4} \d{4}$/m.exec(codes().at(-1)!.text)![0];
  }

  async function attack(network = STRANGER) {
    for (let count = 0; count < 5; count++) await from(network).askForCode();
    // Two mails on their way may arrive in any order.
    await expect.poll(() => codes().length).toBe(accepted);
    for (let count = 0; count < 10; count++) await from(network).check("00000000");
  }

  return { ...desk, email, from, mailedCode, attack, run: officeOf(desk) };
}

test.for(DIALECTS)("%s: a stranger's attempts do not keep the owner out", async (dialect) => {
  const desk = await openDesk(dialect);
  await desk.attack();
  expect(await desk.from(STRANGER).askForCode()).toMatchObject({ status: 429 });
  expect(await desk.from(OWNER).askForCode()).toMatchObject({ status: 202 });
  const code = await desk.mailedCode(6);
  expect(await desk.from(OWNER).check(code)).toMatchObject({ status: 200 });
});

test.for(DIALECTS)("%s: a stranger cannot end or use up the owner's code", async (dialect) => {
  const desk = await openDesk(dialect);
  await desk.from(OWNER).askForCode();
  const code = await desk.mailedCode(1);
  await desk.attack();
  expect(await desk.from(OWNER).check(code)).toMatchObject({ status: 200 });
});

test("a code works in the browser that asked for it, also in another network", async () => {
  const desk = await openDesk();
  const cookie = cookieOf(await desk.from(OWNER).askForCode());
  const code = await desk.mailedCode(1);
  expect(await desk.from(STRANGER).check(code)).toMatchObject({ status: 401 });
  expect(await desk.from("192.0.2.1", cookie).check(code)).toMatchObject({ status: 200 });
});

test.for(DIALECTS)("%s: a code of the server's machine is never locked", async (dialect) => {
  const desk = await openDesk(dialect, [{ limit: 10, milliseconds: 60_000 }]);
  const [code = ""] = (await desk.run("code", desk.email)).split(",");
  await desk.attack(OWNER);
  expect(await desk.from(OWNER).askForCode()).toMatchObject({ status: 429 });
  const wrong = [];
  for (let count = 0; count < 12; count++) {
    wrong.push((await desk.from(OWNER).check("0000-0000-0000")).status);
  }
  expect(wrong).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect(await desk.from(OWNER).check(code.toLowerCase())).toMatchObject({ status: 200 });
  expect(await desk.from(OWNER).check(code)).toMatchObject({ status: 429 });
});

test("a browser that signed in before has an allowance of its own", async () => {
  const desk = await openDesk();
  const [code = ""] = (await desk.run("code", desk.email)).split(",");
  const cookie = cookieOf(await desk.from(OWNER).check(code));
  await desk.attack(OWNER);
  expect(await desk.from(OWNER).askForCode()).toMatchObject({ status: 429 });
  expect(await desk.from(OWNER, cookie).askForCode()).toMatchObject({ status: 202 });
  const mailed = await desk.mailedCode(6);
  expect(await desk.from(OWNER, cookie).check(mailed)).toMatchObject({ status: 200 });
});

test("a stranger in the owner's network uses up nothing of a browser that signed in before", async () => {
  const desk = await openDesk("sqlite", LEAD_RATE_LIMITS);
  const [code = ""] = (await desk.run("code", desk.email)).split(",");
  const cookie = cookieOf(await desk.from(OWNER).check(code));
  for (let count = 0; count < 3; count++) await desk.attack(OWNER);
  expect(await desk.from(OWNER).check("00000000")).toMatchObject({ status: 429 });
  expect(await desk.from(OWNER, cookie).askForCode()).toMatchObject({ status: 202 });
  const mailed = await desk.mailedCode(6);
  expect(await desk.from(OWNER, cookie).check("00000000")).toMatchObject({ status: 401 });
  expect(await desk.from(OWNER, cookie).check(mailed)).toMatchObject({ status: 200 });
  for (let count = 0; count < 10; count++) await desk.from(OWNER, cookie).check("00000000");
  expect(await desk.from(OWNER, cookie).check("00000000")).toMatchObject({ status: 429 });
});

test("an invented signature makes no browser known", async () => {
  const desk = await openDesk();
  const cookie = cookieOf(await desk.from(OWNER).askForCode());
  await desk.attack(OWNER);
  const forged = `${cookie}.${"A".repeat(43)}`;
  expect(await desk.from(OWNER, forged).askForCode()).toMatchObject({ status: 429 });
});

test("many networks together may ask for twenty codes an hour", async () => {
  const desk = await openDesk();
  const [code = ""] = (await desk.run("code", desk.email)).split(",");
  const cookie = cookieOf(await desk.from(OWNER).check(code));
  const statuses: number[] = [];
  for (let network = 0; network < 21; network++) {
    statuses.push((await desk.from(`203.0.113.${network}`).askForCode()).status);
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect(await desk.from(OWNER, cookie).askForCode()).toMatchObject({ status: 202 });
});

test.for(DIALECTS)("%s: a code takes the same statements without an account", async (dialect) => {
  const desk = await openDesk(dialect);
  const { database } = desk;
  const seen: string[][] = [];
  const { transaction } = database;
  database.transaction = (statements) => {
    seen.push(statements.map(([sql]) => sql));
    return transaction(statements);
  };
  const ask = (email: string) => desk.request("POST", "/sign-in/code", { email });
  expect(await ask(desk.email)).toMatchObject({ status: 202 });
  await desk.mailedCode(1);
  expect(await ask("nobody@company.example")).toMatchObject({ status: 202 });
  expect(seen).toHaveLength(2);
  expect(seen[1]).toEqual(seen[0]);
  expect(await database.all(anyRow, "select id from desk_codes")).toHaveLength(2);
});
