import { useEffect, useRef } from "react";
import { topmostDialog } from "#ui/topmost-dialog.ts";
import { receiptHost } from "./receipt-host.ts";

/** The receipt is a popover of the button that had opened the form and has the focus again, so that
 * the next Tab leads into the receipt. Everything outside a modal dialog is inert, so it is inside the
 * home that the meeting is about, and outside again when the home is closed. */
export function useReceiptPopover() {
  const popoverRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const opener = document.activeElement as HTMLElement;
    openerRef.current = opener;

    function show() {
      (topmostDialog() ?? document.body).append(receiptHost);
      popoverRef.current?.showPopover({ source: opener });
    }

    function leaveClosedDialog({ target }: Event) {
      if ((target as Element).contains(receiptHost)) show();
    }

    show();
    // This event does not bubble.
    document.addEventListener("close", leaveClosedDialog, { capture: true });
    return () => document.removeEventListener("close", leaveClosedDialog, { capture: true });
  }, []);

  function focusOpener() {
    openerRef.current?.focus({ preventScroll: true });
  }

  return { popoverRef, focusOpener };
}
