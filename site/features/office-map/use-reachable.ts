import { type RefObject, useEffect, useState } from "react";

/** How far below the screen an element may be when its address is first asked. */
const NEAR = "100px";

/**
 * Asks an address whether it answers, once the element comes near the screen and not before. A
 * frame cannot be asked itself: browsers report a page that failed to load as loaded.
 */
export function useReachable(elementRef: RefObject<HTMLElement | null>, url: string): boolean {
  const [reachable, setReachable] = useState(false);

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const leaving = new AbortController();

    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setReachable(await answers(url, leaving.signal));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [elementRef, url]);

  return reachable;
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}
