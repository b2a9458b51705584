import { CHUNK_MISSING_EVENT } from "./names.ts";

const RETRY_MS = 1000;
const MAX_TRIES = 3;

/**
 * Retries a chunk that does not load: the prerendered markup is there, so being offline for a while is
 * no error. A chunk that does not load while the browser is online is missing after a deploy, or
 * the browser has cached the failure. Only a reload can fetch it (inline/reload-for-missing-chunk.ts),
 * so the promise stays pending.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let triesLeft = MAX_TRIES;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      if (navigator.onLine && --triesLeft === 0) break;
      await nextTry();
    }
  }
  dispatchEvent(new Event(CHUNK_MISSING_EVENT));
  return new Promise(() => undefined);
}

function nextTry(): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
    else addEventListener("online", resolve, { once: true });
  });
}
