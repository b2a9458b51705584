import type { ListedHome } from "./listed-home.ts";

/** Of the homes that can be bought; of all where none can. */
export function lowestPrice(homes: readonly Pick<ListedHome, "price" | "status">[]): number {
  const available = homes.filter(({ status }) => status === "available");
  return Math.min(...(available.length > 0 ? available : homes).map(({ price }) => price));
}
