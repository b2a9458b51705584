export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** For movements that start with a click: read at that moment, it costs nothing at hydration. */
export function reducesMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}
