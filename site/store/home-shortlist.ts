import { savedCount } from "./saved-count.ts";
import { createSavedStore } from "./saved-store.ts";
import { MOST_SAVED, parseShortlist, SHORTLIST_KEY } from "./shortlist-storage.ts";

const { useSaved, change } = createSavedStore<readonly string[]>(SHORTLIST_KEY, [], parseShortlist);

/** Ids such as "harbour-house.A-304", the first saved first. */
export function useShortlist(): readonly string[] {
  return useSaved().value;
}

export function addToShortlist(...ids: string[]): void {
  keep((saved) => [...saved, ...ids.filter((id) => !saved.includes(id))].slice(-MOST_SAVED));
}

export function removeFromShortlist(...ids: string[]): void {
  keep((saved) => saved.filter((id) => !ids.includes(id)));
}

function keep(next: (saved: readonly string[]) => string[]): void {
  change((saved) => {
    const kept = next(saved);
    savedCount.setState({ homes: kept.length });
    return kept;
  });
}
