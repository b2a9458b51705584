import { useSyncExternalStore } from "react";
import { changeEntryState, entryState, type OpenGroups, subscribe } from "./shown-query.ts";

const none: OpenGroups = {};

/** What the visitor has opened or closed, by group. It is in the history entry, so a back navigation
 * brings it back; inline/open-groups.ts applies it before the page is hydrated. */
export function useOpenGroups(): OpenGroups {
  return useSyncExternalStore(
    subscribe,
    () => (history.state as { openGroups?: OpenGroups } | null)?.openGroups ?? none,
    () => none,
  );
}

export function setGroupOpen(key: string, isOpen: boolean): void {
  changeEntryState({ openGroups: { ...entryState().openGroups, [key]: isOpen } });
}
