import { FILS } from "./fils.ts";
import { RULES } from "./rules.ts";

/** What the buyer tells and assumes. Amounts are in fils, shares and rates are decimals. */
export type BuyerChoices = {
  buyer: BuyerGroup;
  use: HomeUse;
  pay: Financing;
  /** Share of the price; null for the least that the law allows. */
  deposit: number | null;
  /** A year. */
  rate: number;
  /** Years. */
  term: number;
  /** A month; null when the buyer does not tell. */
  income: number | null;
  booking: string;
  /** Share of the price, before VAT. */
  agent: number;
  /** A year; 0 when the home is not let. */
  rent: number;
  /** Weeks a year without a tenant. */
  vacancy: number;
  /** Of the price, a year. */
  growth: number;
  /** Years from the keys to the sale; null when the home is not sold. */
  years: number | null;
  /** Months that the handover is late. */
  delay: number;
  /** Share of the sale price. */
  exit: number;
  /** Per square foot and year; null for the development's. */
  service: number | null;
  valuation: number;
  /** Of a home under construction; the fee for a ready one is fixed. */
  trustee: number;
};

export const BUYER_GROUPS = ["resident", "national", "abroad"] as const;
export const HOME_USES = ["first", "further"] as const;
export const FINANCINGS = ["cash", "mortgage"] as const;

export type BuyerGroup = (typeof BUYER_GROUPS)[number];
/** `further`: a second home or an investment. */
export type HomeUse = (typeof HOME_USES)[number];
export type Financing = (typeof FINANCINGS)[number];

/** The caller gives the day of the booking, and the rent where the home would be let. */
export function defaultChoices(booking: string, rent = 0): BuyerChoices {
  return {
    buyer: "resident",
    use: "first",
    pay: "cash",
    deposit: null,
    rate: 0.045,
    term: RULES.longestTerm.value,
    income: null,
    booking,
    agent: 0,
    rent,
    vacancy: 4,
    growth: 0,
    years: null,
    delay: 0,
    exit: 0.02,
    service: null,
    valuation: 300_000,
    trustee: RULES.offPlanTrustee.value,
  };
}

/** Of the price, a year: what the rent is assumed to be until the buyer gives one. It has no source. */
const ASSUMED_RENT = 0.06;

/** A year, in whole thousands of dirhams. */
export function assumedRent(price: number): number {
  return Math.round((price * ASSUMED_RENT) / THOUSAND_AED) * THOUSAND_AED;
}

const THOUSAND_AED = 1_000 * FILS;

/** From the keys to the sale, assumed until the buyer gives them. */
export const ASSUMED_YEARS = 5;

/** A buyer who lets the home and sells it: what the buyer did not give is assumed. */
export function withAssumedReturn(choices: BuyerChoices, price: number): BuyerChoices {
  const { rent, years } = choices;
  return { ...choices, rent: rent || assumedRent(price), years: years ?? ASSUMED_YEARS };
}
