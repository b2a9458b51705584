import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

/** The current time, renewed every minute. */
export function useNow(): number {
  return useSyncExternalStore(
    (notify) => {
      const timer = setInterval(notify, MINUTE);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
  );
}
