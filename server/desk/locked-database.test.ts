import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { deskContract, type DeskContract } from "#domain/desk/contract.ts";
import { migrate } from "#server/storage/migrate.ts";
import { openSqlite } from "#server/storage/sqlite.ts";
import { contact } from "#server/testing/test-app.ts";
import { cookieOf, requestDesk } from "#server/testing/test-desk.ts";
import { makeDesk } from "#server/testing/test-desk-leads.ts";
import { makeFolder } from "#server/testing/test-folder.ts";

type Reading = Extract<keyof DeskContract, `GET ${string}`>;

/** These store who looked before they send anything, and a stream never ends. */
const NOT_ONLY_READING = ["GET /export", "GET /leads/:id/documents/:name", "GET /live"] as const;

type OnlyReading = Exclude<Reading, (typeof NOT_ONLY_READING)[number]>;

const MINUTE = 60_000;

async function openDesk() {
  const file = join(makeFolder(), "test.sqlite");
  const database = openSqlite(file);
  onTestFinished(() => database.close());
  await migrate(database);
  let at = Date.parse("2026-03-10T08:00:00Z");
  const desk = await makeDesk("sqlite", { database, now: () => new Date(at) });
  return {
    ...desk,
    wait: (milliseconds: number) => void (at += milliseconds),
    /** Locks the file as another process does, and returns the release. */
    lock() {
      const other = new DatabaseSync(file);
      onTestFinished(() => other.close());
      other.exec("begin immediate");
      return () => other.exec("rollback");
    },
  };
}

test("SQLite: the desk shows everything while another process locks the file and a lead waits", async () => {
  const { server, manager, addLead, wait, lock } = await openDesk();
  const id = await addLead();
  wait(5 * MINUTE); // the next request prolongs the session
  const paths: Record<OnlyReading, string[]> = {
    "GET /openapi.json": ["/openapi.json"],
    "GET /sessions": ["/sessions"],
    "GET /me": ["/me"],
    "GET /people": ["/people"],
    "GET /audit": ["/audit"],
    "GET /leads": ["/leads", "/leads?view=due", "/leads?search=omar"],
    "GET /counts": ["/counts"],
    "GET /leads/:id": [`/leads/${id}`],
    "GET /figures": ["/figures?weeks=4"],
    "GET /homes": ["/homes"],
    "GET /homes/:development/:home": ["/homes/indus-residence/A-304"],
  };
  const unlock = lock();
  let isResponseSent = false;
  const lead = server.send("contact", contact).finally(() => (isResponseSent = true));

  for (const path of Object.values(paths).flat()) {
    expect((await manager.request("GET", path)).status, path).toBe(200);
  }
  expect((await server.app.inject("/api/availability")).statusCode).toBe(200);
  expect(isResponseSent).toBe(false);
  unlock();
  expect((await lead).status).toBe(200);
  const reading = Object.keys(deskContract).filter((name) => name.startsWith("GET "));
  expect(reading.toSorted()).toEqual([...Object.keys(paths), ...NOT_ONLY_READING].toSorted());
});

test("SQLite: the first request with a new cookie does not wait for a locked file", async () => {
  const { server, manager, wait, lock } = await openDesk();
  wait(16 * MINUTE);
  const offer = await manager.request("GET", "/me");
  const cookie = cookieOf(offer);
  expect(cookie).not.toBe("");
  const unlock = lock();
  const begin = performance.now();
  expect(await requestDesk(server.app, "GET", "/me", undefined, { cookie })).toMatchObject({
    status: 200,
  });
  expect(performance.now() - begin).toBeLessThan(3000);
  unlock();
});
