import { direction } from "./direction.ts";
import { topmostDialog } from "./topmost-dialog.ts";

const HOST_ID = "toasts";

const DISMISS = "dismiss-toasts";

export type ShownToast = {
  from?: string;
  isError: boolean;
};

type Choice = (toast: ShownToast) => boolean;

/** The element that contains all toasts, created at first use in the top layer of the page. */
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

/** Does nothing before the first toast: the toaster is not loaded for it. */
export function dismissToasts(isMeant: Choice): void {
  const event = new CustomEvent(DISMISS, { detail: isMeant });
  document.getElementById(HOST_ID)?.dispatchEvent(event);
}

export function onDismissal(host: HTMLElement, dismiss: (isMeant: Choice) => void): void {
  host.addEventListener(DISMISS, (event) => dismiss((event as CustomEvent<Choice>).detail));
}

/** A modal dialog makes everything outside it inert, toasts included, so they move into the topmost
 * dialog, and back out when it closes. Older toasts are dismissed when it opens, and its errors when
 * it closes. */
export function keepToastsOnTop(): void {
  const host = document.getElementById(HOST_ID);
  if (!host) return;
  const opened = topmostDialog();
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

/** Toasts come before the content, where a keyboard user finds them with Shift and Tab. */
function insert(host: HTMLElement, opened: HTMLElement | undefined): void {
  if (opened) opened.firstElementChild?.after(host);
  else document.body.insertBefore(host, document.querySelector("body > #content"));
}

const WIDTH_REM = 20.5; // as in toast.css
const GAP_REM = 1;

/** The distance from the end edge of the screen to toasts beside a dialog; null where they have no
 * room there and stand between its heading and its content. */
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
