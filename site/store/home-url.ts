import type { MouseEvent } from "react";
import { href } from "react-router";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
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
  if (!number) return;
  const home = nameOnPage(pathname, number);
  if (!home) return;
  event.preventDefault();
  setUrlParameter("home", home, { mark: OPENED_FROM_LIST });
}

/** The page of a development names its homes by their numbers, the list of all homes by their ids. */
function nameOnPage(path: string, number: string): string | null {
  if (path === location.pathname) return number;
  const all = href("/homes");
  if (location.pathname !== all || !path.startsWith(`${all}/`)) return null;
  return homeId({ development: path.slice(all.length + 1), number });
}

/** Undefined where the URL names no home, null where there is no such home. */
export function useOpenedHome(homes: readonly DevelopmentHome[]) {
  const name = useUrlParameter("home") || null;
  return { name, home: name === null ? undefined : findHome(homes, name) };
}

/** A number is enough where all homes are of one development. */
function findHome(homes: readonly DevelopmentHome[], name: string): DevelopmentHome | null {
  const isNumber = new Set(homes.map(({ development }) => development)).size === 1;
  const asked = name.toLowerCase();
  const fits = (home: DevelopmentHome) =>
    homeId(home).toLowerCase() === asked || (isNumber && home.number.toLowerCase() === asked);
  return homes.find(fits) ?? null;
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
