import { expect, test } from "vitest";
import { makeAuthenticator } from "#server/desk/passkeys/test-authenticator.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { cookieOf, makeDesk, signIn } from "#server/testing/test-desk.ts";
import { officeOf } from "#server/testing/test-office.ts";
import { anyRow } from "#server/testing/test-rows.ts";

const site = { rpID: "www.example.com", origin: "https://www.example.com" };

type Offer = { challengeId: string; options: { challenge: string } };

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite", isMailAlwaysEnough = false) {
  const database = await openTestDatabase(dialect);
  const desk = await makeDesk({ database, rateLimits: [], isMailAlwaysEnough });
  const person = await signIn(desk, "agent");
  const authenticator = makeAuthenticator(site);

  async function addPasskey() {
    const offer = (await person.request("POST", "/passkeys/options", {})).body as Offer;
    const response = authenticator.create(offer.options);
    const { challengeId } = offer;
    await person.request("POST", "/passkeys", { challengeId, name: "Phone", response });
  }

  const makeCodes = async () =>
    ((await person.request("POST", "/recovery-codes")).body as { codes: string[] }).codes;

  async function askForCode(): Promise<string> {
    await desk.mailsSent(); // a passkey that was added is told too
    const before = desk.mails.length;
    await desk.request("POST", "/sign-in/code", { email: person.email });
    await expect.poll(() => desk.mails.length).toBe(before + 1);
    return desk.mails.at(-1)!.text;
  }

  const check = (code: string) =>
    desk.request("POST", "/sign-in/code/check", { email: person.email, code });

  async function usePasskey() {
    const offer = (await desk.request("POST", "/sign-in/passkey/options", {})).body as Offer;
    const { challengeId } = offer;
    const response = authenticator.get(offer.options);
    return desk.request("POST", "/sign-in/passkey/check", { challengeId, response });
  }

  return { ...desk, person, addPasskey, makeCodes, askForCode, check, usePasskey };
}

const codeIn = (text: string) => /^\d{4} \d{4}$/m.exec(text)?.[0];

test.for(DIALECTS)("%s: from the first passkey on a mailed code opens nothing", async (dialect) => {
  const desk = await openDesk(dialect);
  const early = codeIn(await desk.askForCode())!;
  await desk.addPasskey();
  expect(await desk.check(early)).toMatchObject({ status: 401 });
  const text = await desk.askForCode();
  expect(codeIn(text)).toBeUndefined();
  expect(text).toContain("recovery code");
  expect(await desk.usePasskey()).toMatchObject({ status: 200 });
});

test("DESK_MAIL_CODES=always lets a mailed code open an account with a passkey", async () => {
  const desk = await openDesk("sqlite", true);
  await desk.addPasskey();
  const response = await desk.check(codeIn(await desk.askForCode())!);
  expect(response).toMatchObject({ status: 200, body: { isMailAlwaysEnough: true } });
  // The passkey is still what confirms a change that cannot be taken back.
  const headers = { cookie: cookieOf(response) };
  expect(await desk.request("POST", "/recovery-codes", undefined, headers)).toMatchObject({
    status: 403,
    body: { reason: "touch" },
  });
});

test.for(DIALECTS)("%s: each of ten recovery codes signs in once", async (dialect) => {
  const desk = await openDesk(dialect);
  const codes = await desk.makeCodes();
  expect(new Set(codes).size).toBe(10);
  await desk.addPasskey();
  const stored = JSON.stringify(await desk.database.all(anyRow, "select * from desk_codes"));
  for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
  const response = await desk.check(codes[0]!.toLowerCase());
  expect(response).toMatchObject({ status: 200, body: { recoveryCodes: 9 } });
  expect(await desk.check(codes[0]!)).toMatchObject({ status: 401 });
  // A lost device is replaced at once.
  const headers = { cookie: cookieOf(response) };
  expect(await desk.request("POST", "/passkeys/options", {}, headers)).toMatchObject({
    status: 200,
  });
  await desk.makeCodes();
  expect(await desk.check(codes[1]!)).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: only one of two simultaneous requests uses a code", async (dialect) => {
  const desk = await openDesk(dialect);
  const [code = ""] = await desk.makeCodes();
  const responses = await Promise.all([desk.check(code), desk.check(code), desk.check(code)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test.for(DIALECTS)("%s: a manager's new invitation resets a person", async (dialect) => {
  const desk = await openDesk(dialect);
  const manager = await signIn(desk, "manager");
  const codes = await desk.makeCodes();
  await desk.addPasskey();
  await desk.mailsSent();
  const before = desk.mails.length;
  const invite = (id: string) => manager.request("POST", `/people/${id}/invitation`);
  expect(await invite(desk.person.id)).toMatchObject({ status: 204 });
  await expect
    .poll(() => desk.mails.slice(before).map(({ to }) => to.address))
    .toEqual([desk.person.email]);
  expect(desk.mails.at(-1)!.text).toContain("your passkeys and recovery codes no longer work");
  expect(await desk.person.request("GET", "/me")).toMatchObject({ status: 401 });
  expect(await desk.usePasskey()).toMatchObject({ status: 401 });
  expect(await desk.check(codes[0]!)).toMatchObject({ status: 401 });
  const response = await desk.check(codeIn(await desk.askForCode())!);
  expect(response).toMatchObject({ status: 200, body: { passkeys: [], recoveryCodes: 0 } });
  expect(await invite(manager.id)).toMatchObject({ status: 409 });
  expect(await invite("unknown")).toMatchObject({ status: 404 });
  await desk.database.run("update accounts set disabled_at = 1 where id = ?", desk.person.id);
  expect(await invite(desk.person.id)).toMatchObject({ status: 409 });
  const resets = (await desk.audit()).filter(({ action }) => action === "person-reset");
  expect(resets).toMatchObject([{ by: manager.id, subject: desk.person.id }]);
});

test("a code of the server's machine opens an account whose passkeys are lost", async () => {
  const desk = await openDesk();
  await desk.addPasskey();
  const [code = ""] = (await officeOf(desk)("code", desk.person.email)).split(",");
  const response = await desk.check(code);
  expect(response).toMatchObject({ status: 200 });
  const headers = { cookie: cookieOf(response) };
  expect(await desk.request("POST", "/recovery-codes", undefined, headers)).toMatchObject({
    status: 201,
  });
});
