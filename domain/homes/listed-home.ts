import type { Home } from "./homes.ts";
import type { HomeStatus } from "./status.ts";

/** A home as lists and filters know it. */
export type ListedHome = Omit<Home, "insideArea" | "balconyArea"> & {
  /** In whole square feet, as the area of balconies. */
  insideArea: number;
  balconyArea: number;
  status: HomeStatus;
  /** An hour of direct sun before 11:00 in every month. */
  morningSun: boolean;
  /** No direct sun after 15:00 in any month. */
  noLateSun: boolean;
};
