import { startTransition, useEffect, useState } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** For movements that start with a click: read at that moment, it costs nothing at hydration. */
export function reducesMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** For autoplay. True at first, because nothing moves before hydration. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(true);

  useEffect(() => {
    // Nobody waits for this, so the render has a low priority.
    const read = () => startTransition(() => setReduced(reducesMotion()));
    const media = matchMedia(QUERY);
    read();
    media.addEventListener("change", read);
    return () => media.removeEventListener("change", read);
  }, []);

  return reduced;
}
