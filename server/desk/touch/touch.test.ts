import { expect, test } from "vitest";
import { REASON_HEADER } from "#domain/desk/urls.ts";
import { type ContractEntry, deskContract } from "#domain/desk/contract.ts";
import { makeAuthenticator } from "#server/desk/passkeys/test-authenticator.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { cookieOf, makeDesk, signIn } from "#server/testing/test-desk.ts";

const MINUTE = 60_000;
const site = { rpID: "www.example.com", origin: "https://www.example.com" };

type Authenticator = ReturnType<typeof makeAuthenticator>;
type Offer = { challengeId: string; options: { challenge: string } & Record<string, unknown> };

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect), rateLimits: [] });
  const person = await signIn(desk, "manager");
  return { ...desk, person, ...factorsOf(person) };
}

function factorsOf({ request }: Pick<Awaited<ReturnType<typeof signIn>>, "request">) {
  const offer = async (path: string) => (await request("POST", path, {})).body as Offer;
  return {
    offer,
    async addPasskey(authenticator: Authenticator) {
      const { challengeId, options } = await offer("/passkeys/options");
      const response = authenticator.create(options);
      return request("POST", "/passkeys", { challengeId, name: "Phone", response });
    },
    async touch(authenticator: Authenticator) {
      const { challengeId, options } = await offer("/touch/options");
      return request("POST", "/touch", { challengeId, response: authenticator.get(options) });
    },
  };
}

const ASKS = { status: 403, body: { reason: "touch" } };

test("these routes need a touch", () => {
  const routes = Object.entries<ContractEntry>(deskContract).flatMap(([name, { needsTouch }]) =>
    needsTouch ? [needsTouch === true ? name : `${name} ${needsTouch.join(" ")}`] : [],
  );
  expect(routes.toSorted()).toEqual([
    "DELETE /passkeys/:id",
    "GET /export",
    "POST /leads/:id/erase",
    "POST /passkeys",
    "POST /passkeys/options",
    "POST /people",
    "POST /people/:id role isDisabled",
    "POST /people/:id/invitation",
    "POST /recovery-codes",
  ]);
});

test.for(DIALECTS)("%s: a passkey confirms for five minutes", async (dialect) => {
  const desk = await openDesk(dialect);
  const authenticator = makeAuthenticator(site);
  expect(await desk.addPasskey(authenticator)).toMatchObject({ status: 201 });
  const invite = () =>
    desk.person.request("POST", "/people", { name: "Eve", email: "eve@x.example", role: "agent" });
  desk.wait(5 * MINUTE);
  expect(await invite()).toMatchObject(ASKS);
  expect(await desk.touch(authenticator)).toMatchObject({ status: 204 });
  desk.wait(5 * MINUTE - 1);
  expect(await invite()).toMatchObject({ status: 201 });
});

test("an export says in a header that it needs a touch", async () => {
  const desk = await openDesk();
  desk.wait(5 * MINUTE);
  const { headers, statusCode } = await desk.app.inject({
    method: "HEAD",
    url: "/api/desk/export?format=csv",
    headers: { cookie: desk.person.cookie, "sec-fetch-site": "same-origin" },
  });
  expect(statusCode).toBe(403);
  expect(headers[REASON_HEADER]).toBe("touch");
});

test("a name and a presence need no touch, a role does", async () => {
  const desk = await openDesk();
  desk.wait(5 * MINUTE);
  const change = (body: object) => desk.person.request("POST", `/people/${desk.person.id}`, body);
  expect(await change({ name: "Another", isPresent: true })).toMatchObject({ status: 200 });
  expect(await change({ name: "Another", role: "agent" })).toMatchObject(ASKS);
  expect(await change({ role: "boss" })).toMatchObject({ status: 422 });
});

test.for(DIALECTS)("%s: a touch is for one session, once", async (dialect) => {
  const desk = await openDesk(dialect);
  const authenticator = makeAuthenticator(site);
  await desk.addPasskey(authenticator);
  const other = await signIn(desk, "agent", "Another");
  const { challengeId, options } = await desk.offer("/touch/options");
  expect(options).toMatchObject({
    allowCredentials: [{ id: authenticator.id }],
    userVerification: "required",
  });
  const given = { challengeId, response: authenticator.get(options) };
  expect(await other.request("POST", "/touch", given)).toMatchObject({ status: 422 });
  expect(await desk.request("POST", "/sign-in/passkey/check", given)).toMatchObject({
    status: 401,
  });
  desk.wait(1);
  const again = await desk.offer("/touch/options");
  const used = { challengeId: again.challengeId, response: authenticator.get(again.options) };
  expect(await desk.person.request("POST", "/touch", used)).toMatchObject({ status: 204 });
  expect(await desk.person.request("POST", "/touch", used)).toMatchObject({ status: 422 });
});

test("a passkey of somebody else confirms nothing", async () => {
  const desk = await openDesk();
  const own = makeAuthenticator(site);
  await desk.addPasskey(own);
  const other = factorsOf(await signIn(desk, "agent", "Another"));
  const theirs = makeAuthenticator(site);
  await other.addPasskey(theirs);
  desk.wait(5 * MINUTE);
  expect(await desk.touch(theirs)).toMatchObject({ status: 422 });
  expect(await desk.person.request("POST", "/recovery-codes")).toMatchObject(ASKS);
  expect(await desk.audit()).toContainEqual({
    by: desk.person.id,
    action: "sign-in-failed",
    subject: null,
    details: "confirmation, passkey",
  });
});

test.for(DIALECTS)("%s: a recovery code confirms once", async (dialect) => {
  const desk = await openDesk(dialect);
  const { request } = desk.person;
  const { codes } = (await request("POST", "/recovery-codes")).body as { codes: string[] };
  await desk.addPasskey(makeAuthenticator(site));
  desk.wait(5 * MINUTE);
  expect(await request("POST", "/touch", { code: codes[3] })).toMatchObject({ status: 204 });
  expect(await request("GET", "/me")).toMatchObject({ body: { recoveryCodes: 9 } });
  expect(await request("POST", "/touch", { code: codes[3] })).toMatchObject({ status: 422 });
  expect(await request("POST", "/recovery-codes")).toMatchObject({ status: 201 });
  expect(await request("POST", "/touch", { code: codes[4] })).toMatchObject({ status: 422 });
});

test.for(DIALECTS)("%s: a mailed code confirms until there is a passkey", async (dialect) => {
  const desk = await openDesk(dialect);
  const { request } = desk.person;
  const other = await signIn(desk, "agent", "Another");
  desk.wait(5 * MINUTE);
  expect(await request("POST", "/recovery-codes")).toMatchObject(ASKS);
  const mailedCode = async () => {
    const before = desk.mails.length;
    expect(await request("POST", "/touch/code")).toMatchObject({ status: 202 });
    await expect.poll(() => desk.mails.length).toBe(before + 1);
    return /^\d{4} \d{4}$/m.exec(desk.mails.at(-1)!.text)![0];
  };
  const code = await mailedCode();
  expect(await other.request("POST", "/touch", { code })).toMatchObject({ status: 422 });
  expect(
    await desk.request("POST", "/sign-in/code/check", { email: desk.person.email, code }),
  ).toMatchObject({ status: 401 });
  expect(await request("POST", "/touch", { code })).toMatchObject({ status: 204 });
  const late = await mailedCode();
  expect(await desk.addPasskey(makeAuthenticator(site))).toMatchObject({ status: 201 });
  desk.wait(5 * MINUTE);
  expect(await request("POST", "/touch", { code: late })).toMatchObject({ status: 422 });
  expect(await request("POST", "/recovery-codes")).toMatchObject(ASKS);
});

test.for(DIALECTS)("%s: a touch changes the session's cookie", async (dialect) => {
  const desk = await openDesk(dialect);
  const authenticator = makeAuthenticator(site);
  await desk.addPasskey(authenticator);
  desk.wait(5 * MINUTE);
  const changed = cookieOf(await desk.touch(authenticator));
  const { cookie } = desk.person;
  expect(changed).toMatch(/^__Host-desk=./);
  expect(changed).not.toBe(cookie);
  const makeCodes = (headers: { cookie: string }) =>
    desk.request("POST", "/recovery-codes", undefined, headers);
  expect(await makeCodes({ cookie: changed })).toMatchObject({ status: 201 });
  desk.wait(MINUTE);
  expect(await makeCodes({ cookie })).toMatchObject({ status: 401 });
});

async function toldBy(desk: Pick<Awaited<ReturnType<typeof openDesk>>, "mails" | "mailsSent">) {
  await desk.mailsSent();
  return desk.mails.splice(0).map(({ to, subject }) => `${to.address}: ${subject}`);
}

test.for(DIALECTS)("%s: a person is told of changed passkeys and codes", async (dialect) => {
  const desk = await openDesk(dialect);
  const { request, email } = desk.person;
  expect(await desk.addPasskey(makeAuthenticator(site))).toMatchObject({ status: 201 });
  expect(await toldBy(desk)).toEqual([`${email}: A passkey was added to your account`]);
  await request("POST", "/recovery-codes");
  expect(await toldBy(desk)).toEqual([`${email}: New recovery codes were made for your account`]);
  const { passkeys } = (await request("GET", "/me")).body as { passkeys: { id: string }[] };
  await request("DELETE", `/passkeys/${passkeys[0]!.id}`);
  expect(await toldBy(desk)).toEqual([`${email}: A passkey of your account was removed`]);
  await request("DELETE", `/passkeys/${passkeys[0]!.id}`);
  expect(await toldBy(desk)).toEqual([]);
});

test("a person who tries too often keeps nobody else of the network from confirming", async () => {
  const desk = await makeDesk();
  const [agent, manager] = [await signIn(desk, "agent"), await signIn(desk, "manager")];
  const tryCode = ({ request }: typeof agent) => request("POST", "/touch", { code: "00000000" });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) statuses.push((await tryCode(agent)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect(await tryCode(manager)).toMatchObject({ status: 422 });
});

test.for(DIALECTS)("%s: a used recovery code is told, a wrong one is not", async (dialect) => {
  const desk = await openDesk(dialect);
  const { request, email } = desk.person;
  const { codes } = (await request("POST", "/recovery-codes")).body as { codes: string[] };
  const told = () => toldBy(desk);
  await told();
  const USED = `${email}: A recovery code of your account was used`;
  expect(await request("POST", "/touch", { code: codes[0] })).toMatchObject({ status: 204 });
  expect(await told()).toEqual([USED]);
  expect(await request("POST", "/touch", { code: codes[0] })).toMatchObject({ status: 422 });
  const signInWith = (code?: string) =>
    desk.request("POST", "/sign-in/code/check", { email, code });
  expect(await signInWith(codes[0])).toMatchObject({ status: 401 });
  expect(await told()).toEqual([]);
  expect(await signInWith(codes[1])).toMatchObject({ status: 200 });
  expect(await told()).toContain(USED);
});
