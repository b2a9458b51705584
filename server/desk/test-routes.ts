import type { DeskContract } from "#domain/desk/contract.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import type { Role } from "#domain/desk/roles.ts";
import { STAGES } from "#domain/desk/stages.ts";
import { VIEWS } from "#domain/desk/leads.ts";
import { type MarkedLead, type RightsWorld, VERSION } from "./test-rights-world.ts";

export type Route = keyof DeskContract;

export type RouteRequest = {
  /** The lead in the path; the target by default. */
  lead?: MarkedLead;
  name?: string;
  query?: string;
  body?: object;
  /** Of somebody who may see the lead; that of the contract by default. */
  status?: number | Record<Role, number>;
};

type Requests = (target: MarkedLead, world: RightsWorld) => RouteRequest[];

/** What the route says of leads: the requests that name the target in every way a client can. Or nothing: the
 * statuses of nobody, an agent and a manager, with an unknown id and no body. */
type RouteRights =
  { ofLead: Requests } | { ofLeads: Requests } | { ofNone: [number, number, number] };

const version = VERSION;
const once = (body: object, status?: RouteRequest["status"]): RouteRights => ({
  ofLead: ({ mergedInto }) => [{ body, ...(mergedInto ? { status: 422 } : status && { status }) }],
});
const OPEN: RouteRights = { ofNone: [422, 422, 422] };
const OWN: RouteRights = { ofNone: [401, 200, 200] };

/** Every route of the contract: a new one has to be classified before the types and the tests pass. */
export const ROUTES: Record<Route, RouteRights> = {
  "GET /openapi.json": OWN,
  "POST /sign-in/code": OPEN,
  "POST /sign-in/code/check": OPEN,
  "POST /sign-in/passkey/options": OPEN,
  "POST /sign-in/passkey/check": OPEN,
  "GET /sessions": OWN,
  "DELETE /sessions/:id": { ofNone: [401, 404, 404] },
  "DELETE /sessions": { ofNone: [401, 204, 204] },
  "POST /touch/options": OWN,
  "POST /touch/code": { ofNone: [401, 202, 202] },
  "POST /touch": { ofNone: [401, 422, 422] },
  "POST /recovery-codes": { ofNone: [401, 201, 201] },
  "POST /passkeys/options": OWN,
  "POST /passkeys": { ofNone: [401, 422, 422] },
  "POST /passkeys/:id": { ofNone: [401, 422, 422] },
  "DELETE /passkeys/:id": { ofNone: [401, 404, 404] },
  "GET /me": OWN,
  "GET /people": OWN,
  "POST /people": { ofNone: [401, 403, 422] },
  "POST /people/:id": { ofNone: [401, 422, 422] },
  "POST /people/:id/invitation": { ofNone: [401, 403, 404] },
  "POST /sign-out": { ofNone: [401, 204, 204] },
  "GET /audit": { ofLeads: () => [{}, { query: "action=lead-changed" }] },
  "GET /counts": { ofLeads: () => [{}] },
  "GET /figures": { ofLeads: () => [{}] },
  "GET /homes": OWN,
  "GET /homes/:development/:home": { ofNone: [401, 404, 404] },
  "POST /homes/:development/:home": { ofNone: [401, 422, 422] },
  "GET /leads": {
    ofLeads: ({ id, kind, ownerId, stage, receivedAt, texts }) => [
      ...VIEWS.map((view) => ({ query: `view=${view}` })),
      ...LEAD_KINDS.map((name) => ({ query: `kind=${name}` })),
      ...STAGES.map((name) => ({ query: `stage=${name}` })),
      { query: `ids=${id}` },
      { query: `ids=${id}&view=new&kind=${kind}&stage=${stage}` },
      { query: `owner=${ownerId ?? "none"}` },
      { query: `after=${cursor("newest", receivedAt, id)}` },
      { query: `sort=oldest&after=${cursor("oldest", receivedAt, id)}` },
      ...[id, ...Object.values(texts)]
        .filter(Boolean)
        .map((text) => ({ query: `search=${encodeURIComponent(text)}` })),
    ],
  },
  "GET /leads/:id": { ofLead: () => [{}] },
  "POST /leads/:id/reveal": {
    ofLead: ({ texts }) => [
      { body: { field: "dateOfBirth" }, status: texts.dateOfBirth ? 200 : 404 },
    ],
  },
  "GET /leads/:id/documents/:name": {
    ofLead: ({ documents: [name] }, { find }) => [
      name ? { name } : { name: "unknown", status: 404 },
      ...(name ? [{ name, query: "download" }] : []),
      { lead: find("own contact"), name: name ?? "unknown", status: 404 },
    ],
  },
  "POST /leads/:id/stage": once({ version, stage: "lost", lostReason: "price" }),
  "POST /leads/:id/assign": {
    ofLead: ({ mergedInto }, { ali, manager }) => [
      { body: { version, ownerId: manager.id }, status: mergedInto ? 422 : byRole(403, 200) },
      { body: { version, ownerId: "next" }, status: mergedInto ? 422 : byRole(403, 200) },
      { body: { version: 0, ownerId: ali.id }, status: mergedInto ? 422 : 409 },
    ],
  },
  "POST /leads/:id/next-step": once({ version, nextStep: { at: 1_900_000_000_000, note: "x" } }),
  "POST /leads/:id/note": once({ text: "x" }),
  "POST /leads/:id/call": once({ outcome: "spoke", isConfirmed: true }),
  "POST /leads/:id/stop": {
    ofLead: ({ mergedInto }) => [
      { body: { isStopped: true }, status: mergedInto ? 422 : 200 },
      { body: { isStopped: false }, status: mergedInto ? 422 : byRole(403, 200) },
    ],
  },
  "POST /leads/:id/merge": {
    ofLead: (target, { find }) => [
      { body: { version, into: "unknown" }, status: 422 },
      {
        lead: find("own meeting"),
        body: { version, into: target.id },
        status: byRole(422, target.name.endsWith("of the same person") ? 200 : 422),
      },
    ],
  },
  "POST /leads/:id/reply": once({ subject: "x", text: "x" }),
  "POST /leads/:id/erase": { ofLead: () => [{ body: { reference: "x" }, status: 422 }] },
  "POST /leads/bulk": {
    ofLeads: ({ id }, { find, sara }) =>
      [VERSION, 0].map((given) => ({
        body: {
          leads: [id, find("own contact").id].map((lead) => ({ id: lead, version: given })),
          change: { kind: "assign", ownerId: sara.id },
        },
      })),
  },
  "GET /export": {
    ofLeads: ({ kind, receivedAt }) => [
      {},
      { query: "format=json" },
      { query: `kind=${kind}&from=${receivedAt}&to=${receivedAt + 1}` },
    ],
  },
  "GET /live": { ofNone: [401, 422, 422] }, // its events are tested in live-rights.test.ts
};

function byRole(agent: number, manager: number): Record<Role, number> {
  return { agent, manager };
}

function cursor(order: string, ...key: (string | number)[]): string {
  return Buffer.from(JSON.stringify([order, ...key])).toString("base64url");
}

type Method = "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";

/** A request with an unknown id and no body. */
export function requestOf(route: string): { method: Method; url: string } {
  const [method, path = ""] = route.split(" ");
  const query = path === "/live" ? "?lead=unknown" : ""; // without it the response has no end
  const url = `/api/desk${path.replaceAll(/:\w+/g, "unknown")}${query}`;
  return { method: method as Method, url };
}
