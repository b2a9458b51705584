/**
 * After a reload nothing is open at the history entries that overlays had (close-on-back): the page
 * goes back to its own entry, so that the first back navigation leaves the page.
 */
export function leaveClosedLevels(): void {
  const level = (history.state as { level?: number } | null)?.level;
  if (level) history.go(-level);
}
