import type { z } from "zod";
import { callPermissionAt } from "#domain/desk/call-rules.ts";
import { callRefusal, type leadChanges } from "#domain/desk/lead.ts";
import { callHistoryOf, samePerson } from "#server/desk/leads/call-history.ts";
import { Refusal } from "#server/refusal.ts";
import { type Changing, type LeadPlan, answeredAt, plainText } from "./lead-plan.ts";

const DAY = 24 * 3_600_000;

/** The clocks of two machines differ by seconds. */
const CLOCK_DIFFERENCE = 60_000;

type Call = z.output<(typeof leadChanges)["call"]>;

/** Refuses a call against the telephone rules; some of them can be confirmed. */
export async function planCall(changing: Changing, call: Call): Promise<LeadPlan> {
  const { lead, database, now } = changing;
  const { outcome, note, isConfirmed, at = now.getTime() } = call;
  if (at > now.getTime() + CLOCK_DIFFERENCE || at < now.getTime() - DAY) {
    throw new Refusal(422, "A call is logged within a day", { field: "at" });
  }
  const permission = callPermissionAt(at, await callHistoryOf(database, lead, at));
  const { verdict, reason } = permission;
  if (verdict === "refused" || (verdict === "warned" && !isConfirmed)) {
    const answer = { success: false, message: reason ?? verdict, call: permission };
    throw new Refusal(422, answer.message, { more: callRefusal.parse(answer) });
  }
  const text = note ? `Call, ${outcome}: ${note}` : `Call, ${outcome}`;
  return {
    set: [answeredAt(at)],
    event: { kind: "call", text: plainText(text), at },
    audit: `call: ${outcome}`,
  };
}

/** A person who said stop on one lead is not called on any; the permission counts for all again. */
export function planStop({ lead, now }: Changing, isStopped: boolean): LeadPlan {
  const [isPerson, ...person] = samePerson(lead);
  const text = isStopped ? "Asked not to be called" : "May be called again";
  return {
    set: isStopped ? [["stopped_at = ?", now.getTime()]] : [],
    event: { kind: "stop", text: plainText(text) },
    audit: text,
    after: ([condition, ...values]) =>
      isStopped
        ? []
        : [
            [
              `update leads set stopped_at = null
               where ${isPerson} and exists (select 1 from leads where ${condition})`,
              ...person,
              ...values,
            ],
          ],
  };
}
