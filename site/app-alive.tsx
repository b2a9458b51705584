import { useEffect } from "react";

/** Says that the page answers now: presses held back until then are repeated, and tests may begin. */
export function AppAlive() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    window.dispatchEvent(new Event("alive"));
    void reportPerformanceLater();
  }, []);
  return null;
}

/** [7.025] Fetched on its own and called without anybody to report to, so that it measures nothing. */
async function reportPerformanceLater() {
  try {
    const { reportPerformance } = await import("./performance-metrics.ts");
    reportPerformance();
  } catch {
    // Offline: nobody waits for it.
  }
}
