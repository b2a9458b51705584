import type { Home } from "./homes.ts";
import type { HomeStatus } from "./status.ts";

export type ListedHome = Omit<Home, "insideArea" | "balconyArea" | "price"> & {
  /** Square feet with two decimals, as a title deed has them; like `balconyArea`. */
  insideArea: number;
  balconyArea: number;
  /** Null for a sold home: it has no price any more. */
  price: number | null;
  status: HomeStatus;
  /** An hour of direct sun before 11:00 in every month. */
  morningSun: boolean;
  /** Little or no sun after 15:00 in any month: it falls on less than a quarter of the living room's glass. */
  noLateSun: boolean;
};

export function hasPrice<Home extends Pick<ListedHome, "price">>(
  home: Home,
): home is Home & { price: number } {
  return home.price !== null;
}
