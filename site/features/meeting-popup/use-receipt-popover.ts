import { useEffect, useRef } from "react";

/** The receipt is a popover of the button that had opened the form and has the focus again, so that
 * the next Tab leads into the receipt. */
export function useReceiptPopover() {
  const popoverRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const opener = document.activeElement as HTMLElement;
    openerRef.current = opener;
    popoverRef.current?.showPopover({ source: opener });
  }, []);

  function focusOpener() {
    openerRef.current?.focus({ preventScroll: true });
  }

  return { popoverRef, focusOpener };
}
