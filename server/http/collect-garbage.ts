/** Buffers of bodies are outside V8's heap and hardly trigger a garbage collection: sixteen uploads at once
 * took 80 MB. With `node --expose-gc`, as in `npm start`, a collection of about ten milliseconds after every
 * few megabytes limits that to a third. `npm run bench -- uploads` measures it. */
const COLLECT_EVERY = 6_000_000;

let bytesSince = 0;

export function countGarbage(bytes: number): void {
  bytesSince += bytes;
  if (bytesSince < COLLECT_EVERY) return;
  bytesSince = 0;
  globalThis.gc?.();
}
