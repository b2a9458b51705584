import type { Note } from "#domain/purchase/notes.ts";

const notes: Record<Exclude<Note, "feesInCash">, string> = {
  notReleased:
    "This home is not for sale yet: its escrow account is not open. The price, the days and every figure below are indicative. Pay nothing before the release.",
  banksLendLessAbroad:
    "Banks usually lend less to buyers who live abroad than the Central Bank allows. Ask your bank first.",
  rateAssumed:
    "The interest rate is assumed to stay the same for the whole loan. Banks often fix it for a few years only.",
  instalmentsAfterKeys:
    "Until the keys you pay interest on what the bank has paid so far. Equal monthly payments begin a month after the keys.",
  otherDebtsNotCounted:
    "The limit by income counts this loan alone. Other loans and credit cards leave less.",
  milestonesMoveWithHandover:
    "A late handover moves the planned building stages by the same months. Payments on fixed days stay.",
};
export const note = (key: keyof typeof notes) => notes[key];
export const withSource = (rule: string, source: string) => `${rule} ${source}.`;
export const payFromAbroad =
  "Pay from funds that are lawfully abroad; ask your bank and your tax adviser.";

/** What stands in an address and cannot be used. */
export const changedInput = (given: string, used: string) => `“${given}” became ${used}.`;
export const droppedInput = (given: string) => `“${given}” makes no sense here and was left out.`;
export const withReason = (correction: string, reason: string) => `${correction} ${reason}`;
export const loanLowered = (given: string, used: string) =>
  `A loan of ${given} is not possible: it became ${used}.`;
export const termLowered = (given: string, used: string) => `${given} became ${used}.`;
export const bookingRange = "A booking may be up to 12 months ago and 10 years ahead.";
export const priceDueByKeys = "A loan pays only what is due after the booking and up to the keys.";
