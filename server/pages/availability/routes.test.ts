import { expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk } from "#server/testing/test-desk.ts";

const PATH = "/api/availability";

test("the response has the state and the time of every development, and may be cached for 50 seconds", async () => {
  const { app } = await makeApp({ apiKey: "secret" });
  const response = await app.inject(PATH);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toContain("application/json");
  expect(response.headers["cache-control"]).toBe("public, max-age=50");
  const developments = Object.fromEntries(
    allDevelopments().map(({ key, availability }) => [key, availability]),
  );
  expect(response.json().developments).toEqual(developments);
  expect(Object.values(developments).map(({ asOf }) => asOf)).toContain(response.json().asOf);
});

test("a response that has not changed is 304 without a body", async () => {
  const { app } = await makeApp();
  const { etag } = (await app.inject(PATH)).headers;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await app.inject({ url: PATH, headers: { "if-none-match": String(known) } });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, "", etag]);
  }
  const other = await app.inject({ url: PATH, headers: { "if-none-match": '"other"' } });
  expect(other.statusCode).toBe(200);
});

test("only GET and HEAD are allowed", async () => {
  const { app } = await makeApp();
  const head = await app.inject({ method: "HEAD", url: PATH });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  const post = await app.inject({ method: "POST", url: PATH, payload: {} });
  expect([post.statusCode, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

/** A database that never responds, until it is told to. */
async function makeFreezable(dialect: (typeof DIALECTS)[number]) {
  const database = await openTestDatabase(dialect);
  let frozen: Promise<void> | undefined;
  let queries = 0;
  const all: typeof database.all = async (...statement) => {
    if (statement[1].includes("home_status")) {
      queries++;
      await frozen;
    }
    return database.all(...statement);
  };
  const desk = await makeDesk({ database: { ...database, all } });
  return {
    ...desk,
    queries: () => queries,
    ask: () => desk.app.inject(PATH),
    freeze() {
      const { promise, resolve } = Promise.withResolvers<void>();
      frozen = promise;
      return resolve;
    },
  };
}

test.for(DIALECTS)(
  "%s: while the database does not respond, the last state is sent with its age, by one query",
  async (dialect) => {
    const server = await makeFreezable(dialect);
    const before = await server.ask();
    expect(before.headers.age).toBe("0");
    const thaw = server.freeze();
    server.wait(120_000);
    const queries = server.queries();
    for (const response of await Promise.all(Array.from({ length: 20 }, server.ask))) {
      expect([response.statusCode, response.body]).toEqual([200, before.body]);
      expect(response.headers).toMatchObject({ age: "120", "cache-control": "public, max-age=50" });
    }
    expect(server.queries()).toBe(queries + 1);
    thaw();
    await expect.poll(async () => (await server.ask()).headers.age).toBe("0");
  },
);

test("a server that never read the state responds with 503 and Retry-After", async () => {
  const server = await makeFreezable("sqlite");
  const thaw = server.freeze();
  for (const { statusCode, headers } of await Promise.all([server.ask(), server.ask()])) {
    expect([statusCode, headers["retry-after"]]).toEqual([503, "10"]);
    expect(headers["cache-control"]).toBe("no-store");
  }
  expect(server.queries()).toBe(1);
  thaw();
  await expect.poll(async () => (await server.ask()).statusCode).toBe(200);
});
