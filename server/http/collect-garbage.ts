/**
 * Buffers of uploads are outside V8's heap and hardly trigger a garbage collection: with sixteen
 * uploads at once the process grew by 80 MB. Where `node --expose-gc` allows it, as in `npm start`, a
 * collection runs after every few megabytes; it takes about ten milliseconds and limits the growth to
 * a third. `npm run bench -- uploads` measures it.
 */
const COLLECT_EVERY = 6_000_000;

let bytesSince = 0;

/** Called for every buffer that is not needed any more. */
export function countGarbage(bytes: number): void {
  bytesSince += bytes;
  if (bytesSince < COLLECT_EVERY) return;
  bytesSince = 0;
  globalThis.gc?.();
}
