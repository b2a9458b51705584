import { expect, test, vi } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { contact } from "#server/test-app.ts";
import { makeDesk, signIn } from "./test-desk.ts";
import { requestOf, ROUTES } from "./test-routes.ts";

vi.setConfig({ testTimeout: 180_000 }); // some thousand calls

const DEPTH = 15_000;

const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "\u202e",
  "' or 1 = 1 --",
  "%",
  "*",
  '"near(',
  "a b",
  "1 x",
  "__proto__",
];

/** As JSON. */
const HOSTILE_VALUES = [
  ...HOSTILE_TEXTS.map((text) => JSON.stringify(text)),
  ..."null true -1 1.5 1e308 2147483648 9007199254740991 -9007199254740992".split(" "),
  ...'[] {} [null] {"$ne":null} {"toString":1} ["a","b"]'.split(" "),
  String.raw`"\ud800"`,
  `"${"x".repeat(60_000)}"`,
  "[".repeat(DEPTH) + "]".repeat(DEPTH),
];

const HOSTILE_BODIES = ["{", "nul", "7", "[]", '{"__proto__":{"role":"manager"}}', "\u0000", ""];

const HOSTILE_IDS = [
  "%00",
  "%2e%2e%2f",
  "'",
  "%F0%9F%98%80",
  "%ED%A0%80",
  "x".repeat(2000),
  "*",
  "-1",
];

const email = '"nobody@company.example"';
const answer = '{"id":"x","rawId":"x","type":"public-key","response":{}}';

/** A body that is right but for the field under test, as JSON. */
const FIELDS: Record<string, Record<string, string>> = {
  "sign-in/code": { email },
  "sign-in/code/check": { email, code: '"123456"' },
  "sign-in/passkey/check": { challengeId: '"x"', answer },
  passkeys: { challengeId: '"x"', name: '"x"', answer },
  "passkeys/:id": { name: '"x"' },
  people: { name: '"x"', email, role: '"agent"' },
  "people/:id": { name: '"x"', role: '"agent"', isPresent: "true", isDisabled: "false" },
  "homes/:development/:home": { status: '"reserved"', reason: '"x"', version: "0" },
  "leads/:id/answer": { subject: '"x"', text: '"x"' },
  "leads/:id/assign": { version: "0", ownerId: "null" },
  "leads/:id/call": { outcome: '"spoke"', note: '"x"', isConfirmed: "true" },
  "leads/:id/erase": { reference: '"x"' },
  "leads/:id/merge": { version: "0", into: '"x"' },
  "leads/:id/next-step": { version: "0", nextStep: '{"at":1900000000000,"note":"x"}' },
  "leads/:id/note": { text: '"x"' },
  "leads/:id/stage": { version: "0", stage: '"lost"', lostReason: '"price"' },
  "leads/:id/stop": { isStopped: "true" },
  "leads/bulk": {
    leads: '[{"id":"x","version":9007199254740991}]',
    change: '{"kind":"assign","ownerId":"x"}',
  },
};

const JSON_FROM_OWN_PAGE = {
  "content-type": "application/json",
  "sec-fetch-site": "same-origin",
};

const QUERIES = ["view", "kind", "stage", "owner", "search", "sort", "after", "lead", "x"];

function bodiesOf(route: string): string[] {
  const fields = FIELDS[route.replace("POST /api/desk/", "")] ?? {};
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
