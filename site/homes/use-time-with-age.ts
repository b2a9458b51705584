import { useSyncExternalStore } from "react";
import { availabilityAge } from "#domain/homes/availability-age.ts";
import * as words from "#words/homes.ts";
import { officeTimeText } from "./home-texts.ts";

/** "3 days ago, 15 November 2026, 17:30, London time". The prerendered page has the time alone, because
 * only the visitor's clock tells the age. */
export function useTimeWithAge(asOf: string): string {
  const days = useSyncExternalStore(
    neverChanges,
    () => availabilityAge(asOf, Date.now()),
    () => null,
  );
  const time = officeTimeText(asOf);
  return days === null ? time : words.agoAt(days, time);
}

function neverChanges(): () => void {
  return () => {};
}
