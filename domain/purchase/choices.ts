/** Amounts are in minor units, shares and rates are decimals, rates are per year. */
export type BuyerChoices = {
  /** One of the market's groups of buyers. */
  buyer: string;
  use: HomeUse;
  pay: Financing;
  /** Share of the price; null for the legal minimum. */
  deposit: number | null;
  /** Per year. */
  rate: number;
  /** Years. */
  term: number;
  /** Per month; null if the buyer does not say. */
  income: number | null;
  /** The year of birth; null if the buyer does not say. */
  born: number | null;
  /** The share of the price that a bank lends, where it lends less than the law allows. */
  bankShare: number;
  booking: string;
  /** Share of the price, before VAT. */
  agent: number;
  /** Per year; 0 if the home is not let. */
  rent: number;
  /** Weeks per year without a tenant. */
  vacancy: number;
  /** Of the price, per year. */
  growth: number;
  /** Years from the keys to the sale; null if the home is not sold. */
  years: number | null;
  /** Months by which the handover is late. */
  delay: number;
  /** Share of the sale price. */
  exit: number;
  /** Per unit of area and year; null for the development's own. */
  service: number | null;
  valuation: number;
  /** The fee that the market leaves open, if it has one. */
  openFee: number;
};

export const HOME_USES = ["first", "further"] as const;
export const FINANCINGS = ["cash", "mortgage"] as const;

/** `further`: a second home or an investment. */
export type HomeUse = (typeof HOME_USES)[number];
export type Financing = (typeof FINANCINGS)[number];

export type AmountInput = "income" | "rent" | "service" | "valuation" | "openFee";
