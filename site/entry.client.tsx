import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

addEventListener("alive", reportPerformanceLater, { once: true });

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

/** [7.025] Fetched on its own and called without anybody to report to, so that it measures nothing. */
function reportPerformanceLater() {
  import("./performance-metrics.ts").then(
    (metrics) => metrics.reportPerformance(),
    // Offline: nobody waits for it.
    () => undefined,
  );
}
