import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HYDRATED_EVENT } from "./boot/names.ts";
import { showPendingToast } from "./ui/pending-toast.ts";

addEventListener(HYDRATED_EVENT, showPendingToast, { once: true });
addEventListener(HYDRATED_EVENT, reportPerformanceLater, { once: true });

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

/** [7.025] The metrics are in a chunk of their own and called without a reporter, so that nothing is
 * measured. */
function reportPerformanceLater() {
  import("./performance-metrics.ts").then(
    (metrics) => metrics.reportPerformance(),
    // Nothing depends on the metrics, so a failed load is ignored.
    () => undefined,
  );
}
