import { href } from "react-router";
import { writeCompared } from "#domain/homes/compared-homes.ts";
import { previousPage } from "./previous-page.ts";
import { changeShownQuery, entryState, leaveEntry } from "./shown-query.ts";

/** Marks the history entry of a comparison that was opened over the list in the entry before it. */
const OPENED_FROM_LIST = "compared-from-list";

/** Opens the comparison over the list, which keeps its filters; false on other pages. */
export function openComparison(ids: readonly string[]): boolean {
  if (location.pathname !== href("/homes")) return false;
  changeShownQuery((query) => writeCompared(query, ids), { mark: OPENED_FROM_LIST });
  return true;
}

export function changeComparison(ids: readonly string[]): void {
  changeShownQuery((query) => writeCompared(query, ids), { replace: true });
}

/** Goes back where the comparison was opened from a list, which may be that of a development. */
export function closeComparison(): void {
  const { mark, entry } = entryState();
  const isFromOtherPage = entry === undefined && previousPage()?.startsWith(href("/homes"));
  if (mark === OPENED_FROM_LIST || isFromOtherPage) leaveEntry("compare");
  else changeShownQuery((query) => writeCompared(query, null), { replace: true });
}
