import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { URL_PENDING } from "#site/boot/names.ts";
import { changeEntryState, subscribe } from "./shown-query.ts";

/** For a list that the URL filters: shows it as soon as it is rendered with the filters, and notes its
 * height when the visitor leaves (inline/wait-for-url.ts). The element is the list's own. */
export function useUrlShown<Shown extends HTMLElement>(
  isRendered: boolean,
): RefObject<Shown | null> {
  const list = useRef<Shown>(null);
  const isUrlRead = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  useLayoutEffect(() => {
    if (isUrlRead && isRendered) document.documentElement.removeAttribute(URL_PENDING);
  }, [isUrlRead, isRendered]);

  useEffect(() => {
    const noteHeight = () => changeEntryState({ listHeight: list.current?.offsetHeight ?? 0 });
    addEventListener("pagehide", noteHeight);
    return () => removeEventListener("pagehide", noteHeight);
  }, []);

  return list;
}
