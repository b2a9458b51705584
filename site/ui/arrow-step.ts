type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Which way an arrow key points sideways. */
export function arrowStep(event: Key): 1 | -1 | undefined {
  if (belongsToBrowser(event)) return undefined;
  if (event.key === "ArrowRight") return 1;
  return event.key === "ArrowLeft" ? -1 : undefined;
}

/** Together with another key an arrow is not ours: Alt and Left is the way back. */
export function belongsToBrowser({ altKey, ctrlKey, metaKey, shiftKey }: Key): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
