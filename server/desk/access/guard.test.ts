import fastify from "fastify";
import { pino } from "pino";
import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { createEndedSessions } from "./ended-sessions.ts";
import { guardDesk } from "./guard.ts";
import { requestDesk, signIn } from "#server/testing/test-desk.ts";

test.for(DIALECTS)("%s: a signed-in person gets a response, others get 401", async (dialect) => {
  const server = await makeApp({ database: await openTestDatabase(dialect) });
  const { request, id } = await signIn(server, "agent");
  expect(await request("GET", "/people")).toMatchObject({ status: 200, body: [{ id }] });
  expect(await requestDesk(server.app, "GET", "/people")).toMatchObject({ status: 401 });
  const cookie = "__Host-desk=unknown";
  expect(await requestDesk(server.app, "GET", "/people", undefined, { cookie })).toMatchObject({
    status: 401,
  });
});

test("a response of the desk is not stored, indexed or framed, also when it refuses", async () => {
  const server = await makeApp();
  const { request } = await signIn(server, "agent");
  for (const response of [
    await request("GET", "/people"),
    await requestDesk(server.app, "GET", "/people"),
  ]) {
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

test("a route that does not declare who may use it cannot be registered", async () => {
  const app = fastify();
  const { deps } = await makeApp();
  guardDesk(app, {
    ...deps,
    endedSessions: createEndedSessions(app, deps),
    inBackground: () => {},
  });
  expect(() => app.get("/x", () => {})).toThrow("GET /x must declare config.access");
});

test("the log has who was refused, by id", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = await makeApp({ log });
  const { request, id } = await signIn(server, "agent");
  await request("GET", "/audit");
  await request("GET", `/leads/${crypto.randomUUID()}`);
  await requestDesk(server.app, "GET", "/audit");
  const completed = lines.filter(({ msg }) => msg === "request completed");
  expect(completed.map(({ path, status, person }) => [path, status, person])).toEqual([
    ["/api/desk/audit", 403, id],
    ["/api/desk/leads/:id", 404, id],
    ["/api/desk/audit", 401, undefined],
  ]);
});

test("DESK=off leaves the desk out", async () => {
  const { app } = await makeApp({ desk: false });
  expect(await requestDesk(app, "GET", "/people")).toMatchObject({ status: 404 });
});

test.for([
  ["a page of the desk", { "sec-fetch-site": "same-origin" }, 200],
  ["the address bar", { "sec-fetch-site": "none" }, 200],
  ["a page of another host of the same site", { "sec-fetch-site": "same-site" }, 403],
  ["a page of another site", { "sec-fetch-site": "cross-site" }, 403],
  ["an old browser on the public site", { origin: "https://www.example.com" }, 403],
  ["an old browser at the desk", { origin: "https://desk.example.com" }, 200],
  ["a sandbox", { origin: "null" }, 403],
] as [string, Record<string, string>, number][])(
  "the desk and the address bar may read as a signed-in person, nothing else: %s",
  async ([, named, status]) => {
    const server = await makeApp({ deskOrigin: "https://desk.example.com" });
    const { cookie } = await signIn(server, "manager");
    const headers = { host: "desk.example.com", cookie, ...named };
    const { statusCode } = await server.app.inject({ url: "/api/desk/people", headers });
    expect(statusCode).toBe(status);
  },
);
