/** A mouse over its entry or the down arrow opens a submenu; Escape, and a mouse or focus that leaves, close it. */
export function listenForOpening(entry: HTMLElement, setOpen: (open: boolean) => void): void {
  // The mouse may have been there before the script ran.
  if (entry.matches(":hover")) setOpen(true);

  entry.addEventListener("pointerenter", (event) => isMouse(event) && setOpen(true));
  entry.addEventListener("pointerleave", (event) => isMouse(event) && setOpen(false));
  entry.addEventListener(
    "focusout",
    ({ relatedTarget }) => entry.contains(relatedTarget as Node | null) || setOpen(false),
  );
  entry.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowDown") setOpen(true);
    if (key !== "Escape") return;
    setOpen(false);
    // Focus inside a hidden submenu would be lost.
    if (document.activeElement?.matches("[data-menu=sub]")) entry.querySelector("button")?.focus();
  });
}

/** Only a pointer event names its device; a click by keyboard is a plain event. */
export function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}
