import { profileIn } from "#domain/purchase/buyer-profile.ts";
import { createSavedStore } from "./saved-store.ts";

const { useSaved, change } = createSavedStore("buyer-profile", "", (stored) =>
  typeof stored === "string" ? profileIn(stored) : "",
);

/** What the buyer told on the page of any home, as an address has it. */
export function useBuyerProfile(): string {
  return useSaved().value;
}

export function saveBuyerProfile(query: string): void {
  change(() => query);
}
