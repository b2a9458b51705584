import { createSavedStore } from "./saved-store.ts";

/** Limits a list that was changed by hand. */
const MOST = 50;
const HOME_ID = /^[a-z\d-]+\.[A-Z]-\d{3,4}$/;

const { useSaved, change } = createSavedStore<readonly string[]>("home-shortlist", [], (stored) =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((id) => typeof id === "string" && HOME_ID.test(id)))].slice(0, MOST)
    : [],
);

/** Ids such as "harbour-house.A-304", the first saved first. */
export function useShortlist(): readonly string[] {
  return useSaved().value;
}

export function addToShortlist(...ids: string[]): void {
  change((saved) => [...saved, ...ids.filter((id) => !saved.includes(id))].slice(-MOST));
}

export function removeFromShortlist(...ids: string[]): void {
  change((saved) => saved.filter((id) => !ids.includes(id)));
}
