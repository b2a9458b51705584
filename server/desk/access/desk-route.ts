import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type ContractEntry, type DeskContract, deskContract } from "#domain/desk/contract.ts";
import { REASON_HEADER } from "#domain/desk/urls.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { SignedIn } from "./session-repository.ts";

type Schema = z.ZodType;

type Parsed<Entry, Part extends string> = Entry extends {
  [Key in Part]: infer Given extends Schema;
}
  ? z.output<Given>
  : undefined;

/** Where the response is no JSON of a schema, the route sends it itself. */
type Handled<Entry> = Entry extends { response: infer Given extends Schema }
  ? z.input<Given>
  : Entry extends { types: readonly string[] }
    ? FastifyReply
    : void;

type Handle<Entry extends ContractEntry> = (given: {
  account: Entry["access"] extends "anyone" ? null : SignedIn;
  params: Parsed<Entry, "params">;
  query: Parsed<Entry, "query">;
  body: Parsed<Entry, "body">;
  request: FastifyRequest;
  reply: FastifyReply;
}) => Promise<Handled<Entry>>;

const MAX_JSON_BYTES = 64 * 1024;

/** Adds a route of the contract; its request and response go through their schemas. */
export function deskRoute<Name extends keyof DeskContract>(
  app: FastifyInstance,
  name: Name,
  handle: Handle<DeskContract[Name]>,
): void {
  type Given = Parameters<typeof handle>[0];
  const entry: ContractEntry = deskContract[name];
  const [method = "", url = ""] = name.split(" ");
  app.route({
    method,
    url,
    bodyLimit: MAX_JSON_BYTES,
    config: {
      access: entry.access,
      isBackground: entry.isBackground,
      isSignOut: entry.isSignOut,
    },
    async handler(request, reply) {
      const given = {
        account: request.signedIn as Given["account"],
        params: parse(entry.params, request.params) as Given["params"],
        query: parse(entry.query, request.query) as Given["query"],
        body: parse(entry.body, request.body) as Given["body"],
        request,
        reply,
      };
      // Afterwards, so that nobody is asked who they are for a request with a mistake.
      if (!request.isTouched && needsTouch(entry, given.body)) throw touchNeeded();
      const response = await handle(given);
      if (entry.types) return reply;
      if (!entry.response) return reply.code(entry.status ?? 204).send();
      return reply.code(entry.status ?? 200).send(entry.response.parse(response));
    },
  });
}

function needsTouch({ needsTouch: fields }: ContractEntry, body: unknown): boolean {
  if (fields === undefined || fields === true) return fields === true;
  const given = (body ?? {}) as Record<string, unknown>;
  return fields.some((field) => given[field] !== undefined);
}

function touchNeeded(): HttpError {
  return new HttpError(403, "Confirm that it is you", {
    headers: { [REASON_HEADER]: "touch" },
    more: { reason: "touch" },
  });
}

export function parse<Given extends Schema>(
  schema: Given | undefined,
  value: unknown,
): z.output<Given> {
  if (!schema) return undefined as z.output<Given>;
  if (hasZeroCharacter(value)) throw new HttpError(422, "Text must not contain NUL characters");
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [{ path, message } = { path: [], message: "not valid" }] = error.issues;
  const field = path.join(".");
  throw new HttpError(422, field ? `${field}: ${message}` : message, {
    field: field || undefined,
  });
}

/** PostgreSQL stores no zero character. A loop, because a body may be nested deeper than the stack. */
function hasZeroCharacter(value: unknown): boolean {
  const unseen = [value];
  while (unseen.length > 0) {
    const next = unseen.pop();
    if (typeof next === "string" && next.includes("\0")) return true;
    if (typeof next === "object" && next !== null) unseen.push(...Object.values(next));
  }
  return false;
}
