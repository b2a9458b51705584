import { useEffect, useState, useSyncExternalStore } from "react";
import { useReducedMotion } from "#site/ui/use-reduced-motion.ts";

/** The type of the Network Information API, which only some browsers have. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** The film is loaded when the page is idle, unless reduced motion or reduced data is requested. */
export function useMayPlayFilm(): boolean {
  const reducedMotion = useReducedMotion();
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => whenIdleAfterLoad(() => setMayLoad(isUnmetered())), []);
  return mayLoad && !reducedMotion;
}

/** True where the browser does not tell. */
export function isUnmetered(): boolean {
  const { type, effectiveType = "4g" } = connection();
  return !savesData() && type !== "cellular" && effectiveType === "4g";
}

/** The slides do not advance either when the visitor has asked for less data. */
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

/** Returns a function that cancels the wait. */
function whenIdleAfterLoad(callback: () => void): () => void {
  const controller = new AbortController();
  const idle = window.requestIdleCallback ?? ((wanted: () => void) => setTimeout(wanted, 200));
  const wait = () => idle(() => controller.signal.aborted || callback());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: controller.signal });
  return () => controller.abort();
}
