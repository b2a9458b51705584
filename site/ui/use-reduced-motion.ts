import { startTransition, useEffect, useState } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** For moves that begin at a press: asked at that moment, it costs nothing when the page comes alive. */
export function reducesMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** For what moves by itself. True at first too: nothing moves before the page is alive. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(true);

  useEffect(() => {
    // Nobody waits for a move, so that drawing it anew gives way to everything else.
    const read = () => startTransition(() => setReduced(reducesMotion()));
    const media = matchMedia(QUERY);
    read();
    media.addEventListener("change", read);
    return () => media.removeEventListener("change", read);
  }, []);

  return reduced;
}
