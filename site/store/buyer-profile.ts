import { profileIn } from "#domain/purchase/buyer-profile.ts";
import { createSavedStore } from "./saved-store.ts";

const { useSaved, change } = createSavedStore("buyer-profile", "", (stored) =>
  typeof stored === "string" ? profileIn(stored) : "",
);

/** The buyer's choices for any home, as a query. */
export function useBuyerProfile(): string {
  return useSaved().value;
}

export function saveBuyerProfile(query: string): void {
  change(() => query);
}
