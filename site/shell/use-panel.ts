import { useEffect, useSyncExternalStore } from "react";

/**
 * The header's panels are popovers: their buttons, Escape, a click beside them and the return of the
 * focus are the platform's, and work before the page is alive. This says whether one is open, and
 * closes it when the visitor follows a link in it or tabs out of it.
 */
export function usePanel(id: string): boolean {
  useEffect(() => {
    const panel = document.getElementById(id);
    return panel ? closeWhenLeft(panel) : undefined;
  }, [id]);

  return useSyncExternalStore(
    (onChange) => {
      const panel = document.getElementById(id);
      panel?.addEventListener("toggle", onChange);
      return () => panel?.removeEventListener("toggle", onChange);
    },
    () => document.getElementById(id)?.matches(":popover-open") ?? false,
    () => false,
  );
}

function closeWhenLeft(panel: HTMLElement) {
  function onClick({ target }: MouseEvent) {
    if ((target as Element).closest("a[href^='/']")) panel.hidePopover();
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Element) || panel.contains(relatedTarget)) return;
    const toToggle = relatedTarget.closest(`[popovertarget="${panel.id}"]`);
    if (!toToggle && panel.matches(":popover-open")) panel.hidePopover();
  }

  panel.addEventListener("click", onClick);
  panel.addEventListener("focusout", onFocusOut);
  return () => {
    panel.removeEventListener("click", onClick);
    panel.removeEventListener("focusout", onFocusOut);
  };
}
