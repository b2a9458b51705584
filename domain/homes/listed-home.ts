import type { CompassPoint } from "./placement.ts";
import type { HomeStatus } from "./status.ts";

/** A home as lists and filters know it. Areas are in whole square feet, the price in AED. */
export type ListedHome = {
  number: string;
  wing: string;
  floor: number;
  stack: number;
  type: string;
  bedrooms: number;
  study: boolean;
  insideArea: number;
  balconyArea: number;
  facing: CompassPoint;
  outlook: string;
  price: number;
  status: HomeStatus;
  /** An hour of direct sun before 11:00 in every month. */
  morningSun: boolean;
  /** No direct sun after 15:00 in any month. */
  noLateSun: boolean;
};
