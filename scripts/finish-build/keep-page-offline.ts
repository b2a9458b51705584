/**
 * Runs inline in every page, so it must not refer to anything outside itself. Without a connection a
 * link would end in the browser's error page, and what was typed would be lost with the page. The page
 * stays instead and shows the message; the link is followed as soon as the server answers, unless
 * the user types or clicks before.
 */
export function keepPageOffline(message: string): void {
  const RETRY_MS = 2000;
  const notice = document.createElement("p");
  /** The address that is opened when the server answers. */
  let waiting: string | undefined;
  /** The link that the router is following. */
  let followed: string | undefined;
  /** The router could not load a page's scripts: it does not try them again in this document. */
  let isRouterStuck = false;

  function show() {
    if (!notice.isConnected) {
      notice.id = "offline-notice";
      notice.role = "alert";
      notice.popover = "manual";
      document.body.append(notice);
    }
    if (notice.matches(":popover-open")) return;
    notice.textContent = message;
    notice.showPopover();
  }

  function forget() {
    waiting = undefined;
    if (notice.isConnected) notice.hidePopover();
  }

  async function open(address: string) {
    waiting = address;
    const isOpen = await isReachable(address);
    if (waiting !== address) return;
    if (isOpen) return location.assign(address);
    show();
    await nextTry();
    if (waiting === address) open(address);
  }

  async function isReachable(address: string) {
    if (!navigator.onLine) return false;
    try {
      const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
      return status < 500;
    } catch {
      return false;
    }
  }

  function nextTry(): Promise<unknown> {
    return new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
      if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    });
  }

  function onClick(event: MouseEvent) {
    forget();
    followed = undefined;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || link.target || opensElsewhere || link.pathname === location.pathname) return;
    followed = link.href;
    if (navigator.onLine && !isRouterStuck) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(link.href);
  }

  /** The router reloads the page when it cannot fetch a script of the next one, "Try again" always. */
  function onNavigate(event: NavigateEvent) {
    const { navigationType, userInitiated, cancelable } = event;
    const next = followed;
    followed = undefined;
    if (navigationType !== "reload" || userInitiated || !cancelable) return;
    if (!next && navigator.onLine) return;
    event.preventDefault();
    isRouterStuck ||= next !== undefined;
    open(next ?? location.href);
  }

  addEventListener("click", onClick, true);
  // Captured: React stops an event on its way through a part that is not hydrated.
  addEventListener("input", forget, true);
  window.navigation?.addEventListener("navigate", onNavigate);
}
