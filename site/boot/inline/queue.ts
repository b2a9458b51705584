import {
  HYDRATED,
  HYDRATED_EVENT,
  ISLAND,
  ISLAND_NEEDED_EVENT,
  NOT_HYDRATED,
  OPENS,
  PART_HYDRATED_EVENT,
} from "#site/boot/names.ts";

/** How to repeat what was queued, by the element it happened on: the last event of each counts. */
const queue = new Map<Element, () => void>();

export function isQueueEmpty(): boolean {
  return queue.size === 0;
}

export function isHydrated(target: Element): boolean {
  return (
    document.documentElement.hasAttribute(HYDRATED) && !islandOf(target)?.hasAttribute(NOT_HYDRATED)
  );
}

/** The island that a button opens, or the one around the element. */
function islandOf(target: Element): Element | null {
  const opened = target.getAttribute(OPENS);
  return opened ? document.querySelector(`[${ISLAND}=${opened}]`) : target.closest(`[${ISLAND}]`);
}

/** Cancels the event and repeats it when its target is hydrated. */
export function enqueue(event: Event, target: Element, repeat: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  queue.set(target, repeat);
  repeatQueued();
}

export function repeatWhenHydrated(): void {
  addEventListener(HYDRATED_EVENT, repeatQueued, { once: true });
  addEventListener(PART_HYDRATED_EVENT, repeatQueued);
}

/** Before the scripts run nobody hears ISLAND_NEEDED_EVENT, so it is dispatched again at each turn. */
function repeatQueued() {
  for (const [target, repeat] of queue) {
    if (!isHydrated(target)) {
      islandOf(target)?.dispatchEvent(new Event(ISLAND_NEEDED_EVENT));
    } else if (queue.delete(target) && target.isConnected) repeat();
  }
}
