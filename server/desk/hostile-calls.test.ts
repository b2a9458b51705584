import { expect, test, vi } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { contact } from "#server/test-app.ts";
import { makeDesk, signIn } from "./test-desk.ts";
import {
  FIELDS,
  HOSTILE_BODIES,
  HOSTILE_IDS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  QUERIES,
} from "./test-hostile-values.ts";
import { requestOf, ROUTES } from "./test-routes.ts";

vi.setConfig({ testTimeout: 180_000 }); // some thousand calls

const JSON_FROM_OWN_PAGE = {
  "content-type": "application/json",
  "sec-fetch-site": "same-origin",
};

function bodiesOf(route: string): string[] {
  const fields = FIELDS[route] ?? {};
  const changed = Object.keys(fields).flatMap((field) =>
    HOSTILE_VALUES.map((value) => {
      const entries = Object.entries({ ...fields, [field]: value });
      return `{${entries.map(([name, each]) => `"${name}":${each}`).join()}}`;
    }),
  );
  return [...HOSTILE_BODIES, ...changed];
}

/** The addresses and bodies of hostile calls of a route. */
function callsOf(route: string, leadId: string): { url: string; payload?: string }[] {
  const { method, url } = requestOf(route);
  const [path = ""] = url.split("?");
  const ids = HOSTILE_IDS.map((id) => ({ url: path.replace("unknown", id) }));
  const withIds = path.includes("unknown") ? ids : [];
  if (method === "GET") {
    const queries = HOSTILE_TEXTS.flatMap((text) =>
      QUERIES.map((name) => ({ url: `${path}?${name}=${encodeURIComponent(text)}` })),
    );
    return [...withIds, ...queries];
  }
  const target = path
    .replace("leads/unknown", `leads/${leadId}`)
    .replace("homes/unknown/unknown", "homes/indus-residence/A-102");
  return [...withIds, ...bodiesOf(route).map((payload) => ({ url: target, payload }))];
}

test.for(DIALECTS)("%s: no hostile call is answered with 5xx", async (dialect) => {
  const desk = await makeDesk({ database: await openTestDatabase(dialect), rateLimits: [] });
  await desk.send("contact", contact);
  const lead = await desk.database.first<{ id: string }>("select id from leads");
  for (const [index, route] of Object.keys(ROUTES).entries()) {
    const { cookie } = await signIn(desk, "manager", `Manager ${index}`);
    for (const { url, payload } of callsOf(route, lead!.id)) {
      const { statusCode } = await desk.app.inject({
        method: requestOf(route).method,
        url,
        headers: { ...JSON_FROM_OWN_PAGE, cookie },
        ...(payload !== undefined && { payload }),
      });
      expect(statusCode, `${url.slice(0, 99)} ${payload?.slice(0, 99)}`).toBeLessThan(500);
    }
  }
});
