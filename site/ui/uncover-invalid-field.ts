/** So that the label above the field is seen too. */
const GAP = 48;

/** Scrolls the field that has the focus, and that the toasts complain about, out from under them. */
export function uncoverInvalidField(toasts: HTMLElement): void {
  const field = document.activeElement;
  if (!field?.closest("[aria-invalid=true]")) return;
  // In a window the toasts take room from its content.
  field.scrollIntoView({ block: "nearest" });
  const covering = toasts.getBoundingClientRect();
  const covered = field.getBoundingClientRect();
  if (intersect(covering, covered)) scrollBy({ top: covered.top - covering.bottom - GAP });
}

function intersect(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
