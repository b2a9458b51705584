import { CHUNK_MISSING_EVENT, URL_PENDING } from "#site/boot/names.ts";

/** Parameters by which a list is filtered or sorted. */
const LIST_PARAMETERS =
  /[?&](area|bedrooms|category|city|development|floor|outlook|price|search|sort|status|sun)\b/;

const root = document.documentElement;

/** A list is prerendered without filters. Where the URL has some, it is invisible until they are applied,
 * and as high as it was when the visitor left the page. It is shown as it is where a script fails or hangs (not-hydrated.css). */
export function waitForUrl(): void {
  if (!LIST_PARAMETERS.test(location.search)) return;
  const { listHeight } = (history.state as { listHeight?: number } | null) ?? {};
  root.setAttribute(URL_PENDING, "");
  if (listHeight) root.style.setProperty("--pending-height", `${listHeight}px`);
  const show = () => root.removeAttribute(URL_PENDING);
  addEventListener("error", show, { capture: true, once: true });
  addEventListener(CHUNK_MISSING_EVENT, show, { once: true });
}
