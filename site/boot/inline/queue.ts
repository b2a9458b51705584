import {
  PARTS_NEEDED_EVENT,
  HYDRATED,
  HYDRATED_EVENT,
  NOT_HYDRATED,
  PART_HYDRATED_EVENT,
} from "#site/boot/names.ts";

/** How to repeat what was queued, by the element it happened on: the last event of each counts. */
const queue = new Map<Element, () => void>();

export function isQueueEmpty(): boolean {
  return queue.size === 0;
}

export function isHydrated(target: Element): boolean {
  return document.documentElement.hasAttribute(HYDRATED) && !target.closest(`[${NOT_HYDRATED}]`);
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

/** Dispatches PARTS_NEEDED_EVENT while a target is not hydrated; when-needed.ts listens. */
function repeatQueued() {
  for (const [target, repeat] of queue) {
    if (!isHydrated(target)) dispatchEvent(new Event(PARTS_NEEDED_EVENT));
    else if (queue.delete(target) && target.isConnected) repeat();
  }
}
