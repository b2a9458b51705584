import fastify from "fastify";
import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeApp } from "#server/testing/test-app.ts";
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
  guardDesk(app, { database: await openTestDatabase(), now: () => new Date(), deskOrigin: "" });
  expect(() => app.get("/x", () => {})).toThrow("GET /x must declare config.access");
});

test("DESK=off leaves the desk out", async () => {
  const { app } = await makeApp({ desk: false });
  expect(await requestDesk(app, "GET", "/people")).toMatchObject({ status: 404 });
});
