/** The script of every page. */
import { parts } from "#catalog/parts.ts";
import { startIslands } from "./boot/hydrate-islands.ts";
import { HYDRATED, HYDRATED_EVENT } from "./boot/names.ts";
import { needIsland } from "./boot/need-island.ts";
import { showCartLines } from "./features/product-lists/show-cart-lines.ts";
import { islands } from "./islands.ts";
import { rememberPageSubject } from "./leads/remember-page-subject.ts";
import { showSavedCount } from "./features/saved-lists/show-saved-count.ts";
import { countUp } from "./sections/count-up.ts";
import { startShell } from "./shell/start-shell.ts";
import { readReceipt } from "./store/kept-receipt.ts";
import { showPendingToast } from "./ui/pending-toast.ts";

startShell();
startIslands(islands);
// Queued clicks are repeated, and tests may begin.
document.documentElement.setAttribute(HYDRATED, "");
dispatchEvent(new Event(HYDRATED_EVENT));

showPendingToast();
if (readReceipt()) needIsland("MeetingPopup");
countUp();
rememberPageSubject();
if (parts.homes || parts.shop) showSavedCount();
if (parts.shop) showCartLines();
/** [7.025] The metrics are called without a reporter, so that nothing is measured. */
import("./performance-metrics.ts").then(
  (metrics) => metrics.reportPerformance(),
  // Nothing depends on the metrics, so a failed load is ignored.
  () => undefined,
);

// `npm run dev`: a changed page is rendered by the server.
import.meta.hot?.on("react-router:hmr", () => location.reload());
