import { createStore } from "zustand/vanilla";
import { parseShortlist, SHORTLIST_KEY } from "./shortlist-storage.ts";

/** How many homes and products are saved: the number in the header. The stores of homes and products update it. */
export const savedCount = createStore(() => ({ homes: 0, products: 0 }));

/** Counts the saved homes now, and whenever another tab changes them. */
export function countSavedHomes(): void {
  count();
  addEventListener("storage", count);
}

function count(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? "null");
    savedCount.setState({ homes: parseShortlist(stored).length });
  } catch {
    // Storage is blocked, or was changed by hand: nothing is saved.
  }
}
