import { expect, test } from "vitest";
import type { Me } from "#domain/desk/account.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { cookieOf, makeDesk, signIn } from "#server/testing/test-desk.ts";
import { makeAuthenticator } from "./test-authenticator.ts";

const site = { rpID: "www.example.com", origin: "https://www.example.com" };
const local = { rpID: "localhost", origin: "http://localhost:3000" };
const MINUTE = 60_000;

type Headers = Record<string, string>;
type Authenticator = ReturnType<typeof makeAuthenticator>;
type Offer = { challengeId: string; options: { challenge: string } & Record<string, unknown> };

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const person = await signIn(desk, "agent");

  async function offer(path: string, headers: Headers = {}): Promise<Offer> {
    const response = await person.request("POST", path, {}, headers);
    expect(response.status).toBe(200);
    return response.body as Offer;
  }

  async function add(authenticator: Authenticator, headers?: Headers) {
    const { challengeId, options } = await offer("/passkeys/options", headers);
    const response = authenticator.create(options);
    return person.request(
      "POST",
      "/passkeys",
      { challengeId, name: "My phone", response },
      headers,
    );
  }

  const check = (challengeId: string, response: object, headers?: Headers) =>
    desk.request("POST", "/sign-in/passkey/check", { challengeId, response }, headers);

  async function use(authenticator: Authenticator, headers?: Headers) {
    const { challengeId, options } = await offer("/sign-in/passkey/options", headers);
    return check(challengeId, authenticator.get(options), headers);
  }

  return { ...desk, person, offer, add, use, check };
}

test.for(DIALECTS)("%s: a passkey is added and signs in", async (dialect) => {
  const desk = await openDesk(dialect);
  const authenticator = makeAuthenticator(site);
  expect(await desk.add(authenticator)).toMatchObject({
    status: 201,
    body: { id: desk.person.id, passkeys: [{ name: "My phone", lastUsedAt: null }] },
  });
  desk.wait(1);
  const response = await desk.use(authenticator);
  expect(response).toMatchObject({
    status: 200,
    body: { id: desk.person.id, passkeys: [{ lastUsedAt: desk.deps.now().getTime() }] },
  });
  const cookie = cookieOf(response);
  expect(await desk.request("GET", "/me", undefined, { cookie })).toMatchObject({ status: 200 });
  expect(await desk.use(authenticator)).toMatchObject({ status: 200 });
  expect((await desk.audit()).map(({ action }) => action)).toEqual([
    "passkey-added",
    "sign-in",
    "sign-in",
  ]);
});

test("the options ask for a discoverable credential and user verification", async () => {
  const { offer, person } = await openDesk();
  expect((await offer("/passkeys/options")).options).toMatchObject({
    rp: { id: "www.example.com" },
    user: { name: person.email, displayName: "A agent" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  expect((await offer("/sign-in/passkey/options")).options).toMatchObject({
    rpId: "www.example.com",
    userVerification: "required",
  });
});

test("a passkey of localhost is one of its own", async () => {
  const desk = await openDesk();
  const authenticator = makeAuthenticator(local);
  const headers = { host: "localhost:3000", origin: local.origin };
  expect(await desk.add(authenticator, headers)).toMatchObject({ status: 201 });
  expect(await desk.use(authenticator, headers)).toMatchObject({ status: 200 });
  expect(await desk.use(authenticator)).toMatchObject({ status: 401 });
});

test.for([
  ["of another site", () => makeAuthenticator({ rpID: "evil.example", origin: site.origin })],
  [
    "on a page of another origin",
    () => makeAuthenticator({ ...site, origin: "https://evil.example" }),
  ],
  ["without user verification", () => makeAuthenticator(site, 1)],
] as const)("a passkey %s is not added", async ([, make]) => {
  const { add, person } = await openDesk();
  expect(await add(make())).toMatchObject({ status: 422 });
  expect((await person.request("GET", "/me")).body).toMatchObject({ passkeys: [] });
});

test.for(DIALECTS)("%s: a challenge is accepted once, within five minutes", async (dialect) => {
  const desk = await openDesk(dialect);
  const authenticator = makeAuthenticator(site);
  await desk.add(authenticator);
  const first = await desk.offer("/sign-in/passkey/options");
  expect(await desk.check(first.challengeId, authenticator.get(first.options))).toMatchObject({
    status: 200,
  });
  expect(await desk.check(first.challengeId, authenticator.get(first.options))).toMatchObject({
    status: 401,
  });
  const late = await desk.offer("/sign-in/passkey/options");
  desk.wait(5 * MINUTE);
  expect(await desk.check(late.challengeId, authenticator.get(late.options))).toMatchObject({
    status: 401,
  });
});

test("a challenge is for one purpose and one person", async () => {
  const desk = await openDesk();
  const authenticator = makeAuthenticator(site);
  await desk.add(authenticator);
  const adding = await desk.offer("/passkeys/options");
  expect(await desk.check(adding.challengeId, authenticator.get(adding.options))).toMatchObject({
    status: 401,
  });
  const other = await signIn(desk, "agent", "Another");
  const response = makeAuthenticator(site).create(adding.options);
  const { challengeId } = adding;
  expect(
    await other.request("POST", "/passkeys", { challengeId, name: "Mine", response }),
  ).toMatchObject({ status: 422 });
});

test("a response that is not by the passkey signs nobody in", async () => {
  const desk = await openDesk();
  const authenticator = makeAuthenticator(site);
  await desk.add(authenticator);
  const forged = { ...makeAuthenticator(site).get({ challenge: "" }) };
  for (const make of [
    (options: { challenge: string }) => ({
      ...makeAuthenticator(site).get(options),
      id: authenticator.id,
      rawId: authenticator.id,
    }),
    () => authenticator.get({ challenge: "b3RoZXI" }),
    () => ({ ...forged, id: 7 }),
    () => ({ id: authenticator.id }),
    () => ({ id: authenticator.id, rawId: authenticator.id, type: "public-key", response: null }),
  ]) {
    const { challengeId, options } = await desk.offer("/sign-in/passkey/options");
    expect(await desk.check(challengeId, make(options))).toMatchObject({ status: 401 });
  }
});

test("a copied authenticator with an old counter is refused", async () => {
  const desk = await openDesk();
  const authenticator = makeAuthenticator(site);
  await desk.add(authenticator);
  await desk.use(authenticator);
  authenticator.setCounter(0);
  expect(await desk.use(authenticator)).toMatchObject({ status: 401 });
});

test("a passkey of a disabled account signs nobody in", async () => {
  const desk = await openDesk();
  const authenticator = makeAuthenticator(site);
  await desk.add(authenticator);
  const { challengeId, options } = await desk.offer("/sign-in/passkey/options");
  await desk.database.run("update accounts set disabled_at = 1");
  expect(await desk.check(challengeId, authenticator.get(options))).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: a passkey is renamed and removed by its owner alone", async (dialect) => {
  const desk = await openDesk(dialect);
  const authenticator = makeAuthenticator(site);
  const { passkeys } = (await desk.add(authenticator)).body as Me;
  const path = `/passkeys/${passkeys[0]!.id}`;
  const stranger = await signIn(desk, "manager");
  expect(await stranger.request("POST", path, { name: "Mine" })).toMatchObject({ status: 404 });
  expect(await stranger.request("DELETE", path)).toMatchObject({ status: 404 });
  expect(await desk.person.request("POST", path, { name: "Office key" })).toMatchObject({
    status: 200,
    body: { passkeys: [{ name: "Office key" }] },
  });
  expect(await desk.add(authenticator)).toMatchObject({ status: 409 });
  expect(await desk.person.request("DELETE", path)).toMatchObject({ status: 204 });
  expect(await desk.use(authenticator)).toMatchObject({ status: 401 });
  desk.wait(1);
  const entries = await desk.audit();
  expect(entries.filter(({ action }) => action === "passkey-removed")).toHaveLength(1);
});
