import { expect, test, vi } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, sessionCookieOf, signIn } from "#server/testing/test-desk.ts";

/** A database that can be full, or gone. */
async function openDesk(dialect: (typeof DIALECTS)[number]) {
  const database = await openTestDatabase(dialect);
  const state = { isFull: false, isGone: false };
  const fail = () => Promise.reject(new Error("database or disk is full"));
  const failing: typeof database = {
    ...database,
    transaction: (...args) => (state.isFull ? fail() : database.transaction(...args)),
    first: (...args) => (state.isGone ? fail() : database.first(...args)),
    nonDurable: {
      ...database.nonDurable,
      run: (...args) => (state.isFull ? fail() : database.nonDurable.run(...args)),
    },
  };
  const desk = await makeDesk({ database: failing });
  return { ...desk, state, person: await signIn(desk, "agent") };
}

test.for([
  ["sqlite", 204],
  ["postgres", 503],
] as const)("%s: signing out with a full disk ends the session", async ([dialect, status]) => {
  const { state, person, wait, ...desk } = await openDesk(dialect);
  wait(5 * 60_000);
  state.isFull = true;
  expect(await person.request("GET", "/me")).toMatchObject({ status: 200 });
  const signedOut = await person.request("POST", "/sign-out");
  expect(signedOut.status).toBe(status);
  expect(sessionCookieOf(signedOut)).toContain("Max-Age=0");
  expect(await person.request("GET", "/me")).toMatchObject({ status: 401 });
  state.isFull = false;
  await expect.poll(desk.audit).toMatchObject([{ action: "sign-out" }]);
  expect(await person.request("GET", "/me")).toMatchObject({ status: 401 });
});

test.for(DIALECTS)("%s: signing out without a database clears the cookie", async (dialect) => {
  const { state, person, ...desk } = await openDesk(dialect);
  vi.spyOn(desk.deps.log, "error").mockImplementation(() => {});
  state.isFull = state.isGone = true;
  const signedOut = await person.request("POST", "/sign-out");
  expect(signedOut.status).toBe(500);
  expect(sessionCookieOf(signedOut)).toContain("Max-Age=0");
  state.isGone = false;
  expect(await person.request("GET", "/me")).toMatchObject({ status: 401 });
  state.isFull = false;
  await expect.poll(desk.audit).toMatchObject([{ action: "sign-out" }]);
});

test("a server that closes stores the end of a session", async () => {
  const { state, person, ...desk } = await openDesk("sqlite");
  state.isFull = true;
  await person.request("POST", "/sign-out");
  state.isFull = false;
  await desk.app.close();
  expect(await desk.audit()).toMatchObject([{ action: "sign-out" }]);
});
