import { z } from "zod";
import { account, me } from "./account.ts";
import { auditPage, auditQuery } from "./audit.ts";
import { bulkChange, bulkResponse } from "./bulk.ts";
import { figures, figuresQuery } from "./figures.ts";
import { deskHomes, homeChange, homeConflict, homeView } from "./homes.ts";
import {
  fieldReveal,
  leadChanges,
  leadConflict,
  leadView,
  phoneCallError,
  revealedField,
} from "./lead.ts";
import { leadPage, leadQuery, viewCounts } from "./leads.ts";
import { erasureResponse, exportQuery, leadErasure } from "./office.ts";
import { newPerson, people, personChange } from "./people.ts";
import type { Role } from "./roles.ts";
import {
  newPasskey,
  passkeyChange,
  passkeyOptions,
  recoveryCodes,
  sessionList,
  signInRequests,
  touch,
} from "./sign-in.ts";

/** Who may use a route: everybody, every signed-in person, or managers alone. */
export type Access = "anyone" | Role;

export type ContractEntry = {
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Left out: no content. */
  response?: z.ZodType;
  /** Left out: 200, or 204 without content. */
  status?: number;
  /** The types of a response that is not JSON of a schema, such as a file. */
  types?: string[];
  /** The bodies of errors that say more than `deskError`, by status. */
  errors?: Record<number, z.ZodType>;
  /** The browser sends it without the user: such a request does not prolong the session. */
  isBackground?: true;
  /** The browser loses its cookie whatever happens. */
  isSignOut?: true;
  /** What cannot be taken back: the person proved within the last minutes who they are, or gets 403 with the
   * reason "touch". A list names the fields of the body that need it. */
  needsTouch?: true | readonly string[];
};

/** The body of every response with an error. */
export const deskError = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  /** The field that has to be corrected, where it is a single one. */
  field: z.string().optional(),
  /** What the desk can do about it before it repeats the request. */
  reason: z.literal("touch").optional(),
});

const id = z.string().max(64);
const byId = z.strictObject({ id });
const home = z.strictObject({ development: id, home: id });

function leadChange<Body extends z.ZodType>(body: Body) {
  const errors = { 409: leadConflict };
  return { access: "agent", params: byId, body, response: leadView, errors } as const;
}

/** Every route below `/api/desk`: the server registers these, and OpenAPI and the desk's tests read them. */
export const deskContract = {
  "GET /openapi.json": { access: "agent", response: z.looseObject({}) },
  "POST /sign-in/code": { access: "anyone", body: signInRequests.code, status: 202 },
  "POST /sign-in/code/check": {
    access: "anyone",
    body: signInRequests["code/check"],
    response: me,
  },
  "POST /sign-in/passkey/options": {
    access: "anyone",
    body: signInRequests["passkey/options"],
    response: passkeyOptions,
  },
  "POST /sign-in/passkey/check": {
    access: "anyone",
    body: signInRequests["passkey/check"],
    response: me,
  },
  "POST /sign-out": { isSignOut: true, access: "agent" },
  "GET /sessions": { access: "agent", response: sessionList },
  "DELETE /sessions": { access: "agent" },
  "DELETE /sessions/:id": { access: "agent", params: byId },
  "POST /touch/options": { access: "agent", response: passkeyOptions },
  "POST /touch/code": { access: "agent", status: 202 },
  "POST /touch": { access: "agent", body: touch },
  "POST /recovery-codes": {
    access: "agent",
    response: recoveryCodes,
    status: 201,
    needsTouch: true,
  },
  "POST /passkeys/options": { access: "agent", response: passkeyOptions, needsTouch: true },
  "POST /passkeys": {
    access: "agent",
    body: newPasskey,
    response: me,
    status: 201,
    needsTouch: true,
  },
  "POST /passkeys/:id": { access: "agent", params: byId, body: passkeyChange, response: me },
  "DELETE /passkeys/:id": { access: "agent", params: byId, needsTouch: true },
  "GET /me": { access: "agent", response: me },
  "GET /people": { access: "agent", response: people },
  "POST /people": {
    access: "manager",
    body: newPerson,
    response: account,
    status: 201,
    needsTouch: true,
  },
  "POST /people/:id": {
    access: "agent",
    params: byId,
    body: personChange,
    response: account,
    needsTouch: ["role", "isDisabled"],
  },
  "POST /people/:id/invitation": { access: "manager", params: byId, needsTouch: true },
  "GET /audit": { access: "manager", query: auditQuery, response: auditPage },
  "GET /leads": { access: "agent", query: leadQuery, response: leadPage },
  "GET /counts": { access: "agent", response: viewCounts },
  "GET /leads/:id": { access: "agent", params: byId, response: leadView },
  "POST /leads/:id/reveal": {
    access: "agent",
    params: byId,
    body: fieldReveal,
    response: revealedField,
  },
  "GET /leads/:id/documents/:name": {
    access: "agent",
    params: z.strictObject({ id, name: id }),
    query: z.looseObject({ download: z.string().optional() }),
    types: ["application/pdf", "image/jpeg", "image/png", "application/octet-stream"],
  },
  "POST /leads/:id/stage": leadChange(leadChanges.stage),
  "POST /leads/:id/assign": leadChange(leadChanges.assign),
  "POST /leads/:id/next-step": leadChange(leadChanges["next-step"]),
  "POST /leads/:id/note": leadChange(leadChanges.note),
  "POST /leads/:id/call": {
    ...leadChange(leadChanges.call),
    errors: { 409: leadConflict, 422: phoneCallError },
  },
  "POST /leads/:id/stop": leadChange(leadChanges.stop),
  "POST /leads/:id/merge": leadChange(leadChanges.merge),
  "POST /leads/:id/reply": leadChange(leadChanges.reply),
  "POST /leads/:id/erase": {
    access: "manager",
    params: byId,
    body: leadErasure,
    response: erasureResponse,
    needsTouch: true,
  },
  "POST /leads/bulk": { access: "agent", body: bulkChange, response: bulkResponse },
  "GET /export": {
    access: "manager",
    query: exportQuery,
    types: ["text/csv", "application/json"],
    needsTouch: true,
  },
  "GET /figures": { access: "manager", query: figuresQuery, response: figures },
  "GET /homes": { access: "agent", response: deskHomes },
  "GET /homes/:development/:home": { access: "agent", params: home, response: homeView },
  "POST /homes/:development/:home": {
    access: "agent",
    params: home,
    body: homeChange,
    response: homeView,
    errors: { 409: homeConflict },
  },
  "GET /live": {
    access: "agent",
    query: z.strictObject({ lead: z.uuid("not the id of a lead").optional() }),
    types: ["text/event-stream"],
    isBackground: true,
  },
} as const satisfies Record<string, ContractEntry>;

export type DeskContract = typeof deskContract;
