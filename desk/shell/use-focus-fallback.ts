import { type RefObject, useEffect } from "react";

/** When the focused element is removed, such as a button that has done its work, the focus goes to
 * the nearest focusable element around it, not to the document, where letters are shortcuts. */
export function useFocusFallback(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The focused element and its ancestors, the innermost first. */
    let path: Element[] = [];

    function onFocus({ target }: FocusEvent) {
      path = [];
      for (let at = target as Element | null; at; at = at.parentElement) path.push(at);
    }

    /** A click on an empty place removes the focus on purpose. */
    function onBlur() {
      queueMicrotask(() => {
        const isMeant = path[0]?.isConnected && document.activeElement === document.body;
        if (isMeant) path = [];
      });
    }

    const observer = new MutationObserver(() => {
      const [focused] = path;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const around = path.find((element) => element.isConnected)?.closest(TARGETS);
      const target = around?.matches("dialog") ? around.querySelector("[tabindex]") : around;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    });

    const { current } = root;
    if (!current) return;
    observer.observe(current, { childList: true, subtree: true });
    current.addEventListener("focusin", onFocus);
    current.addEventListener("focusout", onBlur);
    return () => {
      observer.disconnect();
      current.removeEventListener("focusin", onFocus);
      current.removeEventListener("focusout", onBlur);
    };
  }, [root]);
}

const TARGETS = '[tabindex="-1"], dialog[open]';
