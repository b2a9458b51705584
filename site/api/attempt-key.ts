import type { LeadKind } from "#domain/lead-kinds.ts";

type Attempt = { mark: string; key: string };

const attempts = new Map<LeadKind, Attempt>();

/** One key for each attempt: equal content sent again after a failure is a retry, which the server
 * must not store twice, because the first request may have arrived. */
export function attemptKey(kind: LeadKind, mark: string): string {
  const last = attempts.get(kind);
  if (last?.mark === mark) return last.key;
  const key = newKey();
  attempts.set(kind, { mark, key });
  return key;
}

/** After a success, equal content is a new attempt. */
export function settleAttempt(kind: LeadKind): void {
  attempts.delete(kind);
}

/** `crypto.randomUUID` does not exist on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
