import { use } from "react";
import { useLocation } from "react-router";

/** The page this document was opened with: its styles stand in it (scripts/finish-build). */
const opened = globalThis.location?.pathname;

let arrival: Promise<unknown> | undefined;

/** Keeps the page that is shown until the style sheet for all others is there. */
export function useOtherStyles(): void {
  const { pathname } = useLocation();
  if (opened && pathname !== opened) use((arrival ??= otherStyles()));
}

function otherStyles(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-for]");
  if (!sheet) return Promise.resolve();
  return new Promise((onload) => {
    Object.assign(sheet, { onload, onerror: openAfresh, disabled: false });
  });
}

/** The styles cannot be had: a newer version of the site has replaced them, or the line is down. */
function openAfresh(): void {
  if (navigator.onLine) location.reload();
  else addEventListener("online", openAfresh, { once: true });
}
