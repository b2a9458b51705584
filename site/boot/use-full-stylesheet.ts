import { use } from "react";
import { useLocation } from "react-router";
import { FULL_STYLESHEET } from "./names.ts";

/** The page this document was opened with: its styles are inlined (build/page-styles.ts). */
const openedPath = globalThis.location?.pathname;

let stylesheet: Promise<unknown> | undefined;

/** Keeps the current page on the screen until the stylesheet that covers all other pages is loaded. */
export function useFullStylesheet(): void {
  const { pathname } = useLocation();
  if (openedPath && pathname !== openedPath) use((stylesheet ??= loadFullStylesheet()));
}

function loadFullStylesheet(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>(`link[${FULL_STYLESHEET}]`);
  if (!link) return Promise.resolve();
  return new Promise((onload) => {
    Object.assign(link, { onload, onerror: reloadWhenOnline, disabled: false });
  });
}

/** The stylesheet is missing after a deploy, or the browser is offline. */
function reloadWhenOnline(): void {
  if (navigator.onLine) location.reload();
  else addEventListener("online", reloadWhenOnline, { once: true });
}
