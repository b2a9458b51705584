import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { Refusal } from "#server/http/refusal.ts";
import type { Access } from "./guard.ts";
import type { SignedIn } from "./session-repository.ts";

type Schema = z.ZodType;

type DeskRoute<
  Who extends Access,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  ResponseBody extends Schema,
> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Relative to `/api/desk`. */
  path: string;
  access: Who;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The default is 204 without content. */
  response?: ResponseBody;
  status?: number;
  handle(given: {
    account: Who extends "anyone" ? null : SignedIn;
    params: z.output<Params>;
    query: z.output<Query>;
    body: z.output<Body>;
    request: FastifyRequest;
    reply: FastifyReply;
  }): Promise<z.input<ResponseBody> | void>;
};

const MAX_JSON_BYTES = 64 * 1024;

export function deskRoute<
  Who extends Access,
  Params extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  ResponseBody extends Schema = z.ZodUndefined,
>(app: FastifyInstance, route: DeskRoute<Who, Params, Query, Body, ResponseBody>): void {
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: MAX_JSON_BYTES,
    config: { access: route.access },
    async handler(request, reply) {
      const response = await route.handle({
        account: request.signedIn as Who extends "anyone" ? null : SignedIn,
        params: parse(route.params, request.params),
        query: parse(route.query, request.query),
        body: parse(route.body, request.body),
        request,
        reply,
      });
      if (!route.response) return reply.code(route.status ?? 204).send();
      return reply.code(route.status ?? 200).send(route.response.parse(response));
    },
  });
}

export function parse<Given extends Schema>(
  schema: Given | undefined,
  value: unknown,
): z.output<Given> {
  if (!schema) return undefined as z.output<Given>;
  if (hasZeroCharacter(value)) throw new Refusal(422, "Text must not contain NUL characters");
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [{ path, message } = { path: [], message: "not valid" }] = error.issues;
  const field = path.join(".");
  throw new Refusal(422, field ? `${field}: ${message}` : message, {
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
