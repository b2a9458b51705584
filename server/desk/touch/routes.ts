import type { FastifyInstance, FastifyRequest } from "fastify";
import { formOfCode } from "#domain/desk/codes.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { deviceName } from "#server/desk/access/device-name.ts";
import { setSessionCookie } from "#server/desk/access/session-cookie.ts";
import { type SignedIn, touchSession } from "#server/desk/access/session-repository.ts";
import { offerToken } from "#server/desk/access/session-tokens.ts";
import { factorChangedMail } from "#server/desk/access/told-mails.ts";
import { checkUse, usingOptions } from "#server/desk/passkeys/passkey-checks.ts";
import type { HashCode } from "#server/desk/sign-in/code-hash.ts";
import {
  newMailedCode,
  ofKind,
  touchCodesOf,
  tryCode,
} from "#server/desk/sign-in/code-repository.ts";
import type { Attempts } from "#server/desk/sign-in/limit-attempts.ts";
import { makeRecoveryCodes } from "#server/desk/sign-in/recovery-codes.ts";
import { HttpError } from "#server/http/http-error.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";

type Deps = DeskDeps & { attempts: Attempts; hashCode: HashCode };

/** A signed-in person proves who they are, before what cannot be taken back. */
export function touchRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, attempts, hashCode, outbox, now } = deps;

  deskRoute(app, "POST /touch/options", async ({ account, request }) => {
    await attempts.limitTouches("touch options", account.id);
    return usingOptions(deps, ownerOf(account), request);
  });

  deskRoute(app, "POST /touch/code", async ({ account, request }) => {
    await attempts.limitTouchCodes(account.id);
    const { id: accountId, sessionId: boundTo } = account;
    const device = deviceName(request.headers["user-agent"]);
    await database.transaction(
      await newMailedCode(hashCode, { kind: "touch", accountId, boundTo, device, at: now() }),
    );
    outbox.notify(true);
  });

  deskRoute(app, "POST /touch", async ({ account, body, request, reply }) => {
    await attempts.limitTouches("touch", account.id);
    const isRight =
      "code" in body
        ? await touchWithCode(account, body.code, request)
        : await touchWithPasskey(account, await checkUse(deps, ownerOf(account), body, request));
    if (!isRight) throw new HttpError(422, "This did not confirm that it is you");
    // As with a sign-in, a value that was copied before is not of a session that may do more.
    const token = await offerToken(deps, account.sessionId);
    if (token !== null) setSessionCookie(request, reply, token);
  });

  async function touchWithPasskey(account: SignedIn, usedBy: string | null): Promise<boolean> {
    const isRight = usedBy === account.id;
    const { sessionId } = account;
    await database.run(
      ...(isRight
        ? touchSession({ sessionId, isStrong: true, at: now() })
        : failureOf(account, "passkey")),
    );
    return isRight;
  }

  async function touchWithCode(
    account: SignedIn,
    code: string,
    request: FastifyRequest,
  ): Promise<boolean> {
    const { id: accountId, sessionId } = account;
    const form = formOfCode(code) ?? "mail";
    const isStrong = form !== "mail";
    const codes = isStrong ? ofKind(form) : touchCodesOf(sessionId);
    const at = now();
    const change = { accountId, change: "recovery-code-used", request, at } as const;
    const changes = await database.transaction(
      tryCode(
        { accountId, codeHash: await hashCode(accountId, code), codes, at },
        (condition) => [
          touchSession({ sessionId, isStrong, at }, condition),
          ...(form === "recovery" ? [factorChangedMail(change, condition)] : []),
        ],
        (condition) => [failureOf(account, "code", condition)],
      ),
    );
    const isRight = changes.at(-1) !== 0;
    if (isRight) outbox.notify(true);
    return isRight;
  }

  const failureOf = (
    account: SignedIn,
    how: string,
    condition?: Parameters<typeof auditStatement>[1],
  ) =>
    auditStatement(
      { at: now(), by: account.id, action: "sign-in-failed", details: `confirmation, ${how}` },
      condition,
    );

  deskRoute(app, "POST /recovery-codes", async ({ account, request }) => {
    const { codes, statements } = await makeRecoveryCodes(hashCode, account.id);
    const entry = { at: now(), by: account.id, action: "recovery-codes-made" } as const;
    const change = { accountId: account.id, change: "recovery-codes-made" } as const;
    const mail = factorChangedMail({ ...change, request, at: now() });
    await database.transaction([...statements, auditStatement(entry), mail]);
    outbox.notify(true);
    return { codes };
  });
}

const ownerOf = ({ id, sessionId }: SignedIn) => ({ accountId: id, sessionId });
