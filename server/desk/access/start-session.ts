import type { FastifyRequest } from "fastify";
import type { Condition, Statement } from "#server/storage/database.ts";
import { ALWAYS, auditStatement } from "#server/storage/audit-statement.ts";
import { deviceName } from "./device-name.ts";
import { readSessionToken } from "./session-cookie.ts";
import { newBrowserMail } from "./told-mails.ts";
import { deleteByToken, newSession } from "./session-repository.ts";

/** A person is told of a sign-in with a browser that did not sign in to this account before. */
type SignIn = {
  accountId: string;
  how: string;
  isNewBrowser: boolean;
  isStrong: boolean;
  at: Date;
};

/** The new cookie's value, and the statements that replace this browser's session if the condition holds. */
export function startSession(
  request: FastifyRequest,
  { accountId, how, isNewBrowser, isStrong, at }: SignIn,
  condition: Condition = ALWAYS,
): { token: string; statements: Statement[] } {
  const device = deviceName(request.headers["user-agent"]);
  const earlier = readSessionToken(request);
  const { token, statement } = newSession(accountId, device, at, condition, isStrong);
  const entry = { at, by: accountId, action: "sign-in", details: `${how}, ${device}` } as const;
  const statements = [
    ...(earlier === null ? [] : [deleteByToken(earlier, condition)]),
    statement,
    auditStatement(entry, condition),
    ...(isNewBrowser ? [newBrowserMail({ accountId, how, device, at }, condition)] : []),
  ];
  return { token, statements };
}
