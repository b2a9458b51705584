import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import * as words from "#words/homes.ts";

/** "41 of 98 homes available" */
export function availabilityText(homes: readonly DevelopmentHome[]): string {
  const available = homes.filter(({ status }) => status === "available").length;
  return homes.some(({ status }) => status === "not-released")
    ? words.notReleasedCount(homes.length)
    : words.availableCount(available, homes.length);
}
