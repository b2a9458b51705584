import { type RefObject, useEffect, useState } from "react";
import { isReachable } from "#site/api/is-reachable.ts";

/** The URL is first requested when the element is this close below the screen. */
const NEAR = "100px";

export type Reachability = "unchecked" | "requested" | "reachable";

/** Checks once the element comes near the screen. The frame itself cannot tell, because browsers fire
 * `load` for a page that failed to load, too. */
export function useReachability(
  elementRef: RefObject<HTMLElement | null>,
  url: string,
): Reachability {
  const [reachability, setReachability] = useState<Reachability>("unchecked");

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const unmounting = new AbortController();

    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setReachability("requested");
        if (await isReachable(url, unmounting.signal)) setReachability("reachable");
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      unmounting.abort();
    };
  }, [elementRef, url]);

  return reachability;
}
