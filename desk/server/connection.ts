import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isConnected = true;

/** Called after every request with whether the server was reached. */
export function noteConnection(reached: boolean): void {
  if (reached === isConnected) return;
  isConnected = reached;
  for (const notify of listeners) notify();
}

/** False from a request that did not reach the server to the next one that does. */
export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, () => isConnected && navigator.onLine);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  addEventListener("online", notify);
  addEventListener("offline", notify);
  return () => {
    listeners.delete(notify);
    removeEventListener("online", notify);
    removeEventListener("offline", notify);
  };
}
