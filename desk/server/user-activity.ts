/** How long after the latest key or click the user counts as present, in milliseconds. */
const PRESENT_FOR = 2 * 60_000;

let lastInput = Date.now();

for (const name of ["keydown", "pointerdown", "wheel"]) {
  addEventListener(name, () => (lastInput = Date.now()), { capture: true, passive: true });
}

/** Requests of a window that nobody uses do not prolong the session. */
export function isUserPresent(): boolean {
  return Date.now() - lastInput < PRESENT_FOR;
}
