import { direction } from "./direction.ts";

const HOST_ID = "toasts";

const DISMISS = "dismiss-toasts";

/** A toast that is open. */
export type ShownToast = {
  from?: string;
  /** An error without an action. */
  isError: boolean;
};

type Choice = (toast: ShownToast) => boolean;

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

/** Does nothing where no toast was ever shown: the toaster is not loaded for it. */
export function dismissToasts(isMeant: Choice): void {
  const event = new CustomEvent(DISMISS, { detail: isMeant });
  document.getElementById(HOST_ID)?.dispatchEvent(event);
}

export function onDismissal(host: HTMLElement, dismiss: (isMeant: Choice) => void): void {
  host.addEventListener(DISMISS, (event) => dismiss((event as CustomEvent<Choice>).detail));
}

/**
 * A modal window covers all that is outside it and makes it inert, toasts too: so they move into the
 * window that is on top, and back out when it closes. Those that were there before it opened go, and
 * so do the errors of a window that is closed.
 */
export function keepToastsOnTop(): void {
  const host = document.getElementById(HOST_ID);
  if (!host) return;
  const opened = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
  const place = opened ?? document.body;
  const isShown = host.popover === null || host.matches(":popover-open");
  if (host.parentElement === place && isShown) return;
  const isOpening = opened && !host.closest("dialog");
  dismissToasts(({ isError }) => isOpening || isError);
  const end = opened ? endBeside(opened) : "";
  host.popover = null;
  insert(host, opened);
  if (end === null) return;
  host.style.insetInlineEnd = end;
  host.popover = "manual";
  host.showPopover();
}

/** Before the content of the page or window, where one who has no mouse finds them going back. */
function insert(host: HTMLElement, opened: HTMLElement | undefined): void {
  if (opened) opened.firstElementChild?.after(host);
  else document.body.insertBefore(host, document.getElementById("content"));
}

const WIDTH_REM = 20.5; // as in toast.css
const GAP_REM = 1;

/**
 * How far from the edge of the screen toasts stand when they are beside a window; null where there is
 * no room, and they take their place between its heading and its content.
 */
function endBeside({ offsetLeft, offsetWidth }: HTMLElement): string | null {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const needed = (WIDTH_REM + GAP_REM) * rem;
  const width = document.documentElement.clientWidth;
  const offsetRight = width - offsetLeft - offsetWidth;
  const [start, end] = direction() > 0 ? [offsetLeft, offsetRight] : [offsetRight, offsetLeft];
  if (end >= needed) return "";
  if (start < needed) return null;
  return `${width - start + GAP_REM * rem}px`;
}
