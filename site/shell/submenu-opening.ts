/** A mouse over its entry or the down arrow opens a submenu; Escape, and a mouse or focus that leaves, close it. */
export function listenForOpening(entry: HTMLElement, setOpen: (open: boolean) => void) {
  const listening = new AbortController();
  const { signal } = listening;

  // The mouse may have been there before the page was hydrated.
  if (entry.matches(":hover")) setOpen(true);

  entry.addEventListener("pointerenter", (event) => isMouse(event) && setOpen(true), { signal });
  entry.addEventListener("pointerleave", (event) => isMouse(event) && setOpen(false), { signal });
  entry.addEventListener(
    "focusout",
    ({ relatedTarget }) => entry.contains(relatedTarget as Node | null) || setOpen(false),
    { signal },
  );
  entry.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "ArrowDown") setOpen(true);
      if (key !== "Escape") return;
      setOpen(false);
      // Focus inside a hidden submenu would be lost.
      if (document.activeElement?.matches("[data-menu=sub]"))
        entry.querySelector("button")?.focus();
    },
    { signal },
  );
  return () => listening.abort();
}

/** Only a pointer event names its device; a click by keyboard is a plain event. */
export function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}
