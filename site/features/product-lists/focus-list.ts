/** A removed row would take the focus with it: the heading of its list has it first. */
export function focusList(control: HTMLElement): void {
  control.closest("section")?.querySelector("h3")?.focus();
}
