import type { Availability } from "./status.ts";

export const AVAILABILITY_PATH = "/api/availability";

/** The homes of each development that are reserved or sold. */
export type AvailabilityResponse = {
  /** The latest of the times in `developments`. */
  asOf: string;
  developments: Record<string, Availability>;
};
