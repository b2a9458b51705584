import type { ListedHome } from "./listed-home.ts";

/** The lowest price of the homes for sale, or of all homes if none is. */
export function lowestPrice(homes: readonly Pick<ListedHome, "price" | "status">[]): number {
  const available = homes.filter(({ status }) => status === "available");
  return Math.min(...(available.length > 0 ? available : homes).map(({ price }) => price));
}
