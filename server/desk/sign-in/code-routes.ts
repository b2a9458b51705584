import type { FastifyInstance, FastifyRequest } from "fastify";
import { type CodeForm, formOfCode } from "#domain/desk/codes.ts";
import { findAccountByEmail, hasPasskey } from "#server/desk/accounts/account-repository.ts";
import { requireMe } from "#server/desk/accounts/find-me.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import type { DeskDeps } from "#server/desk/access/desk-deps.ts";
import { deskRoute } from "#server/desk/access/desk-route.ts";
import { deviceName } from "#server/desk/access/device-name.ts";
import { setSessionCookie } from "#server/desk/access/session-cookie.ts";
import { startSession } from "#server/desk/access/start-session.ts";
import { factorChangedMail } from "#server/desk/access/told-mails.ts";
import { HttpError } from "#server/http/http-error.ts";
import { sourceNetworks } from "#server/http/rate-limits/source-networks.ts";
import type { HashCode } from "./code-hash.ts";
import { type Asker, mailedTo, newMailedCode, ofKind, tryCode } from "./code-repository.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { Attempts } from "./limit-attempts.ts";

type Deps = DeskDeps & {
  attempts: Attempts;
  browsers: KnownBrowsers;
  hashCode: HashCode;
};

const HOW: Record<CodeForm, string> = {
  mail: "code",
  server: "code of the server",
  recovery: "recovery code",
};

export function codeRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, outbox, attempts, browsers, hashCode, now } = deps;
  const { isMailAlwaysEnough } = deps;

  /** Null for an unknown e-mail address and for a disabled account, which then count as the empty id. */
  async function findActive(email: string) {
    const account = await findAccountByEmail(database, email);
    return account?.isDisabled ? null : account;
  }

  deskRoute(app, "POST /sign-in/code", async ({ body: { email }, request, reply }) => {
    const account = await findActive(email);
    const isKnown = await browsers.isKnown(request, account?.id ?? "");
    if (isKnown) await attempts.limitCodesOfKnown(browsers.idOf(request));
    else {
      await attempts.limitNetwork("code", request);
      await attempts.limitCodesOfStrangers(email, request);
    }
    const asker = askerOf(request, browsers.identify(request, reply));
    const device = deviceName(request.headers["user-agent"]);
    const needsPasskey = (await hasPasskey(database, account?.id ?? "")) && !isMailAlwaysEnough;
    await database.transaction(
      await newMailedCode(hashCode, {
        kind: "mail",
        accountId: account?.id ?? null,
        needsPasskey,
        boundTo: asker.browser,
        network: asker.network,
        device,
        at: now(),
      }),
    );
    outbox.notify(true);
  });

  deskRoute(app, "POST /sign-in/code/check", async ({ body: { email, code }, request, reply }) => {
    const form = formOfCode(code) ?? "mail";
    const account = await findActive(email);
    // An e-mail address without an account takes the same statements, in one commit.
    const accountId = account?.id ?? "";
    const isKnown = await browsers.isKnown(request, accountId);
    // Each kind has a limit of its own, so that wrong mailed codes do not keep a right recovery code out.
    const step = `${HOW[form]} check`;
    const limiting = isKnown
      ? attempts.limitKnown(step, browsers.idOf(request))
      : attempts.limitNetwork(step, request);
    // A longer code cannot be guessed, so the right one opens its account whatever strangers of the network try.
    const refusal = form === "mail" ? await limiting : await limiting.catch(asRefusal);
    const codes =
      form === "mail"
        ? mailedTo(askerOf(request, browsers.idOf(request)), isMailAlwaysEnough)
        : ofKind(form);
    const at = now();
    let token = "";
    const changes = await database.transaction(
      tryCode(
        { accountId, codeHash: await hashCode(accountId, code), codes, at },
        (condition) => {
          const session = startSession(
            request,
            { accountId, how: HOW[form], isNewBrowser: !isKnown, isStrong: form !== "mail", at },
            condition,
          );
          token = session.token;
          const change = { accountId, change: "recovery-code-used", request, at } as const;
          return form === "recovery"
            ? [...session.statements, factorChangedMail(change, condition)]
            : session.statements;
        },
        (condition) => {
          const failure = {
            action: "sign-in-failed",
            subject: account?.id,
            details: HOW[form],
          } as const;
          return refusal ? [] : [auditStatement({ at, by: null, ...failure }, condition)];
        },
      ),
    );
    if (changes.at(-1) === 0) {
      throw (
        refusal ?? new HttpError(401, "This code is wrong or no longer valid", { field: "code" })
      );
    }
    outbox.notify(true);
    setSessionCookie(request, reply, token);
    await browsers.remember(request, reply, accountId);
    return requireMe(deps, accountId);
  });
}

function asRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

function askerOf(request: FastifyRequest, browser: string): Asker {
  const [network] = sourceNetworks(request.ip);
  return { browser, network: network!.name };
}
