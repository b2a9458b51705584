import { useEffect, useState, useSyncExternalStore } from "react";
import { useReducedMotion } from "#site/ui/use-reduced-motion.ts";

/** The Network Information API, where the browser has it. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Whether the decorative film may be loaded: the page is idle, and neither reduced motion nor reduced data is requested. */
export function useFilmWelcome(): boolean {
  const reducedMotion = useReducedMotion();
  const [affordable, setAffordable] = useState(false);
  useEffect(() => whenQuiet(() => setAffordable(dataIsCheap())), []);
  return affordable && !reducedMotion;
}

export function dataIsCheap(): boolean {
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
function whenQuiet(callback: () => void): () => void {
  const calledOff = new AbortController();
  const idle = window.requestIdleCallback ?? ((wanted: () => void) => setTimeout(wanted, 200));
  const wait = () => idle(() => calledOff.signal.aborted || callback());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: calledOff.signal });
  return () => calledOff.abort();
}
