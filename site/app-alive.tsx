import { useEffect } from "react";

/** Says that the page answers now: presses held back until then are repeated, and tests may begin. */
export function AppAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    window.dispatchEvent(new Event("alive"));
  }, []);
  return null;
}
