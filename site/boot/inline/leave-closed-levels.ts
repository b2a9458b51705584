/** A reload closes overlays but keeps their history entries (ui/close-on-back.ts). Goes back past
 * them, so that the first back navigation leaves the page. */
export function leaveClosedLevels(): void {
  const level = (history.state as { level?: number } | null)?.level;
  if (level) history.go(-level);
}
