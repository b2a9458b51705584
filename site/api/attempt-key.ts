import type { LeadKind } from "#domain/lead-kinds.ts";

type Attempt = { mark: string; key: string };

const attempts = new Map<LeadKind, Attempt>();

/**
 * One key for each attempt to submit. Whoever sends the same content again after a failure is
 * retrying, and the server must not count it twice: the first try may have arrived after all.
 */
export function attemptKey(kind: LeadKind, mark: string): string {
  const last = attempts.get(kind);
  if (last?.mark === mark) return last.key;
  const key = newKey();
  attempts.set(kind, { mark, key });
  return key;
}

/** The attempt succeeded: the same content sent once more is meant. */
export function settleAttempt(kind: LeadKind): void {
  attempts.delete(kind);
}

/** Not `crypto.randomUUID`: it is missing where a page comes without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
