import fastify from "fastify";
import { expect, test } from "vitest";
import { deskRoutes } from "./routes.ts";
import { makeDesk, signIn } from "./test-desk.ts";

type Statuses = [nobody: number, agent: number, manager: number];

const OPEN: Statuses = [422, 422, 422];

/**
 * Every route of the desk, with the status of its answer to nobody, an agent and a manager. The request has an
 * unknown id and no body: a person who may call is answered with 404 or 422 where one is needed.
 */
const ROUTES: Record<string, Statuses> = {
  "POST /api/desk/sign-in/code": OPEN,
  "POST /api/desk/sign-in/code/check": OPEN,
  "POST /api/desk/sign-in/passkey/options": OPEN,
  "POST /api/desk/sign-in/passkey/check": OPEN,
  "GET /api/desk/sessions": [401, 200, 200],
  "DELETE /api/desk/sessions/:id": [401, 404, 404],
  "DELETE /api/desk/sessions": [401, 204, 204],
  "POST /api/desk/passkeys/options": [401, 200, 200],
  "POST /api/desk/passkeys": [401, 422, 422],
  "POST /api/desk/passkeys/:id": [401, 422, 422],
  "DELETE /api/desk/passkeys/:id": [401, 404, 404],
  "GET /api/desk/me": [401, 200, 200],
  "GET /api/desk/people": [401, 200, 200],
  "POST /api/desk/people": [401, 403, 422],
  "POST /api/desk/people/:id": [401, 422, 422],
  "GET /api/desk/audit": [401, 403, 200],
  "POST /api/desk/sign-out": [401, 204, 204],
  "GET /api/desk/leads": [401, 200, 200],
  "GET /api/desk/counts": [401, 200, 200],
  "GET /api/desk/leads/:id": [401, 404, 404],
  "POST /api/desk/leads/:id/answer": [401, 422, 422],
  "POST /api/desk/leads/:id/assign": [401, 422, 422],
  "POST /api/desk/leads/:id/call": [401, 422, 422],
  "POST /api/desk/leads/:id/merge": [401, 422, 422],
  "POST /api/desk/leads/:id/next-step": [401, 422, 422],
  "POST /api/desk/leads/:id/note": [401, 422, 422],
  "POST /api/desk/leads/:id/stage": [401, 422, 422],
  "POST /api/desk/leads/:id/stop": [401, 422, 422],
  "POST /api/desk/leads/bulk": [401, 422, 422],
};

type Method = "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";

/** As they are registered. */
async function registeredRoutes(): Promise<string[]> {
  const { deps } = await makeDesk();
  const routes: string[] = [];
  const app = fastify();
  app.addHook("onRoute", ({ method, url }) => void routes.push(`${String(method)} ${url}`));
  await app.register((desk) => deskRoutes(desk, deps), { prefix: "/api/desk" });
  await app.close();
  return routes;
}

function requestOf(route: string): { method: Method; url: string } {
  const [method, url = ""] = route.split(" ");
  return { method: method as Method, url: url.replaceAll(/:\w+/g, "unknown") };
}

test("the table names every registered route", async () => {
  const routes = (await registeredRoutes()).filter((route) => !route.startsWith("HEAD "));
  expect(routes.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test.for(Object.entries(ROUTES))("%s answers each role", async ([route, statuses]) => {
  const desk = await makeDesk();
  const people = [null, await signIn(desk, "agent"), await signIn(desk, "manager")];
  const { method, url } = requestOf(route);
  for (const [index, person] of people.entries()) {
    const headers = {
      "sec-fetch-site": "same-origin",
      ...(person && { cookie: person.cookie }),
    };
    for (const each of method === "GET" ? (["HEAD", "GET"] as const) : [method]) {
      const answer = await desk.app.inject({ method: each, url, headers });
      expect(answer.statusCode, `${each} by ${["nobody", "agent", "manager"][index]}`).toBe(
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
      const answer = await desk.app.inject({ method, url, headers: { cookie, ...headers } });
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
    }
    const own = { cookie, origin: "https://www.example.com" };
    expect((await desk.app.inject({ method, url, headers: own })).statusCode).not.toBe(403);
  },
);
