import { CHUNK_MISSING_EVENT } from "#site/boot/names.ts";
import { isQueueEmpty } from "./queue.ts";

const CHECK_MS = 500;

/** A chunk that is missing after a deploy exists only in a new document. The page reloads when a
 * queued click waits for the chunk, and never while the visitor reads or types. */
export function reloadForMissingChunk(): void {
  addEventListener(CHUNK_MISSING_EVENT, reloadWhenNeeded, { once: true });
}

function reloadWhenNeeded() {
  if (isQueueEmpty()) return checkLater();
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    // A server that is being replaced may send an error.
    ({ status }) => (status < 500 ? location.reload() : checkLater()),
    checkLater,
  );
}

function checkLater() {
  setTimeout(reloadWhenNeeded, CHECK_MS);
}
