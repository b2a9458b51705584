import { compareDates } from "./dates.ts";
import type { RuleKey, SourceKey } from "./rules.ts";

/** One dated amount between the buyer and another party. */
export type Line = {
  /** The same for the same payment whatever the buyer chooses: "instalment-2", "mortgage-14". */
  id: string;
  kind: LineKind;
  date: string;
  /** In fils: positive when the buyer pays, negative when the buyer receives. */
  amount: number;
  /** How much of the amount the bank pays; a line of the kind "loan" has it with the other sign. */
  fromLoan?: number;
  payee: Payee;
  /** The home is not released: amount and day may change, and nothing may be paid yet. */
  isIndicative?: true;
  rule: LineRule;
  source: LineSource;
  /** The numbers that the rule's text names. */
  values?: { share?: number; months?: number; on?: string; built?: number };
};

export type LineKind =
  | "booking"
  | "instalment"
  | "keys"
  | "afterKeys"
  | "registration"
  | "trustee"
  | "titleDeed"
  | "agent"
  | "valuation"
  | "mortgageRegistration"
  | "loan"
  | "interest"
  | "mortgage"
  | "serviceCharge"
  | "rent"
  | "sale"
  | "saleCost"
  | "loanRepayment";

/** The other party; of a negative line, the one who pays the buyer. */
export type Payee =
  | "developer"
  | "landDepartment"
  | "trustee"
  | "agent"
  | "valuer"
  | "bank"
  | "owners"
  | "tenant"
  | "nextBuyer";

export type LineRule = RuleKey | PaymentRule | ChosenRule;

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
  /** Another amount than the market's. */
  | "ownTrusteeFee"
  | "valuationFee"
  | "loanPaysLastInstalments"
  | "interestOnDrawnLoan"
  | "equalInstalments"
  | "serviceChargeByArea"
  | "rentLessVacancy"
  | "priceWithGrowth"
  | "costOfSale"
  | "loanRepaidAtSale";

/** `plan`: the developer's terms; `assumption`: the buyer's own figure. */
export type LineSource = SourceKey | "plan" | "assumption";

/** By date; lines of one day keep their order. Amounts of 0 are left out. */
export function inOrder(lines: Line[]): Line[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => compareDates(one.date, other.date));
}

export function indicative(line: Line): Line {
  return { ...line, isIndicative: true };
}
