import type { ListedHome } from "./listed-home.ts";
import type { HomeStatus } from "./status.ts";

export type PriceRange = { lowest: number; highest: number };

const toBeHad: ReadonlySet<HomeStatus> = new Set(["available", "not-released"]);

/** Of the homes that can still be had; null where there is none. */
export function priceRange(
  homes: readonly Pick<ListedHome, "price" | "status">[],
): PriceRange | null {
  const prices = homes.flatMap(({ price, status }) =>
    price !== null && toBeHad.has(status) ? [price] : [],
  );
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null;
}

type OfType = Pick<ListedHome, "type" | "price" | "status"> & { development: string };

/** The prices of the homes that have the same floor plan as a sold one. */
export function rangeOfType(
  { development, type }: Pick<OfType, "development" | "type">,
  homes: readonly OfType[],
): PriceRange | null {
  return priceRange(
    homes.filter((other) => other.development === development && other.type === type),
  );
}
