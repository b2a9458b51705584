/** A removed row would lose the focus, so the heading of its list gets it. */
export function focusList(control: HTMLElement): HTMLElement | null | undefined {
  const heading = control.closest("section")?.querySelector("h3");
  heading?.focus();
  return heading;
}
