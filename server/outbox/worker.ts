import { deliverDueMessages, type OutboxDeps } from "./deliver.ts";

/** Other instances and earlier failures leave work too, so we look even when nobody calls. */
const LOOK_EVERY = 2000;

export type Outbox = {
  /** There is something new to send. */
  wake(): void;
  /** Finishes what is on its way and takes nothing new. */
  close(): Promise<void>;
};

export function startOutbox(deps: OutboxDeps): Outbox {
  const closing = new AbortController();
  let hasNews = false;
  let endSleep = () => {};

  async function sleep(): Promise<void> {
    if (hasNews || closing.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      hasNews = false;
      try {
        if ((await deliverDueMessages(deps)) > 0) continue;
      } catch (err) {
        deps.log.error({ err }, "the outbox could not work and will try again");
      }
      await sleep();
    }
  }

  const working = work();
  return {
    wake() {
      hasNews = true;
      endSleep();
    },
    async close() {
      closing.abort();
      endSleep();
      await working;
    },
  };
}
