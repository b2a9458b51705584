import type { SharedKind, SharedPayee } from "#domain/purchase/line.ts";
import type { SharedNote } from "#domain/purchase/notes.ts";

/** Texts that are found by a key; each market adds its own (`market-dubai.ts`). */
export type TextList =
  | "buyer"
  | "buyerHelp"
  | "closedDay"
  | "inputHelp"
  | "inputLabel"
  | "use"
  | "kind"
  | "payee"
  | "note"
  | "source";

/** The texts that all markets share. */
const texts: Partial<Record<TextList, Record<string, string>>> = {
  kind: {
    booking: "Booking payment",
    instalment: "Instalment",
    keys: "Payment for the keys",
    afterKeys: "Instalment after the keys",
    agent: "Agent’s commission",
    valuation: "The bank’s valuation",
    loan: "The bank pays from your loan",
    interest: "Interest before the keys",
    mortgage: "Monthly payment to the bank",
    serviceCharge: "Service charge for a year",
    rent: "Rent you receive",
    sale: "You sell the home",
    saleCost: "Cost of selling",
    loanRepayment: "Rest of the loan paid back",
  } satisfies Record<SharedKind, string>,
  payee: {
    agent: "Your agent",
    valuer: "Valuer",
    bank: "Your bank",
    owners: "Owners’ association",
    tenant: "Your tenant",
    nextBuyer: "The next buyer",
  } satisfies Record<Exclude<SharedPayee, "developer">, string>,
  note: {
    rateAssumed:
      "The interest rate is assumed to stay the same for the whole loan. Banks often fix it for a few years only.",
    interestBeforeKeys: "Until the keys you pay interest on what the bank has paid so far.",
    instalmentsAfterKeys: "Equal monthly payments to the bank begin a month after the keys.",
    otherDebtsNotCounted:
      "The limit by income counts this loan alone. Other loans and credit cards leave less.",
    milestonesMoveWithHandover:
      "A late handover moves the planned building stages by the same months. Payments on fixed days stay.",
  } satisfies Record<Exclude<SharedNote, "notReleased">, string>,
};
export const text = (list: TextList, key: string) => texts[list]?.[key] ?? "";

export const partOf = (kind: string, share: string) => `${kind} of ${share}`;
export const paidTo = (party: string) => `To: ${party}`;
export const receivedFrom = (party: string) => `From: ${party}`;

export const termsOf = (development: string) => `Terms of ${development}`;
export const ownAssumption = "An assumption, yours to change";
export const undatedSource = (source: string) => `${source}, undated`;
export const datedSource = (source: string, date: string) => `${source}, ${date}`;
export const sentence = (text: string) => `${text}.`;
export const onClosedDay = (day: string) => `This is ${day}: plan the payment for a working day.`;
export const sourceOf = (source: string) => `Source: ${source}`;
export const assumption = "Assumption";
