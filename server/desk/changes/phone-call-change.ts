import type { z } from "zod";
import { office } from "#catalog/office.ts";
import { phoneCallPermissionAt, STOPPED } from "#domain/desk/phone-call-rules.ts";
import { phoneCallError, type leadChanges } from "#domain/desk/lead.ts";
import { phoneCallHistoryOf } from "#server/desk/leads/phone-call-history.ts";
import { selectStop } from "#server/leads/stops.ts";
import { CLOCK_DIFFERENCE } from "#server/storage/clock-difference.ts";
import { HttpError } from "#server/http/http-error.ts";
import { type Changing, type LeadChange, answeredAt, plainText } from "./lead-change.ts";

const DAY = 24 * 3_600_000;

type PhoneCall = z.output<(typeof leadChanges)["call"]>;

export async function phoneCallChange(changing: Changing, call: PhoneCall): Promise<LeadChange> {
  const { lead, database, now } = changing;
  const { outcome, note, isConfirmed, at = now.getTime() } = call;
  if (at > now.getTime() + CLOCK_DIFFERENCE || at < now.getTime() - DAY) {
    throw new HttpError(422, "The time of a call must be within the last 24 hours", {
      field: "at",
    });
  }
  const permission = phoneCallPermissionAt(
    at,
    await phoneCallHistoryOf(database, lead, at),
    office,
  );
  const { verdict, reason } = permission;
  if (verdict === "refused" || (verdict === "warned" && !isConfirmed)) {
    const reply = { success: false, message: reason ?? verdict, call: permission };
    throw new HttpError(422, reply.message, { more: phoneCallError.parse(reply) });
  }
  const [stop, ...values] = selectStop(lead.id);
  const text = note ? `Call, ${outcome}: ${note}` : `Call, ${outcome}`;
  return {
    set: [answeredAt(at)],
    event: { kind: "call", text: plainText(text), at },
    audit: `call: ${outcome}`,
    onlyIf: {
      // After waiting for a stop, PostgreSQL reads this lead again, but not the person's other leads.
      condition: [
        `(leads.stopped_at is null or leads.stop_reach = 'told') and not exists (
           select 1 from (${stop}) as stop where stop."isBinding" >= ${isConfirmed ? 1 : 0})`,
        ...values,
      ],
      errorMessage: STOPPED,
    },
  };
}
