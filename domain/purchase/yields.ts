export type Yields = {
  /** The rent of a year over the price; null if the home is not let. */
  gross: number | null;
  /** The rent less vacancy and service charge, over the price with all fees. */
  net: number | null;
};

export function yieldsOf(price: number, fees: number, rent: number, netRent: number): Yields {
  if (rent === 0) return { gross: null, net: null };
  return { gross: rent / price, net: netRent / (price + fees) };
}
