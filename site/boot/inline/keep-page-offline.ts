import { cancelOpening, openWhenReachable } from "./open-when-reachable.ts";

/** The link that the router is following. */
let followedLink: string | undefined;
/** The router does not retry a page's scripts in this document after it failed to load them. */
let hasRouterFailed = false;

/**
 * Offline, a followed link would end in the browser's error page, and what was typed would be lost.
 * The page stays instead and shows a notice; the link is followed as soon as the server answers,
 * unless the visitor types or clicks before.
 */
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

/** The router reloads the page when it cannot load a script of the next one; so does "Try again". */
function onNavigate(event: NavigateEvent) {
  const { navigationType, userInitiated, cancelable } = event;
  const next = followedLink;
  followedLink = undefined;
  if (navigationType !== "reload" || userInitiated || !cancelable) return;
  if (!next && navigator.onLine) return;
  event.preventDefault();
  hasRouterFailed ||= next !== undefined;
  openWhenReachable(next ?? location.href);
}
