import { expect, test, vi } from "vitest";
import { withTimeout } from "./with-timeout.ts";

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error("aborted"));
    signal.addEventListener("abort", () => reject(new Error("aborted")));
  });
}

test("a request is aborted after the timeout", async () => {
  await expect(withTimeout(5, undefined, untilAborted)).rejects.toThrow("aborted");
});

test("a request is aborted with the signal of its caller", async () => {
  const leaving = new AbortController();
  const request = withTimeout(60_000, leaving.signal, untilAborted);
  leaving.abort();
  await expect(request).rejects.toThrow("aborted");
  await expect(withTimeout(60_000, leaving.signal, untilAborted)).rejects.toThrow("aborted");
});

test("a response ends the timer", async () => {
  vi.useFakeTimers();
  expect(await withTimeout(1000, undefined, async () => "body")).toBe("body");
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
