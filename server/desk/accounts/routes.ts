import type { FastifyInstance } from "fastify";
import { isManager } from "#domain/desk/roles.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { HttpError } from "#server/http/http-error.ts";
import { findAccount, listAccounts } from "./account-repository.ts";
import { changeAccount } from "./change-account.ts";
import { requireMe } from "./find-me.ts";
import { invite } from "./invite.ts";
import { resetFactors } from "./reset-factors.ts";

export function accountRoutes(app: FastifyInstance, deps: DeskDeps): void {
  const { database, outbox, now } = deps;

  deskRoute(app, "GET /me", ({ account }) => requireMe(deps, account.id));

  deskRoute(app, "GET /people", () => listAccounts(database));

  deskRoute(app, "POST /people", async ({ account, body }) => {
    const invited = await invite(database, body, account.id, now());
    if (!invited) {
      throw new HttpError(409, "This address has an account already", { field: "email" });
    }
    outbox.notify(true);
    return invited;
  });

  deskRoute(app, "POST /people/:id", async ({ account, params: { id }, body }) => {
    const isOwn = id === account.id && body.role === undefined && body.isDisabled === undefined;
    if (!isManager(account) && !isOwn) {
      throw new HttpError(403, "Only a manager may do this");
    }
    const isChanged = await changeAccount(database, id, body, account.id, now());
    const changed = await findAccount(database, id);
    if (!changed) throw new HttpError(404, "Not found");
    if (!isChanged) throw new HttpError(409, "The last manager has to remain a manager");
    outbox.notify(true);
    return changed;
  });

  deskRoute(app, "POST /people/:id/invitation", async ({ account, params: { id } }) => {
    const person = await findAccount(database, id);
    if (!person) throw new HttpError(404, "Not found");
    if (id === account.id) throw new HttpError(409, "Change your own account under your name");
    if (person.isDisabled) throw new HttpError(409, "This account is disabled: enable it first");
    await resetFactors(database, id, account.id, now());
    outbox.notify(true);
  });
}
