import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HYDRATED_EVENT } from "./boot/names.ts";

addEventListener(HYDRATED_EVENT, reportPerformanceLater, { once: true });

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

/** [7.025] A chunk of its own, called without a reporter, so that it measures nothing. */
function reportPerformanceLater() {
  import("./performance-metrics.ts").then(
    (metrics) => metrics.reportPerformance(),
    // Offline: nothing depends on it.
    () => undefined,
  );
}
