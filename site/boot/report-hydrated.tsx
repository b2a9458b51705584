import { useEffect } from "react";
import { HYDRATED, HYDRATED_EVENT } from "./names.ts";

/** Once the page is hydrated, queued clicks are repeated and tests may begin. */
export function ReportHydrated() {
  useEffect(() => {
    // The listeners have work to do, so they run in a task of their own.
    const timer = setTimeout(reportHydrated);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function reportHydrated() {
  document.documentElement.setAttribute(HYDRATED, "");
  dispatchEvent(new Event(HYDRATED_EVENT));
}
