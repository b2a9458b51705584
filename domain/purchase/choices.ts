/** What the buyer tells and assumes. Amounts are in minor units, shares and rates are decimals. */
export type BuyerChoices = {
  /** One of the groups of the market. */
  buyer: string;
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
  /** Per unit of area and year; null for the development's. */
  service: number | null;
  valuation: number;
  /** Of the office that registers the purchase, where its fee is not fixed. */
  trustee: number;
};

export const HOME_USES = ["first", "further"] as const;
export const FINANCINGS = ["cash", "mortgage"] as const;

/** `further`: a second home or an investment. */
export type HomeUse = (typeof HOME_USES)[number];
export type Financing = (typeof FINANCINGS)[number];

export type AmountInput = "income" | "rent" | "service" | "valuation" | "trustee";
