/**
 * The pieces of an upload lie outside V8's heap, where it hardly sees them pile up: with sixteen
 * visitors at once the process grew by 80 MB before they were cleared away. So where the process may
 * ask for it (`node --expose-gc`, as in `npm start`), it does after every few megabytes; that takes
 * some ten milliseconds and holds the growth to a third. `npm run bench -- uploads` measures it.
 */
const COLLECT_EVERY = 6_000_000;

let bytesSince = 0;

/** Told of every piece that has been dealt with. */
export function countGarbage(bytes: number): void {
  bytesSince += bytes;
  if (bytesSince < COLLECT_EVERY) return;
  bytesSince = 0;
  globalThis.gc?.();
}
