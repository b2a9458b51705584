/** [3.041] [9.020] */
export const CURRENCY_SYMBOL = "$";

/** Prices are written as decimals ("65.00") and counted in whole cents, so that no sum is off by one. */
export function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}

/** As prices are written; only what has five digits or more is parted. */
const decimals = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, useGrouping: "min2" });

export function formatMoney(cents: number): string {
  return CURRENCY_SYMBOL + decimals.format(cents / 100);
}

export function formatPrice(price: string): string {
  return formatMoney(toCents(price));
}
