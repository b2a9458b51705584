type Change = (latest: URLSearchParams) => URLSearchParams;

type Options = {
  /** False where a back navigation undoes the change. */
  replace?: boolean;
  /** Kept in the state of the new history entry. */
  mark?: string;
};

/** Browsers limit how often a page may change its URL. */
const REPLACE_DELAY_MS = 250;

const listeners = new Set<() => void>();
let entries = 0;
let isListening = false;

/** What is shown, but not in the URL yet. */
let unwritten: { search: string; isNew: boolean; mark: string | undefined } | null = null;

/** What is shown until the browser has gone back. Nothing may write to the entry that it leaves. */
let leaving: string | null = null;

export function shownSearch(): string {
  return leaving ?? unwritten?.search ?? location.search;
}

/** The page shows a change at once. The URL follows after the next frame, or before it is needed. */
export function changeShownQuery(change: Change, { replace = false, mark }: Options = {}): void {
  const search = toSearch(change(new URLSearchParams(shownSearch())));
  if (leaving !== null || search === shownSearch()) return;
  if (!replace) writeUrl();
  unwritten = { mark, ...unwritten, search, isNew: !replace || Boolean(unwritten?.isNew) };
  if (replace) setTimeout(writeUrl, REPLACE_DELAY_MS);
  else requestAnimationFrame(() => setTimeout(writeUrl));
  notify();
}

/** By group, whether the visitor has opened or closed it. */
export type OpenGroups = Record<string, boolean>;

type EntryState = {
  level?: number;
  /** Missing where the page was opened with the entry. */
  entry?: string;
  mark?: string;
  openGroups?: OpenGroups;
  /** The height of the page's list when the visitor left it. */
  listHeight?: number;
};

/** The state of the history entry that is shown. */
export function entryState(): EntryState {
  writeUrl();
  return (history.state ?? {}) as EntryState;
}

/** Adds to the history entry that is shown. */
export function changeEntryState(changes: EntryState): void {
  history.replaceState({ ...entryState(), ...changes }, "");
  notify();
}

/** Goes back past the entry and the overlays on it, and shows the page without the parameter meanwhile. */
export function leaveEntry(parameter: string): void {
  const query = new URLSearchParams(shownSearch());
  query.delete(parameter);
  const { level = 0 } = entryState();
  leaving = toSearch(query);
  notify();
  history.go(-1 - level);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isListening) listen();
  return () => listeners.delete(listener);
}

function listen(): void {
  isListening = true;
  addEventListener("popstate", showUrl);
  addEventListener("pageshow", ({ persisted }) => persisted && showUrl());
  for (const event of ["click", "visibilitychange", "pagehide"]) {
    addEventListener(event, writeUrl, { capture: true });
  }
}

function showUrl(): void {
  unwritten = null;
  leaving = null;
  notify();
}

function writeUrl(): void {
  if (!unwritten) return;
  const { search, isNew, mark } = unwritten;
  unwritten = null;
  const url = location.pathname + search;
  if (!isNew) return history.replaceState(history.state, "", url + location.hash);
  // The name of the entry tells ui/close-on-back.ts that overlays of the entry before are not on it.
  const entry = `${performance.timeOrigin}-${entries++}`;
  history.pushState({ ...entryState(), level: 0, entry, mark }, "", url);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function toSearch(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : "";
}
