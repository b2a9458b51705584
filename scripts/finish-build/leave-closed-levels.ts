/**
 * Runs inline in every page, so it must not refer to anything outside itself. After a reload nothing is
 * open at the entries that open windows had in the history (close-on-back): the page goes back to
 * its own entry, so that Back leaves it at the first press.
 */
export function leaveClosedLevels(): void {
  const level = (history.state as { level?: number } | null)?.level;
  if (level) history.go(-level);
}
