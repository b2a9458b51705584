/** Leaves the label above the field visible. */
const GAP = 48;

/** Scrolls the focused invalid field out from under the toasts. */
export function uncoverInvalidField(toasts: HTMLElement): void {
  const field = document.activeElement;
  if (!field?.closest("[aria-invalid=true]")) return;
  // In a dialog the toasts take room from its content and cover nothing.
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
