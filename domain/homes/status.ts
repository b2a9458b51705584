/** A home that is not released cannot be bought yet. */
export const homeStatuses = ["available", "reserved", "sold", "not-released"] as const;

export type HomeStatus = (typeof homeStatuses)[number];

/** The homes that are not for sale, and when that was true. */
export type Availability = {
  /** In the office's time, so that browsers need no time zones: "2026-11-15T17:30:00+04:00". */
  asOf: string;
  reserved: readonly string[];
  sold: readonly string[];
  /** When the office last changed the status of single homes; a home without a time has the content's status. */
  changed?: Readonly<Record<string, string>>;
};

/** A home of an unreleased development is never for sale. */
export function homeStatus(
  number: string,
  { reserved, sold }: Pick<Availability, "reserved" | "sold">,
  isReleased: boolean,
): HomeStatus {
  if (!isReleased) return "not-released";
  if (sold.includes(number)) return "sold";
  return reserved.includes(number) ? "reserved" : "available";
}
