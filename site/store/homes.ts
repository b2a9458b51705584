import { useMemo } from "react";
import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { type DevelopmentHome, type PackedHomes, unpackHomes } from "#domain/homes/home-list.ts";
import type { Availability } from "#domain/homes/status.ts";

type ByDevelopment = Record<string, Availability>;

/** The server's response; without one the state of the build counts. */
const useLatest = create<ByDevelopment>(() => ({}));

export function setLatestAvailability(response: ByDevelopment): void {
  const known = useLatest.getState();
  const entries = Object.entries(response);
  const latest = entries.map(([key, state]) => [key, latestOf(known[key] ?? state, state)]);
  useLatest.setState(Object.fromEntries(latest) as ByDevelopment, true);
}

/** The same array until the state changes. */
export function useHomes(lists: readonly PackedHomes[]): DevelopmentHome[] {
  const states = useAvailability(lists);
  return useMemo(
    () => lists.flatMap((list, index) => unpackHomes(list, states[index])),
    [lists, states],
  );
}

/** The earliest time at which the availability of the developments was read. */
export function useAvailabilityTime(lists: readonly PackedHomes[]): string {
  const times = useAvailability(lists).map(({ asOf }) => asOf);
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? "";
}

/** Undefined where the office has not changed the status of the home. */
export function useStatusChange(lists: readonly PackedHomes[], number = ""): string | undefined {
  return useAvailability(lists)
    .map(({ changed }) => changed?.[number])
    .find(Boolean);
}

function useAvailability(lists: readonly PackedHomes[]): Availability[] {
  return useLatest(
    useShallow((latest) =>
      lists.map(({ key, availability }) => latestOf(availability, latest[key] ?? availability)),
    ),
  );
}

/** Keeps the known state where the response is older, or says the same. */
function latestOf(known: Availability, response: Availability): Availability {
  if (Date.parse(response.asOf) < Date.parse(known.asOf)) return known;
  return JSON.stringify(response) === JSON.stringify(known) ? known : response;
}
