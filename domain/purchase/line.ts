import { compareDates } from "./dates.ts";

export type Line = {
  /** The id of a payment is independent of the choices: "instalment-2", "mortgage-14". */
  id: string;
  kind: string;
  date: string;
  /** Minor units: positive when the buyer pays, negative when the buyer receives. */
  amount: number;
  /** The bank's part of the amount; a "loan" line has it with the other sign. */
  fromLoan?: number;
  /** The other party, who pays the buyer if the amount is negative. */
  payee: string;
  /** The home is not released, so amount and day may change. */
  isIndicative?: true;
  /** The home is ready, so the developer is paid without an escrow account. */
  isReady?: true;
  rule: string;
  /** A source of the market, `plan` for the developer's terms, or `assumption` for the buyer's own figure. */
  source: string;
  values?: {
    share?: number;
    months?: number;
    on?: string;
    built?: number;
    vat?: number;
    area?: number;
    rate?: number;
  };
};

/** The texts are the same in every market, except the developer's name. */
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

export type PaymentRule =
  | "atBooking"
  | "monthsAfterBooking"
  | "atMilestone"
  /** The milestone is before 30 days after the booking, when the part is due. */
  | "milestoneReached"
  | "onDay"
  /** The day is before 30 days after the booking, when the part is due. */
  | "dayPassed"
  /** Its own date is later than the keys. */
  | "notAfterKeys"
  | "atKeys"
  /** The home is ready, so the rest is due at the transfer, 30 days after the booking. */
  | "atTransfer"
  | "monthsAfterKeys"
  /** Its own date is later than the sale. */
  | "notAfterSale";

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

/** Sorts by date and leaves out amounts of 0; lines of one day keep their order. */
export function inOrder(lines: Line[]): Line[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => compareDates(one.date, other.date));
}

export function indicative(line: Line): Line {
  return { ...line, isIndicative: true };
}
