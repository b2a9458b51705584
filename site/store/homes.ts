import { create } from "zustand";
import { type DevelopmentHome, type PackedHomes, unpackHomes } from "#domain/homes/home-list.ts";
import type { Availability } from "#domain/homes/status.ts";

type ByDevelopment = Record<string, Availability>;

/** What the server has answered; before that, and without an answer, the state of the build counts. */
const useLatest = create<ByDevelopment>(() => ({}));

export function setLatestAvailability(developments: ByDevelopment): void {
  useLatest.setState(developments, true);
}

type Unpacked = { asOf: string; homes: DevelopmentHome[] };

const unpacked = new WeakMap<readonly PackedHomes[], Unpacked>();

/** The homes of a page in their latest state: one array for all its parts, until the state changes. */
export function useHomes(lists: readonly PackedHomes[]): DevelopmentHome[] {
  const latest = useLatest();
  const asOf = timesOf(lists, latest).join(" ");
  const known = unpacked.get(lists);
  if (known?.asOf === asOf) return known.homes;
  const homes = lists.flatMap((list) => unpackHomes(list, latest[list.key]));
  unpacked.set(lists, { asOf, homes });
  return homes;
}

/** When the availability of the developments was read, the earliest of the times. */
export function useAvailabilityTime(lists: readonly PackedHomes[]): string {
  const times = timesOf(lists, useLatest());
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? "";
}

function timesOf(lists: readonly PackedHomes[], latest: ByDevelopment): string[] {
  return lists.map(({ key, availability }) => (latest[key] ?? availability).asOf);
}
