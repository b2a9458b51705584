/** AED is the price; the other currencies are for orientation. */
export const currencies = ["AED", "USD", "PKR", "SAR", "GBP", "EUR", "INR"] as const;

export type Currency = (typeof currencies)[number];

/** What one unit of each currency costs in AED, since when and by whose word. */
export type Rates = {
  date: string;
  source: string;
  rates: Readonly<Record<Exclude<Currency, "AED">, number>>;
};

/** Whole units of the currency; above a million rounded to thousands, because a rate is not that exact. */
export function convert(aed: number, currency: Currency, { rates }: Pick<Rates, "rates">): number {
  if (currency === "AED") return aed;
  const amount = aed / rates[currency];
  const step = amount >= 1_000_000 ? 1000 : amount >= 10_000 ? 100 : 1;
  return Math.round(amount / step) * step;
}

/** "AED 1,043,000", as every price of a home is written. */
export function formatAmount(amount: number, currency: Currency): string {
  return `${currency} ${groupDigits(amount)}`;
}

/** "1,043,000". Not by Intl, whose first use blocks hydration for tens of milliseconds. */
export function groupDigits(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ",");
}
