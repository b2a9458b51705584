import { type RefObject, useEffect, useState } from "react";

/** How far below the screen an element may be when its address is first requested. */
const NEAR = "100px";

export type Reach = "unasked" | "asked" | "answers";

/**
 * Checks whether an address responds, once the element comes near the screen. The frame itself cannot
 * tell: browsers fire `load` for a page that failed to load, too.
 */
export function useReach(elementRef: RefObject<HTMLElement | null>, url: string): Reach {
  const [reach, setReach] = useState<Reach>("unasked");

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const leaving = new AbortController();

    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setReach("asked");
        if (await answers(url, leaving.signal)) setReach("answers");
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [elementRef, url]);

  return reach;
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}
