type Modifiers = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** An arrow or a click with a modifier key is a shortcut of the browser: Alt and Left is back navigation, a
 * click with Ctrl opens a new tab. */
export function belongsToBrowser({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
