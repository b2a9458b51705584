import type { z } from "zod";
import { type ContractEntry, deskContract, deskError } from "#domain/desk/contract.ts";

const entries = Object.entries<ContractEntry>(deskContract).map(([name, entry]) => {
  const pattern = name.replaceAll(/:\w+/g, "[^/]+").replace(" /", " ");
  return { pattern: new RegExp(`^${pattern}$`), entry };
});

/** `name` is a method and a path below `/api/desk`, such as `POST leads/1/note`. */
function requireEntry(name: string): ContractEntry {
  const found = entries.find(({ pattern }) => pattern.test(name.replace(/^HEAD /, "GET ")));
  if (!found) throw new Error(`${name} is no route of the desk: see domain/desk/contract.ts`);
  return found.entry;
}

/** Throws where the server would refuse the request for its form. */
export function checkRequest(name: string, query: string, body: unknown): void {
  const entry = requireEntry(name);
  check(`query of ${name}`, Object.fromEntries(new URLSearchParams(query)), entry.query);
  check(`body of ${name}`, body, entry.body);
}

/** Throws where the server never responds so. An error without a body is one of a proxy. */
export function makeResponse(
  name: string,
  { status, body, headers }: { status?: number; body?: unknown; headers?: HeadersInit },
): Response {
  const { response, types, errors = {}, ...entry } = requireEntry(name);
  if (status !== undefined && status >= 400) {
    if (body !== undefined) check(`${status} of ${name}`, body, deskError, errors[status]);
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  }
  const usual = entry.status ?? (response || types ? 200 : 204);
  if (status !== undefined && status !== usual)
    throw new Error(`${name} never has ${status}: see domain/desk/contract.ts`);
  const text = body === undefined ? undefined : JSON.stringify(body);
  check(`response of ${name}`, text && JSON.parse(text), response);
  return new Response(text ?? null, { status: usual });
}

/** Throws where none of the schemas accepts the value. Without a schema everything is accepted. */
function check(what: string, value: unknown, ...schemas: (z.ZodType | undefined)[]): void {
  const results = schemas.flatMap((schema) => (schema ? [schema.safeParse(value)] : []));
  if (results.length === 0 || results.some(({ success }) => success)) return;
  const reasons = results.map(({ error }) => error?.message);
  throw new Error(`The ${what} is not as domain/desk/contract.ts says: ${reasons.join(" or ")}`);
}
