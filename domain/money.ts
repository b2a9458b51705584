export const CURRENCY_SYMBOL = "$";
export const CURRENCY_CODE = "USD";

/** Prices are written as decimals ("65.00") and counted in whole cents, so that no sum is off by one. */
export function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}

/** Intl would block hydration of a shop page for tens of milliseconds on its first use. */
export function formatMoney(cents: number): string {
  const [whole = "", decimals] = (cents / 100).toFixed(2).split(".");
  return `${CURRENCY_SYMBOL}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${decimals}`;
}

export function formatWholeAmount(amount: number): string {
  return `${CURRENCY_SYMBOL}${amount}`;
}

export function formatPrice(price: string): string {
  return formatMoney(toCents(price));
}
