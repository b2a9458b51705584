import { setTimeout as delay } from "node:timers/promises";
import { deliver, LEASE, type OutboxDeps } from "./deliver.ts";
import { claimMessages } from "./message-repository.ts";
import type { ClaimedMessage } from "./message-tables.ts";
import { morningOf, scheduleMorningMails } from "./morning-mails.ts";

/** Milliseconds. Other instances and failed attempts add work too, so the worker also polls. */
const POLL_INTERVAL = 2000;

/** A slow attempt does not delay the others. */
const CONCURRENCY = 10;

/** So many more for the people of the office: slow mails to visitors do not delay a sign-in code. */
const URGENT = 2;

/** While many leads arrive, one message is sent per pause. */
const BUSY_PAUSE = 250;

/** One claim for several messages is cheaper, so the worker waits until several attempts have ended. */
const BATCH_WAIT = 100;

export type Outbox = {
  /** An urgent message does not wait until one of the running deliveries has ended. */
  notify(isUrgent?: boolean): void;
  /** Finishes running deliveries and claims no new messages. */
  close(): Promise<void>;
};

export function startOutbox(deps: OutboxDeps): Outbox {
  const deliveries = new Set<Promise<void>>();
  const closing = new AbortController();
  let [isNotified, isUrgent] = [false, false];
  let stopWaiting = () => {};
  let lastMorning: number | null = null;

  async function waitForWork(): Promise<void> {
    if (isNotified || closing.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL);
      stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function begin(message: ClaimedMessage): void {
    const delivery = deliver(message, deps).finally(() => deliveries.delete(delivery));
    deliveries.add(delivery);
  }

  async function scheduleOnceADay(): Promise<void> {
    const morning = deps.deskUrl === null ? null : morningOf(deps.now());
    if (morning === lastMorning) return;
    await scheduleMorningMails(deps.database, deps.now());
    lastMorning = morning;
  }

  const isFull = () => deliveries.size >= CONCURRENCY;

  async function claimDue(): Promise<boolean> {
    const free = CONCURRENCY - deliveries.size;
    const due = await claimMessages(deps.database, {
      now: deps.now(),
      leaseFor: LEASE,
      count: deps.isIntakeBusy() ? Math.min(1, free) : free,
      urgentCount: free + URGENT,
    });
    for (const message of due) begin(message);
    return due.length > 0;
  }

  async function waitForCapacity(): Promise<void> {
    const begin = performance.now();
    const isWithin = (wait: number) => !isUrgent && performance.now() < begin + wait;
    if (deps.isIntakeBusy()) await delay(BUSY_PAUSE);
    while (
      (isFull() && isWithin(POLL_INTERVAL)) ||
      (deliveries.size > CONCURRENCY / 2 && isWithin(BATCH_WAIT))
    ) {
      await Promise.race([...deliveries, delay(BATCH_WAIT)]);
    }
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      [isNotified, isUrgent] = [false, false];
      try {
        await scheduleOnceADay();
        if ((await claimDue()) || isFull()) {
          await waitForCapacity();
          continue;
        }
      } catch (err) {
        deps.log.error({ err }, "outbox failed, retry scheduled");
      }
      await waitForWork();
    }
    await Promise.all(deliveries);
  }

  const working = work();
  return {
    notify(urgent = false) {
      isNotified = true;
      isUrgent ||= urgent;
      stopWaiting();
    },
    async close() {
      closing.abort();
      stopWaiting();
      await working;
    },
  };
}
