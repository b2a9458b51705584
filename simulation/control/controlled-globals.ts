import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import promises from "node:timers/promises";
import { type Clock, createClock } from "./clock.ts";
import { FakeTimer } from "./fake-timer.ts";
import { createRandom, type Random } from "./random.ts";

/** What the product takes its time and its chance from; replaced by every run. */
const current: { clock: Clock; random: Random } = { clock: createClock(), random: createRandom(0) };

/** From here on the time and the chance of this process depend on the seed alone. */
export function beginRun(seed: number): Clock {
  current.clock = createClock();
  current.random = createRandom(seed ^ 0x5eed);
  return current.clock;
}

function randomUUID(): `${string}-${string}-${string}-${string}-${string}` {
  const hex = current.random.bytes(16).toString("hex");
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...groups, hex.slice(20)].join("-") as ReturnType<typeof randomUUID>;
}

function startTimer(isRepeated: boolean) {
  return (run: (...given: unknown[]) => void, milliseconds = 1, ...given: unknown[]) =>
    new FakeTimer(current.clock, () => run(...given), milliseconds, isRepeated);
}

function stopTimer(timer: unknown): void {
  if (timer instanceof FakeTimer) timer.close();
}

function delay<Value>(milliseconds = 1, value?: Value, { signal }: { signal?: AbortSignal } = {}) {
  return new Promise((resolve, reject) => {
    const timer = new FakeTimer(current.clock, () => resolve(value), milliseconds, false);
    signal?.addEventListener("abort", () => {
      timer.close();
      reject(signal.reason as Error);
    });
  });
}

/** Called once, before the product is imported. */
export function takeControl(): void {
  Object.assign(globalThis, {
    setTimeout: startTimer(false),
    setInterval: startTimer(true),
    clearTimeout: stopTimer,
    clearInterval: stopTimer,
  });
  Object.assign(promises, { setTimeout: delay });
  Object.assign(crypto, {
    randomUUID,
    randomBytes: (count: number) => current.random.bytes(count),
    randomInt: (limit: number) => current.random.below(limit),
  });
  syncBuiltinESMExports();
  Math.random = () => current.random.share();
  Date.now = () => current.clock.now().getTime();
  performance.now = () => current.clock.steady();
}
