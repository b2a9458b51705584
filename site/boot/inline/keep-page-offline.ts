import { cancelOpening, openWhenReachable } from "./open-when-reachable.ts";

let followedLink: string | undefined;
/** The router failed to load a page's scripts. This document does not retry them, so links open a new one. */
let hasRouterFailed = false;

/** Offline, a followed link would end in the browser's error page, and what was typed would be lost.
 * The page stays and shows a notice; the link is followed as soon as the server responds, unless the
 * visitor types or clicks before. */
export function keepPageOffline(): void {
  addEventListener("click", onClick, true);
  // React stops events in a part that is not hydrated before they bubble.
  addEventListener("input", cancelOpening, true);
  window.navigation?.addEventListener("navigate", onNavigate);
}

function onClick(event: MouseEvent) {
  cancelOpening();
  followedLink = undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || link.target || opensElsewhere || link.pathname === location.pathname) return;
  followedLink = link.href;
  if (navigator.onLine && !hasRouterFailed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  openWhenReachable(link.href);
}

/** Handles reloads by script: the router's, when it cannot load a script of the next page, and "Try again". */
function onNavigate(event: NavigateEvent) {
  const { navigationType, userInitiated, cancelable } = event;
  const next = followedLink;
  followedLink = undefined;
  // Other navigations, and reloads by the browser's own button, are left alone.
  if (navigationType !== "reload" || userInitiated || !cancelable) return;
  // "Try again" and the like reload at once when the browser is online.
  if (!next && navigator.onLine) return;
  // A followed link that ends in a reload means that the router failed: the link is opened instead.
  event.preventDefault();
  hasRouterFailed ||= next !== undefined;
  openWhenReachable(next ?? location.href);
}
