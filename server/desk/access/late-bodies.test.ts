import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";

const MINUTE = 60_000;
const BODY = JSON.stringify({ name: "Eve", email: "eve@x.example", role: "manager" });

/** An invitation whose body arrives after `meanwhile`. Resolves with its status. */
async function openDesk(dialect: (typeof DIALECTS)[number]) {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const { id, cookie } = await signIn(desk, "manager");
  await signIn(desk, "manager", "Another");
  await desk.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = desk.app.server.address() as { port: number };

  async function invite(meanwhile: () => Promise<unknown> | void): Promise<number> {
    const { first } = desk.database;
    const sessionIsRead = new Promise<void>((resolve) => {
      desk.database.first = (...given) => {
        const reading = first(...given);
        if (given[1].includes("from sessions")) void reading.then(() => resolve());
        return reading;
      };
    });
    const headers = {
      cookie,
      host: "www.example.com",
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      "content-length": BODY.length,
    };
    const path = "/api/desk/people";
    const request = httpRequest({ port, host: "127.0.0.1", method: "POST", path, headers });
    const response = new Promise<number>((resolve, reject) => {
      request.on("error", reject);
      request.on("response", (given) => resolve(given.resume().statusCode ?? 0));
    });
    request.write(BODY.slice(0, 10));
    await sessionIsRead;
    await meanwhile();
    request.end(BODY.slice(10));
    return response;
  }

  const change = (sql: string) => desk.database.run(sql, id);
  const hasEve = async () => {
    const people = await desk.request("GET", "/people", undefined, { cookie });
    return JSON.stringify(people.body).includes("eve@");
  };
  return { ...desk, invite, change, hasEve };
}

test.for(DIALECTS)("%s: a body that arrives in time changes something", async (dialect) => {
  const { invite, hasEve } = await openDesk(dialect);
  expect(await invite(() => {})).toBe(201);
  expect(await hasEve()).toBe(true);
});

test.for(DIALECTS)("%s: rights that ended before the body arrived are gone", async (dialect) => {
  const { invite, change, hasEve, wait } = await openDesk(dialect);
  expect(await invite(() => wait(5 * MINUTE))).toBe(403);
  wait(-5 * MINUTE);
  expect(await invite(() => change("update accounts set role = 'agent' where id = ?"))).toBe(403);
  expect(await hasEve()).toBe(false);
  await change("update accounts set role = 'manager' where id = ?");
  expect(await invite(() => change("delete from sessions where account_id = ?"))).toBe(401);
});
