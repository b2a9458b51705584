import type { FastifyRequest } from "fastify";
import type { Condition, Statement } from "#server/storage/database.ts";
import { ALWAYS } from "#server/storage/audit-statement.ts";
import { deskMail } from "#server/delivery/desk-mails.ts";
import type { DeskMailContents } from "#server/delivery/mail/desk-mail-contents.ts";
import { deviceName } from "./device-name.ts";

type SignIn = { accountId: string; how: string; device: string; at: Date };

/** Mails that tell a person what happened to their account, sent where the condition holds. */
export function newBrowserMail(
  { accountId, how, device, at }: SignIn,
  condition: Condition,
): Statement {
  return deskMail({
    to: toAccount(accountId, condition),
    purpose: "new-browser",
    content: { how, device },
    at,
  });
}

type FactorChange = {
  accountId: string;
  change: DeskMailContents["factor-changed"]["change"];
  /** The passkey's name; empty for recovery codes. */
  name?: string;
  request: FastifyRequest;
  at: Date;
};

export function factorChangedMail(
  { accountId, change, name = "", request, at }: FactorChange,
  condition: Condition = ALWAYS,
): Statement {
  const device = deviceName(request.headers["user-agent"]);
  return deskMail({
    to: toAccount(accountId, condition),
    purpose: "factor-changed",
    content: { change, name, device },
    at,
  });
}

function toAccount(accountId: string, [condition, ...values]: Condition): Condition {
  return [`accounts.id = ? and ${condition}`, accountId, ...values];
}
