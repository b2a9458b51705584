import { FULL_STYLESHEET, HYDRATED_EVENT } from "#site/boot/names.ts";

/** Fetches the stylesheet of all other pages ahead, so that a navigation need not wait for it. */
export function fetchFullStylesheet(): void {
  addEventListener(HYDRATED_EVENT, fetchAhead, { once: true });
}

function fetchAhead() {
  const link = document.querySelector<HTMLLinkElement>(`link[${FULL_STYLESHEET}]`);
  if (!link) return;
  // A fetch is used because not every browser supports rel=prefetch.
  fetch(link.href, { priority: "low" })
    .then((response) => response.text())
    .catch(() => undefined); // use-full-stylesheet fetches it again when it is needed
}
