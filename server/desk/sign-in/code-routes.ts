import type { FastifyInstance } from "fastify";
import { findAccountByEmail } from "#server/desk/accounts/account-repository.ts";
import { requireMe } from "#server/desk/accounts/find-me.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { deviceName } from "#server/desk/access/device-name.ts";
import { setSessionCookie } from "#server/desk/access/session-cookie.ts";
import { startSession } from "#server/desk/access/start-session.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { InBackground } from "#server/http/background-work.ts";
import type { HashCode } from "./code-hash.ts";
import { issueCode, tryCode } from "./code-repository.ts";
import { codeMail } from "#server/desk/accounts/desk-mails.ts";
import type { Attempts } from "./limit-attempts.ts";

type Deps = DeskDeps & { attempts: Attempts; hashCode: HashCode; inBackground: InBackground };

export function codeRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, mailer, attempts, hashCode, inBackground, now } = deps;

  deskRoute(app, "POST /sign-in/code", async ({ body: { email }, request }) => {
    await attempts.limitNetwork("code", request);
    await attempts.limitAccount("code", email);
    const device = deviceName(request.headers["user-agent"]);
    // After the response, so its time does not reveal whether the account exists.
    inBackground("sign-in code", async () => {
      const account = await findAccountByEmail(database, email);
      if (!account || account.isDisabled) return;
      const code = await issueCode(database, hashCode, account.id, now());
      await mailer.send(codeMail(account, code, device, now()));
    });
  });

  deskRoute(app, "POST /sign-in/code/check", async ({ body: { email, code }, request, reply }) => {
    await attempts.limitNetwork("code check", request);
    await attempts.limitAccount("code check", email);
    const account = await findAccountByEmail(database, email);
    // An e-mail address without an account takes the same statements, in one commit.
    const accountId = account && !account.isDisabled ? account.id : "";
    const at = now();
    let token = "";
    const changes = await database.transaction(
      tryCode(
        { accountId, codeHash: await hashCode(accountId, code), at },
        (condition) => {
          const session = startSession(request, { accountId, how: "code", at }, condition);
          token = session.token;
          return session.statements;
        },
        (condition) => [
          auditStatement(
            { at, by: null, action: "sign-in-failed", subject: account?.id, details: "code" },
            condition,
          ),
        ],
      ),
    );
    if (changes.at(-1) !== 1) {
      throw new HttpError(401, "This code is wrong or no longer valid", { field: "code" });
    }
    setSessionCookie(request, reply, token);
    return requireMe(database, accountId);
  });
}
