import { compareDates } from "./dates.ts";

/** One dated amount between the buyer and another party. Shared keys and those of the market name its texts. */
export type Line = {
  /** The same for the same payment whatever the buyer chooses: "instalment-2", "mortgage-14". */
  id: string;
  kind: string;
  date: string;
  /** In minor units: positive when the buyer pays, negative when the buyer receives. */
  amount: number;
  /** How much of the amount the bank pays; a line of the kind "loan" has it with the other sign. */
  fromLoan?: number;
  /** The other party; of a negative line, the one who pays the buyer. */
  payee: string;
  /** The home is not released: amount and day may change, and nothing may be paid yet. */
  isIndicative?: true;
  rule: string;
  /** A source of the market; `plan`: the developer's terms; `assumption`: the buyer's own figure. */
  source: string;
  /** The numbers that the rule's text names. */
  values?: { share?: number; months?: number; on?: string; built?: number; vat?: number };
};

/** A line whose texts are the same in every market, except the developer's name as a payee. */
export type SharedLine = Line & {
  kind: SharedKind;
  payee: SharedPayee;
  rule: SharedRule;
  source: "plan" | "assumption";
};

export type SharedKind =
  | "booking"
  | "instalment"
  | "keys"
  | "afterKeys"
  | "agent"
  | "valuation"
  | "loan"
  | "interest"
  | "mortgage"
  | "serviceCharge"
  | "rent"
  | "sale"
  | "saleCost"
  | "loanRepayment";

export type SharedPayee =
  "developer" | "agent" | "valuer" | "bank" | "owners" | "tenant" | "nextBuyer";

export type SharedRule = PaymentRule | ChosenRule;

/** When a part of the price is due. */
export type PaymentRule =
  | "atBooking"
  | "monthsAfterBooking"
  | "atMilestone"
  /** The milestone is past, or within 30 days of the booking: due 30 days after the booking. */
  | "milestoneReached"
  | "onDay"
  /** The day is past, or within 30 days of the booking: due 30 days after the booking. */
  | "dayPassed"
  /** Due with the keys, because its own date is later. */
  | "notAfterKeys"
  | "atKeys"
  /** The home is ready: the rest is due at the transfer, 30 days after the booking. */
  | "atTransfer"
  | "monthsAfterKeys"
  /** Due at the sale, because its own date is later. */
  | "notAfterSale";

/** What follows from the buyer's own figures. */
type ChosenRule =
  | "agentFee"
  | "valuationFee"
  | "loanPaysLastInstalments"
  | "interestOnDrawnLoan"
  | "equalInstalments"
  | "serviceChargeByArea"
  | "rentLessVacancy"
  | "priceWithGrowth"
  | "costOfSale"
  | "loanRepaidAtSale";

/** By date; lines of one day keep their order. Amounts of 0 are left out. */
export function inOrder(lines: Line[]): Line[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => compareDates(one.date, other.date));
}

export function indicative(line: Line): Line {
  return { ...line, isIndicative: true };
}
