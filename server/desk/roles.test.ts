import fastify from "fastify";
import { expect, test } from "vitest";
import { deskRoutes } from "./routes.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";
import { requestOf, ROUTES } from "./test-routes.ts";

async function registeredRoutes(): Promise<string[]> {
  const { deps } = await makeDesk();
  const routes: string[] = [];
  const app = fastify();
  app.addHook("onRoute", ({ method, url }) => void routes.push(`${String(method)} ${url}`));
  await app.register((desk) => deskRoutes(desk, deps), { prefix: "/api/desk" });
  await app.close();
  return routes;
}

test("the table names every registered route", async () => {
  const routes = (await registeredRoutes()).filter((route) => !route.startsWith("HEAD "));
  expect(routes.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test.for(Object.entries(ROUTES))("%s has a status for each role", async ([route, statuses]) => {
  const desk = await makeDesk();
  const people = [null, await signIn(desk, "agent"), await signIn(desk, "manager")];
  const { method, url } = requestOf(route);
  for (const [index, person] of people.entries()) {
    const headers = {
      "sec-fetch-site": "same-origin",
      ...(person && { cookie: person.cookie }),
    };
    for (const each of method === "GET" ? (["HEAD", "GET"] as const) : [method]) {
      const response = await desk.app.inject({ method: each, url, headers });
      expect(response.statusCode, `${each} by ${["nobody", "agent", "manager"][index]}`).toBe(
        statuses[index],
      );
    }
  }
});

test.for(Object.keys(ROUTES).filter((route) => !route.startsWith("GET ")))(
  "%s is refused from another origin",
  async (route) => {
    const desk = await makeDesk();
    const { cookie } = await signIn(desk, "manager");
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
      expect(response.statusCode, JSON.stringify(headers)).toBe(403);
    }
    const own = { cookie, origin: "https://www.example.com" };
    expect((await desk.app.inject({ method, url, headers: own })).statusCode).not.toBe(403);
  },
);
