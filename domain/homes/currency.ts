import type { AreaUnit } from "./area-unit.ts";

/** What one unit of each other currency costs in `currency`, for orientation. */
export type Rates = {
  /** Currencies are named by ISO 4217. */
  currency: string;
  areaUnit: AreaUnit;
  date: string;
  source: string;
  rates: Readonly<Record<string, number>>;
};

/** The currency of the prices is first. */
export function currenciesOf({ currency, rates }: Pick<Rates, "currency" | "rates">): string[] {
  return [currency, ...Object.keys(rates)];
}

/** In whole units; above a million rounded to thousands, because a rate is not that exact. */
export function convert(price: number, currency: string, { rates }: Pick<Rates, "rates">): number {
  const rate = rates[currency];
  if (rate === undefined) return price;
  const amount = price / rate;
  const step = amount >= 1_000_000 ? 1000 : amount >= 10_000 ? 100 : 1;
  return Math.round(amount / step) * step;
}

/** Amounts in these currencies are said in lakh and crore. */
const COUNTED_IN_LAKH = new Set(["PKR", "INR"]);
const LAKH = 100_000;
const CRORE = 100 * LAKH;

export type SpokenAmount = { count: string; unit: "lakh" | "crore" };

/** "11.37" crore, to the lakh, or "85.4" lakh; null for smaller amounts and for other currencies. Only for converted
 * amounts, which are not exact. */
export function spokenAmount(amount: number, currency: string): SpokenAmount | null {
  const rounded = Number(amount.toPrecision(3));
  const size = Math.abs(rounded);
  if (!COUNTED_IN_LAKH.has(currency) || size < LAKH) return null;
  const isCrore = size >= CRORE;
  const count = isCrore ? Math.round(amount / LAKH) / 100 : rounded / LAKH;
  return { count: String(count), unit: isCrore ? "crore" : "lakh" };
}

/** Formats every price of a home: "EUR 1,043,000". */
export function formatAmount(amount: number, currency: string): string {
  return `${currency} ${groupDigits(amount)}`;
}

/** Intl would block hydration for tens of milliseconds on its first use. */
export function groupDigits(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ",");
}
