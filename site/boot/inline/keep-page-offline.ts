import { hideOfflineNotice, showOfflineNotice } from "./offline-notice.ts";

let pendingUrl: string | undefined;

/** Offline, a followed link would end in the browser's error page, and what was typed would be lost.
 * The page stays and shows a notice; the link is followed as soon as the browser is online, unless
 * the visitor types or clicks before. */
export function keepPageOffline(): void {
  addEventListener("click", onClick, true);
  // React stops events in a part that is not hydrated before they bubble.
  addEventListener("input", cancelOpening, true);
  addEventListener("online", onOnline);
}

function onClick(event: MouseEvent) {
  cancelOpening();
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (navigator.onLine || !link || link.target || opensElsewhere) return;
  if (link.pathname === location.pathname) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pendingUrl = link.href;
  showOfflineNotice();
}

function onOnline() {
  if (pendingUrl) location.assign(pendingUrl);
  else hideOfflineNotice();
}

function cancelOpening() {
  pendingUrl = undefined;
  hideOfflineNotice();
}
