import { expect, test } from "vitest";
import { BACKGROUND_HEADER } from "#domain/desk/urls.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";
import { migrate } from "#server/storage/migrate.ts";
import { makeDesk, requestDesk, sessionCookieOf, signIn } from "#server/testing/test-desk.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Two servers on one database, and a person who is signed in. */
async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  const open = await makeDatabase(dialect);
  const database = open();
  await migrate(database);
  const desk = await makeDesk({ database });
  const other = await makeDesk({ database: open(), now: desk.deps.now });
  const person = await signIn(desk, "agent");
  const visit = async (cookie: string, { app } = desk, headers = {}) => {
    const response = await requestDesk(app, "GET", "/me", undefined, { cookie, ...headers });
    return { status: response.status, next: sessionCookieOf(response).split(";")[0] ?? "" };
  };
  return { ...desk, other, person, first: person.cookie, visit };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Uses the session until it has another cookie. */
async function rotate({ visit, wait }: Desk, cookie: string): Promise<string> {
  wait(15 * MINUTE);
  const { next } = await visit(cookie);
  expect(next).toMatch(/^__Host-desk=[\w-]{43}$/);
  expect(await visit(next)).toMatchObject({ status: 200 });
  return next;
}

test.for(DIALECTS)("%s: a session in use gets another cookie every 15 minutes", async (dialect) => {
  const desk = await openDesk(dialect);
  const { visit, wait, first } = desk;
  wait(15 * MINUTE - 1);
  expect(await visit(first)).toEqual({ status: 200, next: "" });
  wait(1);
  const { next: second } = await visit(first);
  expect(second).not.toBe(first);
  expect(await visit(second)).toEqual({ status: 200, next: "" });
  wait(15 * MINUTE);
  const { next: third } = await visit(second, desk.other);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await visit(third)).toEqual({ status: 200, next: "" });
  expect(await desk.database.all(anyRow, "select id from sessions")).toHaveLength(1);
});

test.for(DIALECTS)("%s: parallel requests and other windows lose nothing", async (dialect) => {
  const desk = await openDesk(dialect);
  const { visit, wait, first, other } = desk;
  wait(15 * MINUTE);
  const offers = await Promise.all([
    visit(first),
    visit(first, other),
    visit(first),
    visit(first, other),
  ]);
  expect(offers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Each cookie that was sent works, whichever the browser stored last.
  const sent = offers.map(({ next }) => next).filter(Boolean);
  expect(sent.length).toBeGreaterThan(0);
  const uses = await Promise.all(
    sent.flatMap((cookie) => [visit(cookie), visit(cookie, other), visit(first)]),
  );
  expect(new Set(uses.map(({ status }) => status))).toEqual(new Set([200]));
  wait(29 * SECOND);
  expect(await visit(first)).toMatchObject({ status: 200 });
  expect(await visit(sent[0]!)).toMatchObject({ status: 200 });
  expect(desk.mails).toEqual([]);
});

test.for(DIALECTS)("%s: a cookie that never arrived ends nothing", async (dialect) => {
  const desk = await openDesk(dialect);
  const { visit, wait, first } = desk;
  wait(15 * MINUTE);
  const { next: lost } = await visit(first);
  expect(await visit(first)).toEqual({ status: 200, next: "" });
  wait(30 * SECOND);
  const { next: second } = await visit(first);
  expect(second).not.toBe("");
  wait(8 * 60 * MINUTE);
  expect(await visit(second)).toMatchObject({ status: 200 });
  // A response that was late replaces the newer cookie in the browser.
  expect(await visit(lost)).toMatchObject({ status: 200 });
  await desk.mailsSent();
  expect(desk.mails).toEqual([]);
});

test.for(DIALECTS)("%s: an old cookie that returns ends the session", async (dialect) => {
  const desk = await openDesk(dialect);
  const { visit, wait, first, other, person } = desk;
  const second = await rotate(desk, first);
  const third = await rotate(desk, second);
  expect(await visit(third)).toMatchObject({ status: 200 });
  expect(desk.mails).toEqual([]);
  const servers = [other, desk, other, desk, other, desk];
  const thieves = await Promise.all(servers.map((server) => visit(first, server)));
  expect(new Set(thieves.map(({ status }) => status))).toEqual(new Set([401]));
  expect(await visit(third)).toMatchObject({ status: 401 });
  wait(1);
  expect(await visit(first)).toMatchObject({ status: 401 });
  await Promise.all([desk.mailsSent(), other.mailsSent()]);
  expect([...desk.mails, ...other.mails]).toMatchObject([
    { to: { address: person.email }, subject: "You were signed out, to be safe" },
  ]);
  expect(await desk.audit()).toEqual([
    { by: null, action: "session-copied", subject: person.id, details: "Test" },
  ]);
});

test("the owner of a copied cookie is told, also where the thief used the next one", async () => {
  const desk = await openDesk();
  await rotate(desk, desk.first); // by a thief
  desk.wait(31 * SECOND);
  expect(await desk.visit(desk.first)).toMatchObject({ status: 401 });
  await desk.mailsSent();
  expect(desk.mails).toHaveLength(1);
});

test("requests without a person change no cookie", async () => {
  const desk = await openDesk();
  desk.wait(60 * MINUTE);
  expect(await desk.visit(desk.first, desk, { [BACKGROUND_HEADER]: "1" })).toEqual({
    status: 200,
    next: "",
  });
});

test("a session stays where its new cookie cannot be stored", async () => {
  const { visit, wait, first, database } = await openDesk();
  await database.script("drop table session_tokens");
  wait(15 * MINUTE);
  expect(await visit(first)).toEqual({ status: 200, next: "" });
});

test("signing out with an offered cookie ends the session", async () => {
  const { visit, wait, first, app } = await openDesk();
  wait(15 * MINUTE);
  const { next: cookie } = await visit(first);
  expect(await requestDesk(app, "POST", "/sign-out", {}, { cookie })).toMatchObject({
    status: 204,
  });
  expect(await visit(first)).toMatchObject({ status: 401 });
  expect(await visit(cookie)).toMatchObject({ status: 401 });
});
