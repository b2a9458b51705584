import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import {
  FIELDS,
  HOSTILE_BODIES,
  HOSTILE_IDS,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  QUERIES,
} from "./test-hostile-values.ts";
import type { Client, HostileWorld } from "./test-hostile-world.ts";
import { deskContract } from "#domain/desk/contract.ts";

const ROUTES = Object.keys(deskContract).map((route) => route.replace(" ", " /api/desk"));

const JSON_TYPE = "application/json";
const MORE_THAN_ALLOWED = 70_000;

const OWN_PAGE = { host: "www.example.com", "sec-fetch-site": "same-origin" };

const ORIGINS: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "https://blog.example.com" },
  { "sec-fetch-site": "none" },
  { origin: "https://evil.example" },
  { origin: "null" },
  {},
];

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json;;;",
  "application/jsonp",
  "x",
];

const mostly = <Right, Wrong>(right: Right, wrong: readonly Wrong[]): fc.Arbitrary<Right | Wrong> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong) },
  );

function jsonValues(ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...HOSTILE_VALUES),
    fc.constantFrom(...ids).map((id) => JSON.stringify(id)),
    fc.json(),
    fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
    fc.constantFrom(...ids).map((id) => `[{"id":"${id}","version":${id.length % 7}}]`),
    fc.constantFrom(...ids).map((id) => `{"kind":"assign","ownerId":"${id}"}`),
  );
}

function bodies(route: string, ids: readonly string[]): fc.Arbitrary<string | Buffer | undefined> {
  const fields = FIELDS[route] ?? {};
  const values = jsonValues(ids);
  const names = [...Object.keys(fields), "changeId", "__proto__", "x"];
  const changed = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 3 });
  const objects = changed.map((changes) => {
    // A name that is there already appears twice.
    const entries = [...Object.entries(fields), ...changes];
    return `{${entries.map(([name, value]) => `"${name}":${value}`).join()}}`;
  });
  const replaced = changed.map((changes) => {
    const entries = Object.entries({ ...fields, ...Object.fromEntries(changes) });
    return `{${entries.map(([name, value]) => `"${name}":${value}`).join()}}`;
  });
  return fc.oneof(
    { weight: 8, arbitrary: replaced },
    { weight: 2, arbitrary: objects },
    { weight: 2, arbitrary: values },
    { weight: 1, arbitrary: fc.constantFrom(undefined, ...HOSTILE_BODIES) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(`{"text":"${"x".repeat(MORE_THAN_ALLOWED)}"}`) },
  );
}

function queries(ids: readonly string[]): fc.Arbitrary<string> {
  const text = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS, ...ids, "all", "aisha", "aisha@example.com", "765 4321"),
    fc.string({ unit: "binary-ascii" }),
  );
  const pair = fc
    .tuple(fc.constantFrom(...QUERIES, "format", "from", "to", "download"), text)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => (pairs.length ? `?${pairs.join("&")}` : ""));
}

const clients: fc.Arbitrary<Client> = fc.oneof(
  { weight: 3, arbitrary: fc.constant("agent" as const) },
  { weight: 2, arbitrary: fc.constant("manager" as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("nobody", "forged", "expired", "revoked", "disabled"),
  },
);

export type HostileRequest = {
  client: Client;
  route: string;
  isOwnOrigin: boolean;
  inject: InjectOptions & { url: string; headers: Record<string, string> };
};

export function hostileRequests({
  ids,
  sessionIds,
  documentPaths,
}: Pick<HostileWorld, "ids" | "sessionIds" | "documentPaths">): fc.Arbitrary<HostileRequest> {
  const idInPath = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids, ...sessionIds) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_IDS) },
    { weight: 1, arbitrary: fc.string().map((text) => encodeURIComponent(text)) },
  );
  return fc.constantFrom(...ROUTES).chain((route) =>
    fc
      .record({
        client: clients,
        path: fc.oneof(fc.constantFrom(...documentPaths), fc.tuple(idInPath, idInPath)),
        query: queries(ids),
        origin: mostly(OWN_PAGE as Record<string, string>, ORIGINS),
        type: mostly(JSON_TYPE, TYPES),
        body: bodies(route, ids),
        method: mostly(null, ["PUT", "HEAD", "OPTIONS", "DELETE"] as const),
      })
      .map(({ client, path, query, origin, type, body, method }) => {
        const [own = "GET", url = ""] = route.split(" ");
        const sent = method ?? (own as "GET");
        const given = [...path];
        // The response of live events would not end without a wrong query.
        const search = route.endsWith("/live") ? "?lead=unknown" : query;
        const withBody = sent !== "GET" && sent !== "HEAD" && body !== undefined;
        return {
          client,
          route,
          isOwnOrigin: origin === OWN_PAGE,
          inject: {
            method: sent,
            url: url.replaceAll(/:\w+/g, () => given.shift() ?? "") + search,
            headers: { ...origin, ...(withBody && { "content-type": type }) },
            ...(withBody && { payload: body }),
          },
        };
      }),
  );
}
