import type { Role } from "#domain/desk/roles.ts";
import type { makeApp } from "#server/test-app.ts";
import { newAccount } from "./accounts/account-repository.ts";
import { newSession } from "./sessions/session-repository.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;
type Method = "GET" | "POST" | "PATCH" | "DELETE";

export const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };

/** Adds a person and a session; `call` sends requests below `/api/desk` as a browser with its cookie does. */
export async function signIn({ app, deps }: Server, role: Role, name = `A ${role}`) {
  const { database, now } = deps;
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@company.example`;
  const account = newAccount({ name, email, role }, now());
  const session = newSession(account.id, "Test", now());
  await database.transaction([account.statement, session.statement]);
  const cookie = `__Host-desk=${session.token}`;
  return {
    id: account.id,
    email,
    cookie,
    call: (method: Method, path: string, payload?: object) =>
      callDesk(app, method, path, payload, { cookie }),
  };
}

export async function callDesk(
  app: Server["app"],
  method: Method,
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { ...SAME_ORIGIN, ...headers },
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === "" ? null : (JSON.parse(answer.body) as unknown),
  };
}
