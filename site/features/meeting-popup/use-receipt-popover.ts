import { useEffect, useRef } from "react";

/**
 * Shows the receipt as a popover of the button that had opened the form and has the focus again: the
 * next Tab then leads into the receipt, wherever on the page that button is.
 */
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
