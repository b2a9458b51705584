/** A removed row would take the focus with it: the heading of its list has it first. */
export function focusList(control: HTMLElement): HTMLElement | null | undefined {
  const heading = control.closest("section")?.querySelector("h3");
  heading?.focus();
  return heading;
}
