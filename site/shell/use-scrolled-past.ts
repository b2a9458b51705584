import { useSyncExternalStore } from "react";

/** The threshold in pixels is read on every scroll. */
export function useScrolledPast(threshold: () => number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold(),
    () => false,
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}
