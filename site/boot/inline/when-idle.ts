const FALLBACK_MS = 200;

/** Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback, FALLBACK_MS);
}
