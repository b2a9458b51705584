import { type RefObject, useEffect, useState } from "react";

/** How far below the screen an element may be when its address is first asked. */
const NEAR = "100px";

export type Reach = "unasked" | "asked" | "answers";

/**
 * Asks an address whether it answers, once the element comes near the screen and not before. A
 * frame cannot be asked itself: browsers report a page that failed to load as loaded.
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
