import type { FastifyInstance } from "fastify";
import type { Database } from "#server/storage/database.ts";
import { requireMe } from "#server/desk/accounts/find-me.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { Outbox } from "#server/delivery/worker.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { setSessionCookie } from "#server/desk/access/session-cookie.ts";
import { touchSession } from "#server/desk/access/session-repository.ts";
import { startSession } from "#server/desk/access/start-session.ts";
import { factorChangedMail } from "#server/desk/access/told-mails.ts";
import type { KnownBrowsers } from "#server/desk/sign-in/known-browsers.ts";
import type { Attempts } from "#server/desk/sign-in/limit-attempts.ts";
import { HttpError } from "#server/http/http-error.ts";
import { addingOptions, checkAdding, checkUse, usingOptions } from "./passkey-checks.ts";
import { newPasskey } from "./passkey-repository.ts";

type Deps = {
  database: Database;
  attempts: Attempts;
  browsers: KnownBrowsers;
  outbox: Pick<Outbox, "notify">;
  deskOrigin: string;
  now: () => Date;
  isMailAlwaysEnough: boolean;
};

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  signInRoutes(app, deps);
  ownPasskeyRoutes(app, deps);
}

function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, outbox, attempts, browsers, now } = deps;

  deskRoute(app, "POST /sign-in/passkey/options", async ({ request }) => {
    await attempts.limitNetwork("passkey", request);
    return usingOptions(deps, null, request);
  });

  deskRoute(app, "POST /sign-in/passkey/check", async ({ body, request, reply }) => {
    await attempts.limitNetwork("passkey check", request);
    const accountId = await checkUse(deps, null, body, request);
    if (accountId === null) {
      const failure = { at: now(), by: null, action: "sign-in-failed" } as const;
      await database.run(...auditStatement({ ...failure, details: "passkey" }));
      throw new HttpError(401, "This passkey is not known here");
    }
    const isNewBrowser = !(await browsers.isKnown(request, accountId));
    const signIn = { accountId, how: "passkey", isNewBrowser, isStrong: true, at: now() };
    const session = startSession(request, signIn);
    await database.transaction(session.statements);
    outbox.notify(true);
    setSessionCookie(request, reply, session.token);
    await browsers.remember(request, reply, accountId);
    return requireMe(deps, accountId);
  });
}

function ownPasskeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, outbox, now } = deps;

  deskRoute(app, "POST /passkeys/options", ({ account, request }) =>
    addingOptions(deps, account, request),
  );

  deskRoute(app, "POST /passkeys", async ({ account, body, request }) => {
    const credential = await checkAdding(deps, account, body, request);
    if (!credential) throw new HttpError(422, "The passkey could not be checked: please try again");
    const { id, statement } = newPasskey(account.id, body.name, credential, now());
    const isAdded = ["exists (select 1 from passkeys where id = ?)", id] as const;
    const entry = { at: now(), by: account.id, action: "passkey-added", subject: id } as const;
    const change = { accountId: account.id, change: "passkey-added", name: body.name } as const;
    const touched = { sessionId: account.sessionId, isStrong: true, at: now() };
    const [added] = await database.transaction([
      statement,
      auditStatement(entry, isAdded),
      factorChangedMail({ ...change, request, at: now() }, isAdded),
      touchSession(touched, isAdded),
    ]);
    if (added === 0) throw new HttpError(409, "This passkey was added before");
    outbox.notify(true);
    return requireMe(deps, account.id);
  });

  deskRoute(app, "POST /passkeys/:id", async ({ account, params: { id }, body: { name } }) => {
    const renamed = await database.run(
      "update passkeys set name = ? where id = ? and account_id = ?",
      name,
      id,
      account.id,
    );
    if (renamed === 0) throw new HttpError(404, "Not found");
    return requireMe(deps, account.id);
  });

  deskRoute(app, "DELETE /passkeys/:id", async ({ account, params: { id }, request }) => {
    const { passkeys } = await requireMe(deps, account.id);
    const name = passkeys.find((passkey) => passkey.id === id)?.name ?? "";
    const change = { accountId: account.id, change: "passkey-removed", name } as const;
    const own = ["exists (select 1 from passkeys where id = ? and account_id = ?)"] as const;
    const entry = { at: now(), by: account.id, action: "passkey-removed", subject: id } as const;
    const [, , removed] = await database.transaction([
      auditStatement(entry, [...own, id, account.id]),
      factorChangedMail({ ...change, request, at: now() }, [...own, id, account.id]),
      ["delete from passkeys where id = ? and account_id = ?", id, account.id],
    ]);
    if (removed === 0) throw new HttpError(404, "Not found");
    outbox.notify(true);
  });
}
