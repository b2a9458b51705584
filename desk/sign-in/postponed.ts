import { tryStorage } from "#desk/state/try-storage.ts";

const DAYS = 7;

/** "Not now" counts for this browser and a week. Where storage is blocked, the question comes again. */
export function postpone(what: string): void {
  tryStorage(() => localStorage.setItem(key(what), String(Date.now())));
}

export function isPostponed(what: string): boolean {
  const at = Number(tryStorage(() => localStorage.getItem(key(what))) ?? 0);
  return Date.now() - at < DAYS * 24 * 3_600_000;
}

const key = (what: string) => `desk-postponed-${what}`;
