import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let status: string | null = null;

/** Says what was done, over all screens; null takes it away. */
export function showStatus(text: string | null): void {
  status = text;
  for (const notify of listeners) notify();
}

export function useStatus(): string | null {
  return useSyncExternalStore(subscribe, () => status);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
