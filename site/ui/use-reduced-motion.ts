import { startTransition, useEffect, useState } from "react";
import { REDUCED_MOTION, reducesMotion } from "./reduces-motion.ts";

/** For autoplay. True at first, because nothing moves before hydration. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(true);

  useEffect(() => {
    // Nobody waits for this, so the render has a low priority.
    const read = () => startTransition(() => setReduced(reducesMotion()));
    const media = matchMedia(REDUCED_MOTION);
    read();
    media.addEventListener("change", read);
    return () => media.removeEventListener("change", read);
  }, []);

  return reduced;
}
