import { useEffect, useSyncExternalStore } from "react";

/** The panels are popovers: the platform handles their buttons, Escape, a click outside and the
 * return of the focus, also before hydration. The hook closes a panel when the visitor follows a link
 * in it or tabs out of the header. */
export function usePanel(id: string): boolean {
  useEffect(() => {
    const panel = document.getElementById(id);
    return panel ? closeWhenLeft(panel) : undefined;
  }, [id]);

  return useIsPanelOpen(id);
}

export function useIsPanelOpen(id: string): boolean {
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
  // The header stays visible above the panel, so the focus may move between both.
  const header = panel.closest("header") ?? panel;

  function onClick({ target }: MouseEvent) {
    if ((target as Element).closest("a[href^='/']")) panel.hidePopover();
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !header.contains(relatedTarget)) panel.hidePopover();
  }

  panel.addEventListener("click", onClick);
  header.addEventListener("focusout", onFocusOut);
  return () => {
    panel.removeEventListener("click", onClick);
    header.removeEventListener("focusout", onFocusOut);
  };
}
