import { useSyncExternalStore } from "react";

const media = "print";

/** Paper shows what the screen has behind tabs. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBetweenEvents || matchMedia(media).matches,
    () => false,
  );
}

/** `matchMedia` changes after `beforeprint` in some browsers, and without it in others. */
let isBetweenEvents = false;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media);
  const begin = () => {
    isBetweenEvents = true;
    onChange();
  };
  const end = () => {
    isBetweenEvents = false;
    onChange();
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  query.addEventListener("change", onChange);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
    query.removeEventListener("change", onChange);
  };
}
