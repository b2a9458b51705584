import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Call, Intercept } from "#simulation/faults/intercept.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";

/** `answer lost`: it happened, and the server is told that it failed. */
export const FAULTS = ["error", "answer lost", "half", "delay"] as const;

export type Fault = (typeof FAULTS)[number];

/** Lets chosen calls of one operation fail. Other calls, such as those of the search index, go through uncounted. */
export function createFailingCalls() {
  const ofOperation = new AsyncLocalStorage<true>();
  let fault: Fault | null = null;
  let failing: readonly number[] = [];
  let count = 0;
  let failed = 0;

  const intercept: Intercept = async (call, perform) => {
    if (!fault || !ofOperation.getStore() || !isPossible(fault, call)) return perform();
    if (!failing.includes(++count)) return perform();
    failed++;
    if (fault === "answer lost") await perform();
    if (fault === "half") await call.half?.();
    if (fault !== "delay") throw errorOf(call);
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    return perform();
  };

  return {
    intercept,
    /** Resolves with what the operation resolves with, and how many of its calls failed. */
    async during(kind: Fault, numbers: readonly number[], operate: () => Promise<number>) {
      [fault, failing, count, failed] = [kind, numbers, 0, 0];
      const status = await ofOperation.run(true, operate);
      fault = null;
      return { status, failed };
    },
  };
}

function isPossible(fault: Fault, call: Call): boolean {
  if (fault === "half") return call.half !== undefined;
  return fault === "answer lost" ? call.isWrite : true;
}

function errorOf({ part, name }: Call): Error {
  const message = `the test lets ${part} ${name} fail`;
  return part === "mail" && name === "send" ? new Error(message) : new StoreFailure(message);
}
