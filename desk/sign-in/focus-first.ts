/** A `ref` for what appears: a screen reader says it, and the keyboard goes on there. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
