import { startTransition, useEffect, useState } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** For movements that start with a click: asked at that moment, it costs nothing at hydration. */
export function reducesMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** For autoplay. True at first: nothing moves before hydration. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(true);

  useEffect(() => {
    // The visitor waits for nothing here, so the new rendering has a low priority.
    const read = () => startTransition(() => setReduced(reducesMotion()));
    const media = matchMedia(QUERY);
    read();
    media.addEventListener("change", read);
    return () => media.removeEventListener("change", read);
  }, []);

  return reduced;
}
