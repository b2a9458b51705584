import { createStore } from "zustand/vanilla";
import { followStorage } from "./follow-storage.ts";
import { parseShortlist, SHORTLIST_KEY } from "./shortlist-storage.ts";

/** How many entries the lists of homes and of products have together: the number in the header. Their stores
 * update it. */
export const savedCount = createStore(() => ({ homes: 0, products: 0 }));

/** Counts the saved homes now, and whenever they change elsewhere. */
export function countSavedHomes(): void {
  count();
  followStorage(SHORTLIST_KEY, count);
}

function count(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? "null");
    savedCount.setState({ homes: parseShortlist(stored).length });
  } catch {
    // Storage is blocked, or was changed by hand: nothing is saved.
  }
}
