import type { Condition, Statement } from "#server/storage/database.ts";

/** Digits of a reason, as far as people put other characters between those of a phone number. */
const DIGITS = [" ", "-", "(", ")", "."].reduce(
  (text, character) => `replace(${text}, '${character}', '')`,
  "home_changes.reason",
);

const contains = (text: string, part: string) => `replace(${text}, ${part}, '') <> ${text}`;

/** Reasons of homes should name no visitor. One that does, by reference, e-mail address, phone number or full name, is
 * emptied with the lead. The name counts only for leads that somebody worked on: a stranger who sends a form with the
 * name "Deposit Paid" must not empty the history. */
export function emptyHomeReasons([condition, ...values]: Condition): Statement {
  const reason = "lower(home_changes.reason)";
  return [
    `update home_changes set reason = '' where reason <> '' and exists (
       select 1 from leads where ${condition} and (
         ${contains(reason, "lower(substr(leads.id, 1, 8))")}
         or ${contains(reason, "lower(leads.email)")}
         or ${contains(DIGITS, "leads.phone_key")}
         or (leads.stage <> 'new' or leads.answered_at is not null)
           and ${contains("leads.name", "' '")} and ${contains(reason, "lower(leads.name)")}))`,
    ...values,
  ];
}
