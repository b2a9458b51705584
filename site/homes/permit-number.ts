import { isPlaceholderNumber } from "#domain/placeholder-number.ts";
import { demonstrationPermit } from "#words/homes.ts";

export function permitNumber(permit: string): string {
  return isPlaceholderNumber(permit) ? demonstrationPermit(permit) : permit;
}
