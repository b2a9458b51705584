import { z } from "zod";
import type { Role } from "#domain/desk/roles.ts";
import { makeApp } from "./test-app.ts";
import { newAccount } from "#server/desk/accounts/account-repository.ts";
import { newSession } from "#server/desk/access/session-repository.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;
type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Headers = Record<string, string>;

/** The headers of a page of the public site, behind its proxy. */
const OWN_PAGE = { host: "www.example.com", "sec-fetch-site": "same-origin" };

export async function makeDesk(changes: Parameters<typeof makeApp>[0] = {}) {
  const clock = { at: Date.parse("2026-03-10T08:00:00Z") };
  const server = await makeApp({ now: () => new Date(clock.at), ...changes });
  const { database } = server.deps;
  return {
    ...server,
    database,
    request: (method: Method, path: string, payload?: object, headers?: Headers) =>
      requestDesk(server.app, method, path, payload, headers),
    wait: (milliseconds: number) => void (clock.at += milliseconds),
    audit: () =>
      database.all(
        z.object({
          by: z.string().nullable(),
          action: z.string(),
          subject: z.string().nullable(),
          details: z.string(),
        }),
        `select account_id as "by", action, subject, details from audit_entries order by at`,
      ),
  };
}

export async function addPerson({ deps }: Pick<Server, "deps">, role: Role, name = `A ${role}`) {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@company.example`;
  const { id, statement } = newAccount({ name, email, role }, deps.now());
  await deps.database.run(...statement);
  return { id, email };
}

/** Adds a person and a session; `request` sends requests below `/api/desk` with its cookie. */
export async function signIn(server: Pick<Server, "app" | "deps">, role: Role, name?: string) {
  const { database, now } = server.deps;
  const { id, email } = await addPerson(server, role, name);
  const session = newSession(id, "Test", now());
  await database.run(...session.statement);
  const cookie = `__Host-desk=${session.token}`;
  return {
    id,
    email,
    cookie,
    request: (method: Method, path: string, payload?: object, headers: Headers = {}) =>
      requestDesk(server.app, method, path, payload, { cookie, ...headers }),
  };
}

export async function requestDesk(
  app: Server["app"],
  method: Method,
  path: string,
  payload?: object,
  headers: Headers = {},
) {
  const response = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { ...OWN_PAGE, ...headers },
    ...(payload && { payload }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === "" ? null : (JSON.parse(response.body) as unknown),
  };
}

/** All cookies that a response sets, as a browser returns them. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return setCookies(headers)
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The header that sets the cookie of the session. */
export function sessionCookieOf({ headers }: { headers: Record<string, unknown> }): string {
  return setCookies(headers).find((cookie) => /^(__Host-)?desk=/.test(cookie)) ?? "";
}

function setCookies(headers: Record<string, unknown>): string[] {
  return [headers["set-cookie"] ?? []].flat().map(String);
}
