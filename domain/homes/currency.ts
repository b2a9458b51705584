/** The currency of the prices, and what one unit of each other currency costs in it, for orientation. */
export type Rates = {
  /** By ISO 4217, as the others are. */
  currency: string;
  date: string;
  source: string;
  rates: Readonly<Record<string, number>>;
};

/** All currencies that a visitor may choose, that of the prices first. */
export function currenciesOf({ currency, rates }: Pick<Rates, "currency" | "rates">): string[] {
  return [currency, ...Object.keys(rates)];
}

/** Whole units of the currency; above a million rounded to thousands, because a rate is not that exact. */
export function convert(price: number, currency: string, { rates }: Pick<Rates, "rates">): number {
  const rate = rates[currency];
  if (rate === undefined) return price;
  const amount = price / rate;
  const step = amount >= 1_000_000 ? 1000 : amount >= 10_000 ? 100 : 1;
  return Math.round(amount / step) * step;
}

/** "AED 1,043,000", as every price of a home is written. */
export function formatAmount(amount: number, currency: string): string {
  return `${currency} ${groupDigits(amount)}`;
}

/** "1,043,000". Not by Intl, whose first use blocks hydration for tens of milliseconds. */
export function groupDigits(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ",");
}
