import { setTimeout as delay } from "node:timers/promises";
import { deliver, LEASE, type OutboxDeps } from "./deliver.ts";
import { type ClaimedMessage, claimMessages } from "./message-repository.ts";

/** Other instances and earlier failures leave work too, so we look even when nobody calls. */
const LOOK_EVERY = 2000;

/** Attempts under way together. A slow one holds up its own place and nobody else's. */
const PLACES = 10;

/** While many leads come at once one message at a time is sent, and so rarely. */
const BUSY_PAUSE = 250;

/** How long to wait for more places to become free than one. */
const PATIENCE = 100;

export type Outbox = {
  /** There is something new to send. */
  wake(): void;
  /** Finishes what is on its way and takes nothing new. */
  close(): Promise<void>;
};

export function startOutbox(deps: OutboxDeps): Outbox {
  const underWay = new Set<Promise<void>>();
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

  function begin(message: ClaimedMessage): void {
    const delivery = deliver(message, deps).finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  /** Resolves with whether there may be more. */
  async function takeSome(): Promise<boolean> {
    const count = deps.isIntakeBusy() ? 1 : PLACES - underWay.size;
    const due = await claimMessages(deps.database, { now: deps.now(), leaseFor: LEASE, count });
    for (const message of due) begin(message);
    return due.length > 0;
  }

  /** Several at a time are cheaper to take than one, but for slow ones nobody waits. */
  async function makeRoom(): Promise<void> {
    const end = performance.now() + PATIENCE;
    const isPatient = () => performance.now() < end;
    if (deps.isIntakeBusy()) await delay(BUSY_PAUSE);
    while (underWay.size >= PLACES || (underWay.size > PLACES / 2 && isPatient())) {
      await Promise.race([...underWay, delay(PATIENCE)]);
    }
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      hasNews = false;
      try {
        if (await takeSome()) {
          await makeRoom();
          continue;
        }
      } catch (err) {
        deps.log.error({ err }, "the outbox could not work and will try again");
      }
      await sleep();
    }
    await Promise.all(underWay);
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
