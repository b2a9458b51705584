import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { BACKGROUND_HEADER } from "#domain/desk/urls.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { issueServerCode } from "./code-repository.ts";
import { createCodeHash } from "./code-hash.ts";
import {
  addPerson,
  cookieOf,
  makeDesk,
  sessionCookieOf,
  signIn,
} from "#server/testing/test-desk.ts";
import { rolesOfSessions } from "#server/desk/access/session-repository.ts";

type Desk = Awaited<ReturnType<typeof makeDesk>>;
type Person = { id: string; email: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const desk = await makeDesk({
    database: await openTestDatabase(dialect),
    trustProxy: ["0.0.0.0/0"],
  });
  return { ...desk, person: await addPerson(desk, "agent") };
}

async function signInWithCode(desk: Desk, { id, email }: Person, headers: Record<string, string>) {
  const hashCode = createCodeHash(desk.database, undefined);
  const code = await issueServerCode(desk.database, hashCode, id, desk.deps.now());
  const response = await desk.request("POST", "/sign-in/code/check", { email, code }, headers);
  expect(response.status).toBe(200);
  return response;
}

const HTTPS = { host: "www.example.com", "x-forwarded-proto": "https" };

test("the cookie is secure, of this host alone, and not for scripts", async () => {
  const desk = await openDesk();
  const response = await signInWithCode(desk, desk.person, HTTPS);
  expect(sessionCookieOf(response)).toMatch(
    /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
  );
});

test.for(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
  "the cookie of http://%s has no prefix",
  async (host) => {
    const desk = await openDesk();
    const local = { host, origin: `http://${host}` };
    const response = await signInWithCode(desk, desk.person, local);
    expect(sessionCookieOf(response)).toMatch(
      /^desk=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    );
    const me = (headers: Record<string, string>) =>
      desk.request("GET", "/me", undefined, { cookie: cookieOf(response), ...headers });
    expect(await me({ host })).toMatchObject({ status: 200 });
    expect(await me(HTTPS)).toMatchObject({ status: 401 });
  },
);

test.for([
  ["that uses plain HTTP without a proxy", { host: "www.example.com" }],
  ["with TLS on localhost", { host: "localhost", "x-forwarded-proto": "https" }],
  ["behind a proxy that hides the host", { host: "localhost:3000", origin: "https://a.example" }],
] as [string, Record<string, string>][])(
  "a host %s gets the secure cookie",
  async ([, headers]) => {
    const desk = await openDesk();
    const response = await signInWithCode(desk, desk.person, headers);
    expect(sessionCookieOf(response)).toMatch(/^__Host-desk=.*; Secure$/);
  },
);

test("only the hash of a session's id is stored", async () => {
  const desk = await openDesk();
  const [, token = ""] =
    /=([^;]+)/.exec(sessionCookieOf(await signInWithCode(desk, desk.person, HTTPS))) ?? [];
  const rows = await desk.database.all(anyRow, "select * from sessions");
  expect(JSON.stringify(rows)).not.toContain(token);
  const hash = createHash("sha256").update(token).digest("base64url");
  expect(rows).toMatchObject([{ token_hash: hash }]);
});

async function lastUseOf({ database }: Desk): Promise<number> {
  const row = z.object({ at: z.number() });
  return (await database.first(row, "select last_used_at as at from sessions"))!.at;
}

/** The use is stored beside the response. */
async function expectUsedNow(desk: Desk): Promise<void> {
  await expect.poll(() => lastUseOf(desk)).toBe(desk.deps.now().getTime());
}

test.for(DIALECTS)("%s: a session ends after 12 idle hours", async (dialect) => {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const { request } = await signIn(desk, "agent");
  for (let count = 0; count < 2; count++) {
    desk.wait(12 * HOUR - 1);
    expect(await request("GET", "/me")).toMatchObject({ status: 200 });
    await expectUsedNow(desk);
  }
  desk.wait(12 * HOUR);
  expect(await request("GET", "/me")).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: a session that is used ends after 7 days", async (dialect) => {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const { request } = await signIn(desk, "agent");
  for (let hours = 0; hours < 7 * 24; hours += 8) {
    expect(await request("GET", "/me")).toMatchObject({ status: 200 });
    await expectUsedNow(desk);
    desk.wait(8 * HOUR);
  }
  expect(await request("GET", "/me")).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: requests of an idle browser prolong no session", async (dialect) => {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const { request } = await signIn(desk, "agent");
  const count = () => request("GET", "/counts", undefined, { [BACKGROUND_HEADER]: "1" });
  for (let hours = 0; hours < 12; hours++) {
    expect(await count()).toMatchObject({ status: 200 });
    expect(await request("GET", "/live?lead=x")).toMatchObject({ status: 422 });
    desk.wait(HOUR);
  }
  expect(await count()).toMatchObject({ status: 401 });
});

test("the time of the last use is written once a minute", async () => {
  const desk = await makeDesk();
  const { request } = await signIn(desk, "agent");
  const first = await lastUseOf(desk);
  desk.wait(MINUTE - 1);
  await request("GET", "/me");
  desk.wait(1);
  await request("GET", "/me");
  await expectUsedNow(desk);
  // The earlier request would have been stored, and the later one not.
  expect(await lastUseOf(desk)).toBe(first + MINUTE);
});

test.for(DIALECTS)("%s: no sessions have no roles", async (dialect) => {
  const database = await openTestDatabase(dialect);
  expect(await rolesOfSessions(database, [], new Date())).toEqual(new Map());
});

test("a session of a disabled account is not accepted", async () => {
  const desk = await makeDesk();
  const { request } = await signIn(desk, "agent");
  await desk.database.run("update accounts set disabled_at = 1");
  expect(await request("GET", "/me")).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: signing in again ends the browser's earlier session", async (dialect) => {
  const desk = await openDesk(dialect);
  const first = cookieOf(await signInWithCode(desk, desk.person, HTTPS));
  const second = cookieOf(await signInWithCode(desk, desk.person, { ...HTTPS, cookie: first }));
  expect(second).not.toBe(first);
  expect(await desk.request("GET", "/me", undefined, { cookie: first })).toMatchObject({
    status: 401,
  });
  expect(await desk.request("GET", "/me", undefined, { cookie: second })).toMatchObject({
    status: 200,
  });
});

test.for(DIALECTS)("%s: sessions are listed and revoked", async (dialect) => {
  const desk = await openDesk(dialect);
  const open = async (agent: string) => {
    desk.wait(1000);
    return cookieOf(await signInWithCode(desk, desk.person, { "user-agent": agent }));
  };
  const phone = await open("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1");
  const office = await open("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0");
  const tablet = await open("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0");
  const at =
    (cookie: string) =>
    (path: string, method: "GET" | "DELETE" | "POST" = "GET") =>
      desk.request(method, path, undefined, { cookie });
  const listed = (await at(office)("/sessions")).body as { id: string }[];
  expect(listed).toMatchObject([
    { device: "Firefox on Linux", isCurrent: false },
    { device: "Edge on Windows", isCurrent: true },
    { device: "Safari on iPhone", isCurrent: false },
  ]);
  const stranger = await signIn(desk, "manager", "A stranger");
  expect(await stranger.request("DELETE", `/sessions/${listed[2]!.id}`)).toMatchObject({
    status: 404,
  });
  const ended = await Promise.all(
    Array.from({ length: 4 }, () => at(office)(`/sessions/${listed[2]!.id}`, "DELETE")),
  );
  expect(ended.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
  expect(await at(phone)("/me")).toMatchObject({ status: 401 });
  expect(await at(tablet)("/me")).toMatchObject({ status: 200 });
  expect(await at(office)("/sessions", "DELETE")).toMatchObject({ status: 204 });
  expect(await at(tablet)("/me")).toMatchObject({ status: 401 });
  expect(await stranger.request("GET", "/me")).toMatchObject({ status: 200 });
  const signOut = await at(office)("/sign-out", "POST");
  expect(signOut).toMatchObject({ status: 204 });
  expect(signOut.headers["set-cookie"]).toMatch(/^__Host-desk=; Path=\/; Max-Age=0;/);
  expect(await at(office)("/me")).toMatchObject({ status: 401 });
  const actions = (await desk.audit()).map(({ action }) => action);
  expect(actions.filter((action) => action !== "sign-in").toSorted()).toEqual([
    "session-revoked",
    "session-revoked",
    "sign-out",
  ]);
});

test("revoking the current session signs out", async () => {
  const desk = await makeDesk();
  const { request } = await signIn(desk, "agent");
  const [{ id } = { id: "" }] = (await request("GET", "/sessions")).body as { id: string }[];
  const response = await request("DELETE", `/sessions/${id}`);
  expect(response.headers["set-cookie"]).toContain("Max-Age=0");
  expect(await request("GET", "/me")).toMatchObject({ status: 401 });
});
