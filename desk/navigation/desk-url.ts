import { useSyncExternalStore } from "react";
import { DESK_PATH } from "#domain/desk/urls.ts";

/** The path is the part below `/desk`. */
export type DeskUrl = { path: string; query: string };

const listeners = new Set<() => void>();
let shown: DeskUrl | undefined;

/** The key tells ui/close-on-back.ts which history entries belong to one page. */
let entries = 0;

/** The same object until the window's URL changes. */
export function currentUrl(): DeskUrl {
  const path = location.pathname.slice(DESK_PATH.length).replace(/\/+$/, "") || "/";
  const query = location.search.slice(1);
  if (shown?.path !== path || shown.query !== query) shown = { path, query };
  return shown;
}

/** `to` is a path below `/desk`, with or without a query. */
export function navigate(to: string, { replace = false } = {}): void {
  const state = replace ? history.state : { key: `${performance.timeOrigin}-${entries++}` };
  history[replace ? "replaceState" : "pushState"](state, "", urlOf(to));
  for (const notify of listeners) notify();
}

export function leadIdIn(path: string): string | undefined {
  return decodePart(/^\/leads\/([^/]+)$/.exec(path)?.[1]);
}

/** Undefined where the part is mistyped, such as "%E0". */
export function decodePart(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Whether the URL asks for the focus of this field; the first call removes that from the URL. */
export function takeFocusWish(field: string): boolean {
  const { path, query } = currentUrl();
  const given = new URLSearchParams(query);
  if (given.get("focus") !== field) return false;
  given.delete("focus");
  navigate(given.size > 0 ? `${path}?${given}` : path, { replace: true });
  return true;
}

export function urlOf(to: string): string {
  return `${DESK_PATH}${to}`;
}

export function useDeskUrl(): DeskUrl {
  return useSyncExternalStore(subscribe, currentUrl);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  addEventListener("popstate", notify);
  return () => {
    listeners.delete(notify);
    removeEventListener("popstate", notify);
  };
}
