import { type Filters, readFilters } from "./filters.ts";

let lastUrl = "/";
let lastLead: string | undefined;
const offsets = new Map<string, number>();

/** The inbox or the board as it was last shown, for "Back to the list" and for j and k in a lead. */
export function rememberList(url: string): void {
  lastUrl = url;
}

/** The filters of the inbox as it was last shown; null where the board was shown since. */
export function lastListFilters(): Filters | null {
  const [path, query = ""] = lastUrl.split("?");
  return path === "/" ? readFilters(query) : null;
}

export function lastListUrl(): string {
  return lastUrl;
}

/** The lead that was open last, which has the focus when the list is shown again. */
export function lastOpenedLead(): string | undefined {
  return lastLead;
}

export function rememberLead(id: string): void {
  lastLead = id;
}

export function forgetLists(): void {
  lastUrl = "/";
  lastLead = undefined;
  offsets.clear();
}

/** How far a list was scrolled, in pixels. */
export function scrollOffset(query: string): number {
  return offsets.get(query) ?? 0;
}

export function rememberOffset(query: string, offset: number): void {
  offsets.set(query, offset);
}
