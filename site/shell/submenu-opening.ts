/** A submenu opens when a mouse comes over its entry or the keyboard reaches it, and closes behind them. */
export function listenForOpening(entry: HTMLElement, setOpen: (open: boolean) => void) {
  const listening = new AbortController();
  const { signal } = listening;

  // They may have been there before the page came alive.
  if (entry.matches(":hover") || entry.querySelector(":focus-visible")) setOpen(true);

  entry.addEventListener("pointerenter", (event) => isMouse(event) && setOpen(true), { signal });
  entry.addEventListener("pointerleave", (event) => isMouse(event) && setOpen(false), { signal });
  entry.addEventListener(
    "focusin",
    ({ target, relatedTarget }) => {
      const fromOutside = !entry.contains(relatedTarget as Node | null);
      if (fromOutside && (target as Element).matches(":focus-visible")) setOpen(true);
    },
    { signal },
  );
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
      if (entry.contains(document.activeElement)) entry.querySelector("a")?.focus();
    },
    { signal },
  );
  return () => listening.abort();
}

/** A click says with what it was made only as a pointer event; a key's click says nothing. */
export function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}
