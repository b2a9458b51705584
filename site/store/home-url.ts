import { type MouseEvent, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import { useSetUrlParameter, useUrlQuery } from "./url-query.ts";

/** Marks the history entry of a home that was opened from the list or façade in the entry before it. */
const OPENED_FROM_LIST = "opened-from-list";

/** Without script the fragment leads to the home's row. */
export function homePath(development: string, number: string): string {
  return `${href("/homes/:key", { key: development })}?home=${number}#${number}`;
}

/** One handler for the hundreds of links that a page may have. */
export function useOpenHome(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const setParameter = useSetUrlParameter();
  return (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || belongsToBrowser(event)) return;
    // The href of a link in a drawing is an object.
    const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", location.href);
    const number = searchParams.get("home");
    if (!number) return;
    event.preventDefault();
    if (pathname !== location.pathname) {
      void navigate(`${pathname}?${searchParams}`, { state: OPENED_FROM_LIST });
      return;
    }
    setParameter("home", number, { state: OPENED_FROM_LIST });
  };
}

/** Undefined where the URL names no home, null where there is no such home. */
export function useOpenedHome(homes: readonly DevelopmentHome[]) {
  const number = useUrlQuery().get("home") || null;
  const { key, state } = useLocation();
  const [closedEntry, setClosedEntry] = useState<string | null>(null);
  if (closedEntry !== null && closedEntry !== key) setClosedEntry(null);
  const navigate = useNavigate();
  const setParameter = useSetUrlParameter();
  const home =
    number === null || closedEntry === key
      ? undefined
      : (homes.find((home) => home.number === number.toUpperCase()) ?? null);

  /** Goes back where the home was opened from a list, which may be on another page. */
  function close() {
    const { level = 0 } = (history.state as { level?: number } | null) ?? {};
    if (state === OPENED_FROM_LIST) {
      // The browser goes back a little later: nothing may write to the home's entry until then.
      setClosedEntry(key);
      void navigate(-1 - level);
      return;
    }
    setParameter("home", null, { replace: true });
  }

  return { number, home, close };
}
