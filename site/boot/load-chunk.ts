import { CHUNK_MISSING_EVENT } from "./names.ts";

const RETRY_MS = 1000;
const MAX_TRIES = 3;

/** Being offline is no error, because the prerendered markup is there: the chunk is requested again.
 * One that fails online is missing after a deploy, or its failure is cached; only a reload helps
 * (inline/reload-for-missing-chunk.ts), so the promise stays pending. */
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
