import { useEffect } from "react";

/** Says that the page answers now: presses held back until then are repeated, and tests may begin. */
export function AppAlive() {
  useEffect(() => {
    // In a task of its own: whoever hears it has work to do.
    const timer = setTimeout(sayAlive);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function sayAlive() {
  document.documentElement.dataset.alive = "";
  window.dispatchEvent(new Event("alive"));
}
