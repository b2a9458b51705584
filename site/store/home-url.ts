import type { MouseEvent } from "react";
import { href } from "react-router";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import { showPartInUrl } from "./home-link.ts";
import { previousPage } from "./previous-page.ts";
import { entryState, leaveEntry } from "./shown-query.ts";
import { setUrlParameter, useUrlParameter } from "./url-query.ts";

/** Marks the history entry of a home that was opened from the list or façade in the entry before it. */
const OPENED_FROM_LIST = "opened-from-list";

/** Without script, and on another page, the fragment leads to the home's row. */
export function homePath(development: string, number: string): string {
  return `${href("/homes/:key", { key: development })}?home=${number}#${number}`;
}

/** One handler for the hundreds of links that a page may have. */
export function openHome(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || belongsToBrowser(event)) return;
  // The href of a link in a drawing is an object.
  const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", location.href);
  const number = searchParams.get("home");
  if (!number || pathname !== location.pathname) return;
  event.preventDefault();
  setUrlParameter("home", number, { mark: OPENED_FROM_LIST });
}

/** Undefined where the URL names no home, null where there is no such home. */
export function useOpenedHome(homes: readonly DevelopmentHome[]) {
  const number = useUrlParameter("home") || null;
  const home =
    number === null
      ? undefined
      : (homes.find((home) => home.number === number.toUpperCase()) ?? null);
  return { number, home };
}

/** Goes back where the home was opened from a list, which may be on another page. */
export function closeHome(): void {
  const { mark, entry } = entryState();
  const isFromOtherPage = entry === undefined && previousPage() === href("/homes");
  if (mark === OPENED_FROM_LIST || isFromOtherPage) leaveEntry("home");
  else {
    showPartInUrl("");
    setUrlParameter("home", null, { replace: true });
  }
}
