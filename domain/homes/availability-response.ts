import type { Availability } from "./status.ts";

export const AVAILABILITY_PATH = "/api/availability";

/** The response of the server: which homes of each development are reserved or sold, and since when. */
export type AvailabilityResponse = {
  /** The latest of the times below. */
  asOf: string;
  developments: Record<string, Availability>;
};
