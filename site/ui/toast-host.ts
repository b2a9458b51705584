const HOST_ID = "toasts";

/** The element all toasts stand in: made at first use, in the top layer of the page. */
export function toastHost(): HTMLElement {
  return document.getElementById(HOST_ID) ?? makeHost();
}

function makeHost(): HTMLElement {
  const host = document.createElement("div");
  host.id = HOST_ID;
  host.popover = "manual";
  document.body.append(host);
  return host;
}

/**
 * A modal window covers all that is outside it and makes it inert, toasts too: so they move into the
 * window that opens, and back out when it closes.
 */
export function keepToastsOnTop() {
  const host = document.getElementById(HOST_ID);
  if (!host) return;
  const place = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (host.parentElement === place && host.matches(":popover-open")) return;
  host.hidePopover();
  place.append(host);
  host.showPopover();
}
