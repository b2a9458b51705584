import { useEffect, useState, useSyncExternalStore } from "react";
import { useReducedMotion } from "#site/ui/use-reduced-motion.ts";

/** The Network Information API, where the browser has it. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Whether the decorative film may be loaded: the page is idle, and neither reduced motion nor reduced data is requested. */
export function useMayPlayFilm(): boolean {
  const reducedMotion = useReducedMotion();
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => whenIdleAfterLoad(() => setMayLoad(isUnmetered())), []);
  return mayLoad && !reducedMotion;
}

/** A fast connection that is neither mobile nor saves data; assumed where the browser does not tell. */
export function isUnmetered(): boolean {
  const { type, effectiveType = "4g" } = connection();
  return !savesData() && type !== "cellular" && effectiveType === "4g";
}

/** Whether the visitor has asked for less data: then the slides do not advance either. */
export function useDataSaving(): boolean {
  return useSyncExternalStore(
    () => () => {},
    savesData,
    () => false,
  );
}

function savesData(): boolean {
  return Boolean(connection().saveData) || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Waits for the load event and then for an idle period; returns a function that cancels it. */
function whenIdleAfterLoad(callback: () => void): () => void {
  const controller = new AbortController();
  const idle = window.requestIdleCallback ?? ((wanted: () => void) => setTimeout(wanted, 200));
  const wait = () => idle(() => controller.signal.aborted || callback());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: controller.signal });
  return () => controller.abort();
}
