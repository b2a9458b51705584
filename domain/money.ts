/** [3.041] [9.020] */
export const CURRENCY_SYMBOL = "$";

/** Prices are written as decimals ("65.00") and counted in whole cents, so that no sum is off by one. */
export function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}

/** "$1,025.00". Not by Intl, whose first use holds a shop page up for tens of milliseconds while it hydrates. */
export function formatMoney(cents: number): string {
  const [whole = "", decimals] = (cents / 100).toFixed(2).split(".");
  return `${CURRENCY_SYMBOL}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${decimals}`;
}

export function formatPrice(price: string): string {
  return formatMoney(toCents(price));
}
