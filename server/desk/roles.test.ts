import fastify from "fastify";
import { expect, test } from "vitest";
import { deskContract } from "#domain/desk/contract.ts";
import { deskRoutes } from "./routes.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";
import { requestOf, ROUTES } from "./test-routes.ts";

test("the server registers the routes of the contract, and no other", async () => {
  const { deps } = await makeDesk();
  const routes: string[] = [];
  const app = fastify();
  app.addHook("onRoute", ({ method, url }) => void routes.push(`${String(method)} ${url}`));
  await app.register((desk) => deskRoutes(desk, deps));
  await app.close();
  const registered = routes.filter((route) => !route.startsWith("HEAD "));
  expect(registered.toSorted()).toEqual(Object.keys(deskContract).toSorted());
});

test("a route that says nothing of leads has a status for each role", async () => {
  const desk = await makeDesk();
  let count = 0;
  // Signing out ends the session, so everybody is new.
  const makePerson = (role: "agent" | "manager") => signIn(desk, role, `Person ${(count += 1)}`);
  for (const [route, rights] of Object.entries(ROUTES)) {
    if (!("ofNone" in rights)) continue;
    const { method, url } = requestOf(route);
    const disabled = await makePerson("manager");
    await desk.database.run("update accounts set disabled_at = 1 where id = ?", disabled.id);
    const people = {
      nobody: null,
      agent: await makePerson("agent"),
      manager: await makePerson("manager"),
      disabled,
    };
    const [nobody, agent, manager] = rights.ofNone;
    const statuses = { nobody, agent, manager, disabled: nobody };
    for (const name of Object.keys(people) as (keyof typeof people)[]) {
      const cookie = people[name]?.cookie;
      const headers = { "sec-fetch-site": "same-origin", ...(cookie && { cookie }) };
      for (const each of method === "GET" ? (["HEAD", "GET"] as const) : [method]) {
        const { statusCode } = await desk.app.inject({ method: each, url, headers });
        expect(statusCode, `${each} ${url} by ${name}`).toBe(statuses[name]);
      }
    }
  }
});

test("every change is refused from another origin", async () => {
  const desk = await makeDesk();
  const changes = Object.keys(deskContract).filter((route) => !route.startsWith("GET "));
  for (const [index, route] of changes.entries()) {
    const { cookie } = await signIn(desk, "manager", `Manager ${index}`);
    const { method, url } = requestOf(route);
    for (const headers of [
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
      { "sec-fetch-site": "same-site", origin: "https://blog.example.com" },
      { "sec-fetch-site": "none" },
      { origin: "https://evil.example" },
      { origin: "null" },
      {},
    ]) {
      const response = await desk.app.inject({ method, url, headers: { cookie, ...headers } });
      expect(response.statusCode, `${route} ${JSON.stringify(headers)}`).toBe(403);
    }
    const own = { cookie, origin: "https://www.example.com" };
    const { statusCode } = await desk.app.inject({ method, url, headers: own });
    expect(statusCode, route).not.toBe(403);
  }
});
